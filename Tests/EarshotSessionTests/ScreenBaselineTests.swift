import AccessibilityModel
import EarshotSession
import Testing

@Suite("Screens that a project keeps")
struct ScreenBaselineTests {
  private let kept = ScreenBaseline([
    .init(name: "Pay", lines: ["Total, 12", "Pay now, button", "! says too much"]),
    .init(name: "Help", lines: ["Help, heading"]),
  ])

  @Test("B3: what is kept is read as it was written")
  func text() throws {
    #expect(try ScreenBaseline(reading: kept.text) == kept)
    #expect(kept.text.contains("\nPay\n  Total, 12\n  Pay now, button\n  ! says too much\n"))
  }

  @Test("B3: only what is otherwise is told, line by line, and a screen that is gone")
  func changes() throws {
    #expect(kept.changes(to: kept) == [])
    let newer = ScreenBaseline([
      .init(name: "New", lines: []), .init(name: "Pay", lines: ["Total, 13", "Pay now, button"]),
    ])
    #expect(
      kept.changes(to: newer) == [
        "Changed: Pay\n  - Total, 12\n  + Total, 13\n  - ! says too much", "No longer there: Help",
      ])
    #expect(kept.names(newIn: newer) == ["New"])
  }

  @Test("Screens by one name are numbered, and lines in a name or an utterance are one line")
  func names() {
    let twice = ScreenBaseline([.init(name: "Pay", lines: ["One\ntwo"]), .init(name: "Pay", lines: [])])
    #expect(twice.screens.map(\.name) == ["Pay", "Pay (2)"])
    #expect(twice.screens.first?.lines == ["One two"])
  }

  @Test("A line that is below no screen is told with its number")
  func nonsense() {
    let error = #expect(throws: ScreenBaselineError.self) { try ScreenBaseline(reading: "# a\n  lost\n") }
    #expect(error?.description == "Line 2 is below no screen: \"lost\". Write the file anew with --freeze.")
  }
}
