import AccessibilityModel
import EarshotSession
import Foundation
import Testing

@testable import AppBuilding
@testable import Conforming

@Suite("The screens of the conformance kit")
struct ConformanceTableTests {
  private static let folder = DevelopmentPrefix.root.appending(path: "Conformance").path

  @Test("B14: every uncertain rule is settled by a screen, and every screen of the table is in the app")
  func coverage() throws {
    let table = try ConformanceKit.table(of: Self.folder)
    let settled = Set(table.screens.flatMap(\.rules))
    #expect(UncertainRule.all.map(\.name).filter { !settled.contains($0) } == [])
    let files = try FileManager.default.subpathsOfDirectory(atPath: "\(Self.folder)/App/Screens")
      .filter { $0.hasSuffix(".swift") }
    let code = try files.map {
      try String(contentsOfFile: "\(Self.folder)/App/Screens/\($0)", encoding: .utf8)
    }.joined()
    let shown = code.matches(of: /KitScreen\(\s*"([a-z0-9-]+)"/).map { String($0.1) }
    #expect(shown.count == Set(shown).count)
    #expect(Set(shown) == Set(table.screens.map(\.id)))
  }

  @Test(
    "A line of the table that makes no sense is told with its number",
    arguments: [
      ("a\tswitch.order\t-", "screens.tsv:1: A screen has an id, its rules, its setup and its steps"),
      ("a\tswitch.ordre\t-\t", "screens.tsv:1: No uncertain rule \"switch.ordre\". Nearest: switch.order."),
      ("a\tswitch.order\twatch\t", "screens.tsv:1: \"watch\" is no setup."),
      ("a\tswitch.order\tspoken rate = fast\t", "screens.tsv:1: \"spoken rate = fast\" is no setting"),
      ("a\tswitch.order\t-\tflick sideways", "screens.tsv:1: \"a\" has steps that make no sense"),
      ("a\tswitch.order\t-\texpect silence", "screens.tsv:1: \"expect silence\" is no step"),
      ("a\tswitch.order\t-\t\na\tswitch.order\t-\t", "screens.tsv:2: Two screens are called \"a\"."),
    ])
  func wrong(line: String, message: String) {
    do throws(ConformanceError) {
      _ = try ConformanceTable(reading: line, name: "screens.tsv")
      Issue.record("It was read.")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test("A recording is read as it was written, and what was not recorded stays unknown")
  func roundTrip() throws {
    var step = RecordedStep("right")
    step.heard = ["Airplane mode, switch button, on"]
    step.pauses = [1]
    step.includes = ["mode"]
    step.lacks = ["off"]
    let screen = RecordedScreen(
      [RecordedStep("start"), step],
      publication: Publication(
        source: "https://example.com", date: "2024-01-26", system: "iOS 17", rule: "1.5.3 switch"))
    let recording = ConformanceRecording(
      system: "iOS 26, iPhone", method: "captions", source: "a talk", screens: [("switch-order", screen)])
    let read = try ConformanceRecording(reading: recording.text)
    #expect(read == recording)
    #expect(read["switch-order"]?.steps.first?.isEmpty == true)
  }

  @Test("A screen may settle no uncertain rule, and the origin of a fact is whole")
  func noRule() throws {
    let table = try ConformanceTable(reading: "a\t-\t-\tright", name: "screens.tsv")
    #expect(table.screens.map(\.rules) == [[]])
    let half = """
      {"format": "earshot.conformance", "version": 1, "system": "a", "method": "quotations",
       "screens": [{"id": "x", "source": "https://example.com", "steps": [{"do": "start"}]}]}
      """
    do throws(ConformanceError) {
      _ = try ConformanceRecording(reading: half)
      Issue.record("It was read.")
    } catch {
      #expect(error.description == "Screen \"x\" has half an origin. Give it \"source\" and \"rule\".")
    }
  }

  @Test("Of a quotation the words count, one behind the other, and not capitals, marks and utterances")
  func quotations() {
    func screen(_ change: (inout RecordedStep) -> Void) -> RecordedScreen {
      var step = RecordedStep("start")
      change(&step)
      return RecordedScreen([step])
    }
    let here = screen { $0.heard = ["Let Bailey's card in, 48%, adjustable", "Swipe up."] }
    let same = screen { $0.heard = ["let Bailey’s card in. 48%. Adjustable - swipe-up"] }
    #expect(same.difference(from: here, quotes: true) == nil)
    #expect(same.difference(from: here)?.part == "heard")
    #expect(screen { $0.heard = ["48%, adjustable"] }.difference(from: here, quotes: true)?.part == "heard")
    #expect(screen { $0.heard = [] }.difference(from: here, quotes: true)?.part == "heard")
    #expect(screen { $0.includes = ["48%, Adjustable"] }.difference(from: here) == nil)
    #expect(screen { $0.includes = ["adjustable, 48%"] }.difference(from: here)?.part == "includes")
    #expect(screen { $0.includes = [""] }.difference(from: here)?.part == "includes")
    #expect(screen { $0.lacks = ["dimmed"] }.difference(from: here) == nil)
    #expect(screen { $0.lacks = ["swipe up"] }.difference(from: here)?.part == "lacks")
  }

  @Test("Places may be some points apart and silences a little; words and other numbers may not")
  func tolerance() {
    func screen(_ change: (inout RecordedStep) -> Void) -> RecordedScreen {
      var step = RecordedStep("right")
      step.heard = ["Page 2"]
      step.shown = ["(button at 359,426, 40 %)"]
      step.pauses = [1]
      change(&step)
      return RecordedScreen([step])
    }
    let here = screen { _ in }
    #expect(here.difference(from: here) == nil)
    #expect(screen { $0.shown = ["(button at 361,424, 40 %)"] }.difference(from: here) == nil)
    #expect(screen { $0.shown = ["(button at 379,426, 40 %)"] }.difference(from: here)?.part == "shown")
    #expect(screen { $0.shown = ["(button at 359,426, 41 %)"] }.difference(from: here)?.part == "shown")
    #expect(screen { $0.heard = ["Page 3"] }.difference(from: here)?.part == "heard")
    #expect(screen { $0.pauses = [1.2] }.difference(from: here) == nil)
    #expect(screen { $0.pauses = [2] }.difference(from: here)?.part == "pauses")
    #expect(screen { $0.heard = nil }.difference(from: here) == nil)
    #expect(screen { $0.action = "left" }.difference(from: here)?.part == "steps")
  }
}
