import AccessibilityModel
import EffortEngine
import Testing

@Suite("Prices that a project keeps", .timeLimit(.minutes(10)))
struct EffortListTests {
  @Test("Barriers are kept by kind and name, and one that is not kept is told, wherever it lies now")
  func barriers() throws {
    let walk = AccessWalk(SurveyScreen.combined, limit: 2_000)
    #expect(!walk.barriers.isEmpty)
    let table = EffortTable(SurveyScreen.combined)
    let plain = EffortList([("Cell", table)])
    let kept = EffortList([("Cell", table)], barriers: [("Cell", walk.barriers)])
    #expect(!plain.text.contains("ghost"))
    #expect(kept.text.contains("\tghost\t1\n"))
    let again = try EffortList(reading: kept.text)
    #expect(again == kept)
    #expect(again.barriers(newIn: kept) == [])
    var moved = walk.barriers
    for index in moved.indices { moved[index].message += " elsewhere" }
    #expect(again.barriers(newIn: EffortList([("Cell", table)], barriers: [("Cell", moved)])) == [])
    let twice = EffortList([("Cell", table)], barriers: [("Cell", walk.barriers + walk.barriers.prefix(1))])
    #expect(again.barriers(newIn: twice).count == 1)
    let told = plain.barriers(newIn: kept)
    #expect(told.count == Set(walk.barriers.map { "\($0.kind) \($0.subject)" }).count)
    #expect(told.contains { $0.description.hasPrefix("Cell: ghost: \"") })
    #expect(kept.barriers(newIn: plain) == [])
  }

  @Test("B3: what is written is read again, and the same prices rise nowhere")
  func frozen() throws {
    let list = EffortList([("Cell", EffortTable(SurveyScreen.separate))])
    let again = try EffortList(reading: list.text)
    #expect(again == list)
    #expect(again.rises(to: list) == [])
    #expect(list.text.contains("Cell\tTake Survey\tVoice Control\t1\n"))
  }

  @Test("B3: a price that rises is told with action, technology, before and after")
  func rises() {
    let before = EffortList([("Cell", EffortTable(SurveyScreen.settled))])
    let after = EffortList([("Cell", EffortTable(SurveyScreen.combined))])
    let rises = before.rises(to: after).map(\.description)
    #expect(rises.contains("Cell: \"Take Survey\" in Voice Control: 1 word before, 5 words now"))
    #expect(!rises.contains { $0.contains("\"Take Survey\" in VoiceOver") })
    #expect(after.rises(to: before).allSatisfy { $0.key.technology != .voiceControl })
  }

  @Test("B3: what cannot be had any more has risen, and what is gone from the screen is told apart")
  func gone() {
    let before = EffortList([("Pay", EffortTable(.screen([.control(1, "Pay"), .control(2, "Help")])))])

    let after = EffortList([("Pay", EffortTable(.screen([.control(1, "Pay", y: 5_000)])))])
    #expect(
      before.rises(to: after).map(\.description).contains(
        "Pay: \"Pay\" in Voice Control: 1 word before, never now"))
    #expect(before.actions(missingIn: after) == ["Pay: \"Help\""])
  }

  @Test("B3: previews without a name are told by what can be done there, whatever their line")
  func unnamed() {
    let pay = EffortTable(.screen([.control(1, "Pay"), .control(2, "Help")]))
    let longer = EffortTable(.screen([.control(1, "Pay"), .control(3, "Pay"), .control(2, "Help")]))
    let dogs = EffortTable(.screen([.control(1, "Bailey"), .control(2, "Duke")]))
    let before = EffortList([("Pay.swift:3", pay), ("Pay.swift:9", dogs)])
    let moved = EffortList([("Pay.swift:9", pay), ("Pay.swift:15", dogs)])
    #expect(before.rises(to: moved) == [])
    #expect(before.actions(missingIn: moved) == [])
    let dearer = EffortList([("Pay.swift:4", dogs), ("Pay.swift:10", longer)])
    #expect(
      before.rises(to: dearer).map(\.description).contains(
        "Pay.swift:3: \"Pay\" in Voice Control: 1 word before, 2 words now"))
    #expect(before.actions(missingIn: dearer) == [])
    let counted = EffortList([("Pay.swift preview 1", dogs), ("Pay.swift preview 2", pay)])
    #expect(before.rises(to: counted) == [])
    #expect(before.actions(missingIn: counted) == [])
    #expect(counted.actions(missingIn: before) == [])
    let other = EffortList([("Pay.swift:3", dogs)])
    #expect(
      before.actions(missingIn: other) == ["Pay.swift:3: \"Help\"", "Pay.swift:3: \"Pay\""])
  }

  @Test("Several actions of one name are numbered")
  func equalNames() {
    let list = EffortList([("List", EffortTable(.screen([.control(1, "Delete"), .control(2, "Delete")])))])
    #expect(list.text.contains("List\tDelete (2)\tVoice Control\t2\n"))
  }

  @Test(
    "A line that makes no sense is told with its number",
    arguments: ["one", "a\tb\tVoiceOver\t-1", "a\tb\tMorse\t3"])
  func wrong(line: String) {
    #expect(throws: EffortListError.self) { try EffortList(reading: "# prices\n\(line)\n") }
    do throws(EffortListError) {
      _ = try EffortList(reading: "# prices\n\(line)\n")
    } catch {
      #expect(error.line == 2)
      #expect(error.description.hasSuffix("Write the file anew with --freeze."))
    }
  }
}
