import AccessibilityModel
import Foundation
import Testing

@testable import AppBuilding
@testable import Conforming

extension LiveTests {
  @Suite("earshot conform")
  struct ConformTests {
    @Test(
      "B14: every choice for a rule is told from the usual one by a screen of the kit, but where nothing tells"
    )
    func choices() async throws {
      let installation = try Installation(prefix: DevelopmentPrefix.path())
      let toolchain = try Toolchain.find(in: ProcessInfo.processInfo.environment["PATH"] ?? "")
      var said: [String] = []
      let kit = try ConformanceKit(
        installation.conformance, installation, toolchain,
        cache: CacheFolder(path: "\(DevelopmentPrefix.cache)/earshot"),
        limits: AppLimits(seconds: 60), say: { said.append($0) })
      #expect(said == [])
      var told: Set<String> = []
      // The first screen of each rule; those behind it show the rule on other elements.
      let screens = kit.table.screens.filter { screen in
        let isFirst = !told.isSuperset(of: screen.rules)
        told.formUnion(screen.rules)
        return isFirst
      }
      let table = try await ChoiceTable(of: screens, kit)
      // The rotor is a ring: whether what an element brings stands at its beginning or its end, turns are the same.
      #expect(table.undecided == ["rotor.contextPlace=behind the ticked entries"])
    }

    @Test("B14: what is recorded here is heard here, all of it")
    func agreement() throws {
      let folder = try TemporaryFolder()
      let recorded = try ToolRun("conform", "--record", in: folder)
      #expect(recorded.status == 0)
      try folder.write(recorded.output, to: "self.json")
      let run = try ToolRun("conform", "self.json", in: folder)
      #expect(run.status == 0, "\(run.output)")
      let whole =
        /^Earshot: ([0-9]+) of \1 screens are heard as recorded\n\n149 rules agree; --all lists them\./
      #expect(run.output.firstMatch(of: whole) != nil, "\(run.output)")
    }

    @Test(
      "B14: planted differences are told by rule, with the choices that agree, as settings for all commands")
    func planted() throws {
      let folder = try TemporaryFolder()
      let ids = ["switch-order", "switch-order-uikit", "control-stepper", "hint-pause", "cursor-boundary"]
      let recorded = try ToolRun(
        arguments: ["conform", "--record"] + ids + [
          "--rule", "switch.order=state, role", "--rule", "control.stepper=buttons",
        ], in: folder)
      let text = recorded.output.replacing("Opens the card.", with: "Opens a card.")
      try folder.write(text, to: "device.json")
      let run = try ToolRun("conform", "device.json", "--write", "device.settings", "--all", in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Earshot: 1 of 5 screens are heard as recorded\n"))
      for line in [
        "! switch.order = role, state: 0 of 2\n    would agree: switch.order = state, role\n",
        "! control.stepper = adjustable: 0 of 1\n    would agree: control.stepper = buttons\n",
        "! hint.pause = 1 s: 0 of 1\n", "  cursor.boundary = sound: 1 of 1\n",
        """
        hint-pause (hint.pause), step 1, after "wait", heard:
          recorded  "Opens a card."
          here      "Opens the card."
          No choice for a rule makes it so.
        """, "With these choices all but hint-pause would be heard as recorded:\n",
      ] {
        #expect(run.output.contains(line), "\(run.output)")
      }
      try folder.write(
        """
        import SwiftUI

        #Preview("Plane") { Toggle("Airplane mode", isOn: .constant(true)) }

        """, to: "Plane.swift")
      let heard = try ToolRun(
        "hear", "Plane.swift", "--settings", "device.settings", "--format", "captions", in: folder)
      #expect(heard.output.hasPrefix("Airplane mode, on, switch button"))
      let again = try ToolRun("conform", "device.json", "--settings", "device.settings", in: folder)
      #expect(again.output.hasPrefix("Earshot: 4 of 5 screens are heard as recorded\n"))
    }

    @Test("What comparing finds is a document too, with every rule, what differs and the better choices")
    func document() throws {
      let folder = try TemporaryFolder()
      let ids = ["switch-order", "hint-pause", "cursor-boundary"]
      let recorded = try ToolRun(
        arguments: ["conform", "--record"] + ids + ["--rule", "switch.order=state, role"], in: folder)
      try folder.write(
        recorded.output.replacing("Opens the card.", with: "Opens a card."), to: "device.json")
      let run = try ToolRun("conform", "device.json", "--format", "json", in: folder)
      #expect(run.status == 1)
      let whole = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(whole?["format"] as? String == "earshot.conform")
      let found = try #require(whole?["conform"] as? [String: Any])
      #expect(found["screens"] as? Int == 3)
      #expect(found["asRecorded"] as? Int == 1)
      #expect(found["choices"] as? [String: String] == ["switch.order": "state, role"])
      let rules = try #require(found["rules"] as? [[String: Any]])
      let order = try #require(rules.first { $0["name"] as? String == "switch.order" })
      #expect(order["better"] as? String == "state, role")
      #expect(order["screens"] as? [String] == ["switch-order"])
      #expect(order["asRecorded"] as? [String] == [])
      let differences = try #require(found["differences"] as? [[String: Any]])
      let hint = try #require(differences.first { $0["screen"] as? String == "hint-pause" })
      #expect(hint["recorded"] as? String == "\"Opens a card.\"")
      #expect(hint["here"] as? String == "\"Opens the card.\"")
      let refused = try ToolRun("conform", "--record", "--format", "json", in: folder)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("--format json tells what comparing a recording finds."))
    }

    @Test("B14: a quotation counts by its words, and one that differs is told with its source and its rule")
    func quotations() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        {
          "format": "earshot.conformance", "version": 1, "system": "VoiceOver", "method": "quotations",
          "screens": [
            {
              "id": "switch-order", "source": "https://example.com/one", "rule": "1.5.3 switch",
              "steps": [{"do": "start", "heard": ["Airplane mode. Switch button. On."]}]
            },
            {
              "id": "switch-order-off", "source": "https://example.com/two", "date": "2024", "system": "iOS 17",
              "rule": "1.5.3 switch", "steps": [{"do": "start", "includes": ["off, switch button"]}]
            },
            {
              "id": "cursor-boundary", "source": "https://example.com/three", "rule": "1.1 F3",
              "steps": [{"do": "start", "lacks": ["alone"]}]
            }
          ]
        }
        """, to: "quoted.json")
      let run = try ToolRun("conform", "quoted.json", in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("VoiceOver: 1 of 3 screens are heard as recorded\n"), "\(run.output)")
      for line in [
        "By rule of behaviour:\n! 1.5.3 switch: 1 of 2\n! 1.1 F3: 0 of 1\n",
        """
        switch-order-off (switch.order), step 0, at the start, includes:
          recorded  "off, switch button"
          here      "Airplane mode, switch button, off"
          source    iOS 17, 2024, https://example.com/two
          It is so with switch.order = state, role.
        """,
        "cursor-boundary (cursor.boundary), step 0, at the start, lacks:\n  recorded  \"alone\"\n",
      ] {
        #expect(run.output.contains(line), "\(run.output)")
      }
    }

    @Test("A form has every step and nothing that was heard, so that it agrees with everything")
    func form() throws {
      let folder = try TemporaryFolder()
      let form = try ToolRun("conform", "--form", "cursor-boundary", in: folder)
      #expect(form.output.contains("\"do\": \"start\", \"heard\": null"))
      #expect(form.output.contains("\"do\": \"right\", \"heard\": null"))
      try folder.write(
        form.output.replacing(
          "\"do\": \"right\", \"heard\": null", with: "\"do\": \"right\", \"heard\": [\"More\"]"),
        to: "typed.json")
      let run = try ToolRun("conform", "typed.json", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("recorded  \"More\""))
    }

    @Test(
      "What cannot be compared is told in a line, with status 2",
      arguments: [
        ("nonsense", "It is no JSON"), ("{}", "It is no recording of this version."),
        (#"{"format":"earshot.conformance","version":1,"system":"a","method":"b"}"#, "It lacks"),
        (
          #"{"format":"earshot.conformance","version":1,"system":"a","method":"b","screens":[{"id":"x","steps":[{"do":"right","heard":"a"}]}]}"#,
          "Step 1 of \"x\" makes no sense."
        ),
      ])
    func wrong(text: String, message: String) throws {
      let folder = try TemporaryFolder()
      try folder.write(text, to: "wrong.json")
      let run = try ToolRun("conform", "wrong.json", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.output == "")
    }

    @Test("An unknown screen is told with the nearest, and a missing file or kit with what to do")
    func missing() throws {
      let folder = try TemporaryFolder()
      let screen = try ToolRun("conform", "--form", "switch-ordre", in: folder)
      #expect(screen.status == 2)
      #expect(screen.errors.contains("No screen \"switch-ordre\". Nearest: switch-order"))
      let kit = try ToolRun("conform", "--form", "--kit", "nowhere", in: folder)
      #expect(kit.status == 2)
      #expect(kit.errors.contains("Name its folder with --kit."))
      #expect(try ToolRun("conform", "none.json", in: folder).status == 2)
    }
  }
}
