import EarshotTesting
import SwiftUI
import Testing

@Suite("What a test is told that means nothing on the screen", .timeLimit(.minutes(10)))
@MainActor
struct ScreenErrorTests {
  private func message(_ name: String, number: Int? = nil, _ view: some View) async throws -> String {
    var text = ""
    try await hosting(view) { screen in
      let error = await #expect(throws: ScreenError.self) {
        try await screen.activate(name, number: number)
      }
      text = error?.message ?? ""
      #expect(error?.description.hasPrefix("\(text) (ScreenErrorTests.swift:") == true)
      #expect(screen.lastHeard == [])
    }
    return text
  }

  @Test("An unknown name is answered with the nearest names and what they are")
  func nearest() async throws {
    #expect(
      try await message("Refund", Twins())
        == "No element named \"Refund\". There are: \"Delete\" (button), \"Delete\" (button), \"Pay now\" (button)."
    )
    #expect(
      try await message("Pay mow", Twins()) == "No element named \"Pay mow\". Nearest: \"Pay now\" (button).")
    #expect(try await message("Pay", Twins()) == "No element named \"Pay\". Nearest: \"Pay now\" (button).")
    #expect(
      try await message("Refund", EmptyView())
        == "No element named \"Refund\". Nothing on the screen has one; see TreeText(screen.tree).")
  }

  @Test("A name that several elements have asks which one, and a number tells")
  func several() async throws {
    let wanted = "2 elements are named \"Delete\". Say which one is meant with number: 1 to 2."
    #expect(try await message("Delete", Twins()) == wanted)
    #expect(try await message("Delete", number: 3, Twins()) == wanted)
    try await hosting(Twins()) { screen in
      let second = try screen.element(named: "Delete", number: 2)
      let first = try screen.element(named: "Delete", number: 1)
      #expect(first.frame.maxY <= second.frame.minY)
    }
  }

  @Test("A failure names the line that asked")
  func place() async throws {
    try await hosting(Twins()) { screen in
      let error = await #expect(throws: ScreenError.self) { try await screen.focus("Refund") }
      #expect(error?.location.line == #line - 1)
      #expect(error?.description.hasSuffix(" (ScreenErrorTests.swift:\(#line - 2))") == true)
    }
  }

  @Test("An action that does not exist is answered with those that do")
  func actions() async throws {
    try await hosting(Twins()) { screen in
      let error = await #expect(throws: ScreenError.self) {
        try await screen.perform("Refund", on: "Pay now")
      }
      #expect(
        error?.message
          == "\"Pay now\" has no action named \"Refund\" and no other. Give it one: accessibilityAction.")
    }
  }

  @Test("Activating a dimmed control is an error, and nothing is tapped")
  func dimmed() async throws {
    let wanted =
      "\"Pay now\" is dimmed now, so activating it does nothing. Do first what enables it; screen.focus hears it."
    #expect(try await message("Pay now", Button("Pay now") {}.disabled(true)) == wanted)
  }

  @Test("A screen inside the test of another one is an error at once, and the outer one goes on")
  func nested() async throws {
    try await hosting(Twins(), name: "Twins") { screen in
      let error = await #expect(throws: ScreenError.self) {
        try await hosting(Text("x"), name: "Words") { _ in }
      }
      #expect(
        error?.message
          == "Words is hosted inside the test of Twins, and one screen is there at a time. Host it after the other's body."
      )
      let outer = try screen.element(named: "Pay now")
      #expect(outer.label?.string == "Pay now")
    }
    try await hosting(Text("x"), name: "Words") { screen in #expect(screen.heard == ["x"]) }
  }
}
