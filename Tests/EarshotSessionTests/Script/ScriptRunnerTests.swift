import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine

@Suite("Running a script")
struct ScriptRunnerTests {
  private func failures(_ script: String, on source: any Source) async throws -> [Int] {
    try await DrivenScript(script, on: source).failures.map(\.line.number)
  }

  private func counting(_ reaction: @escaping ScriptedSource.Reaction) -> ScriptedSource {
    ScriptedSource(.screen([.stop("Count", value: "1", traits: .button), .stop("Help")]), reaction: reaction)
  }

  @Test("Each utterance has a line of its own, and what is heard beyond the last line fails it")
  func utterances() async throws {
    let announcing = { @Sendable (kind: Request.Kind) -> (AccessibilityNode?, [Notification], Answer) in
      guard case .activate(let id) = kind else { return (nil, [], .declined) }
      let saved = ["Alarm", "Saved"].map { Notification.announcement($0, priority: .high, queued: false) }
      return (.screen([.stop("Count", value: "2", traits: .button), .stop("Help")]), saved, .handled(by: id))
    }
    let one = "double tap\nwait 5s\nexpect \"Saved\""
    let two = one + "\nexpect \"2\""
    #expect(try await failures(two, on: counting(announcing)) == [])
    #expect(try await failures(one, on: counting(announcing)) == [3])
    #expect(try await failures(one + "\nright", on: counting(announcing)) == [3])
    #expect(
      try await failures("double tap\nwait 5s\nexpect \"2\"\nexpect \"2\"", on: counting(announcing)) == [3])
    #expect(try await failures("double tap", on: counting(announcing)) == [])
    let driven = try await DrivenScript(one, on: counting(announcing))
    #expect(driven.text.contains(ScriptGolden.unexpectedUtterance))
  }

  @Test("Time passes where a line waits and nowhere else; without a duration, until the hint was said")
  func time() async throws {
    let screen = AccessibilityNode.screen([.stop("Pay", hint: "Pays at once.")])
    let late = VirtualInstant.start.advanced(by: .seconds(30))
    let source = { ScriptedSource(screen, timeline: [(late, .screen([.stop("Paid")]))]) }
    #expect(
      try await failures(
        "expect \"Pay\"\nexpect silence\nwait\nexpect \"Pays at once.\"\nwait\nexpect silence\nexpect no sound",
        on: source()) == [2])
    #expect(try await failures("wait 29s\nexpect \"Pays at once.\"", on: source()) == [])
    #expect(
      try await failures("wait\nwait 30s\nexpect cursor \"Paid\"", on: source()) == [])
  }

  @Test("After quit nothing is done")
  func quit() async throws {
    let driven = try await DrivenScript("right\nquit\nexpect \"never\"", DrivenScript.kennel)
    #expect(driven.failures == [])
    #expect(driven.text.contains("  2  quit\n"))
    #expect(!driven.text.contains("never"))
  }

  @Test("The cursor is known by label or identifier, and nowhere is a place too")
  func cursor() async throws {
    let named = AccessibilityNode.stop("Pay").with(\.identifier, "pay-button")
    let driven = try await DrivenScript(
      "expect cursor \"Pay\"\nexpect cursor \"pay-button\"\nexpect cursor \"Pay now\"", .kennel([named]))
    #expect(driven.failures.map(\.line.number) == [3])
    let empty = try await DrivenScript("expect cursor \"Pay\"\nright\nselect \"Pay\"", .kennel([]))
    #expect(
      empty.failures.map { $0.lines.joined(separator: "|") } == [
        "expected    Pay|cursor on   nowhere",
        "No element named \"Pay\". VoiceOver stops at nothing here.",
      ])
  }

  @Test("A finger speaks what is at a point: a tap always, a drag where it comes to something else")
  func points() async throws {
    let screen = AccessibilityNode.kennel([
      AccessibilityNode.stop("Above").with(\.frame, Rect(x: 0, y: 0, width: 100, height: 40)),
      AccessibilityNode.stop("Below").with(\.frame, Rect(x: 0, y: 40, width: 100, height: 40)),
    ])
    let driven = try await DrivenScript(
      """
      tap 50 60
      expect "Below"
      tap 50 61
      expect "Below"
      touch 50 62
      expect silence
      touch 50 20
      expect "Above"
      """, screen)
    #expect(driven.failures == [])
  }

  @Test("Whatever is expected of whatever words, there is a difference exactly where they differ")
  func differences() async throws {
    let texts = ["Bailey", "Bailey, beagle", "Bailey, poodle", "a b a", "a a", "  ", "b"]
    for label in texts where label != "  " {
      for expected in texts {
        let driven = try await DrivenScript("expect \"\(expected)\"", .kennel([.stop(SpokenText(label))]))
        #expect(driven.failures.isEmpty == (label == expected), "\(label) | \(expected)")
        #expect(driven.text.contains("→") == (label != expected && sharesAnEnd(label, expected)))
      }
    }
  }

  private func sharesAnEnd(_ left: String, _ right: String) -> Bool {
    let (left, right) = (left.split { !$0.isLetter }, right.split { !$0.isLetter })
    return !right.isEmpty && (left.first == right.first || left.last == right.last)
  }
}
