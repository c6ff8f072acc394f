import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine

@Suite("What a script prints", .timeLimit(.minutes(10)))
struct ScriptTranscriptTests {
  @Test("K3: a script hears More Content entry by entry and fails with the smallest difference and its line")
  func failing() async throws {
    let driven = try await DrivenScript(ScriptGolden.failingScript, DrivenScript.kennel)
    #expect(driven.text == ScriptGolden.failing)
    #expect(driven.failures.map(\.line.number) == [4, 5, 7, 8, 9, 11])
  }

  @Test("K5: a script opens the menu by keys, walks it with the arrows and closes it")
  func menu() async throws {
    let driven = try await DrivenScript(
      ScriptGolden.menuScript, DrivenScript.kennel, with: VoiceOver(Dialect(.macOS)))
    #expect(driven.text == ScriptGolden.menu)
    #expect(driven.failures == [])
  }

  @Test("K4: a script turns the rotor to Speaking Rate; the seconds of what follows fall")
  func rate() async throws {
    let driven = try await DrivenScript(ScriptGolden.rateScript, DrivenScript.kennel)
    #expect(driven.text == ScriptGolden.rate)
    #expect(driven.failures == [])
  }

  @Test("What cannot be done is a failure that says what could")
  func impossible() async throws {
    let screen = AccessibilityNode.kennel([
      .stop("Delete", traits: .button), .stop("Delete", traits: .button), .stop("Pay now", traits: .button),
    ])
    let driven = try await DrivenScript(ScriptGolden.impossibleScript, screen)
    #expect(driven.text == ScriptGolden.impossible)
    let several = "2 elements are named \"Delete\". Say which one: select \"Delete\" 1 to 2."
    for (line, message) in [
      ("select \"Pay mow\"", "No element named \"Pay mow\". Nearest: \"Pay now\" (button)."),
      ("select \"Delete\"", several), ("select \"Delete\" 3", several),
    ] {
      let failed = try await DrivenScript(line, screen)
      #expect(failed.failures.flatMap(\.lines) == [message], "\(line)")
    }
  }

  @Test(
    "K9: each channel of More Content is seen where it answers",
    arguments: [
      (.speak, ["  Bailey, beagle, Three years. More content available."]),
      (.playSound, ["  (sound: more content available)", "  Bailey, beagle, Three years"]),
      (.changePitch, ["  Bailey, beagle, Three years", "  (higher pitch: Bailey, beagle)"]),
      (.braille, ["  Bailey, beagle, Three years", "  (braille: More content available)"]),
      (.nothing, ["  Bailey, beagle, Three years"]),
    ] as [(Verbosity.Channel, [String])])
  func channels(channel: Verbosity.Channel, wanted: [String]) async throws {
    let session = Session(source: StaticSource(AccessibilityTree(DrivenScript.kennel)))
    let voiceOver = VoiceOver(verbosity: Verbosity(moreContent: channel))
    try await session.start()
    let records = try await session.turnOn(voiceOver)
    var transcript = ScriptTranscript(.conversation)
    let text = transcript.beginning(of: "Kennel", records, with: voiceOver)
    let lines = text.split(separator: "\n").dropFirst().map { line in
      line.hasSuffix(" s") ? String(line.prefix(80).trimmingSuffix { $0 == " " }) : String(line)
    }
    #expect(lines == wanted)
  }

  @Test("The uncertain rules are listed with the lines they are heard in")
  func rules() async throws {
    let screen = AccessibilityNode.kennel([
      .stop("Adopt", traits: .button), .stop("Self-release", hint: "Drag over zombies."),
    ])
    let driven = try await DrivenScript("right\nwait\nleft\nright\nwait", screen, listsRules: true)
    #expect(driven.text.hasSuffix(ScriptGolden.rules))
  }

  @Test("B5: the same script on the same screen gives the same text")
  func same() async throws {
    var texts: Set<String> = []
    for _ in 0..<3 {
      texts.insert(try await DrivenScript(ScriptGolden.failingScript, DrivenScript.kennel).text)
    }
    #expect(texts.count == 1)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    lastIndex { !isDropped($0) }.map { self[...$0] } ?? ""
  }
}
