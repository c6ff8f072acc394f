import EarshotTesting
import SwiftUI
import Testing

@Suite("What a test is told that means nothing on the screen")
@MainActor
struct ScreenErrorTests {
  private func message(_ name: String, number: Int? = nil, _ view: some View) async throws -> String {
    var text = ""
    try await hosting(view) { screen in
      let error = await #expect(throws: ScreenError.self) {
        try await screen.activate(name, number: number)
      }
      text = error?.description ?? ""
      #expect(screen.latest == [])
    }
    return text
  }

  @Test("An unknown name is answered with the nearest names and what they are")
  func nearest() async throws {
    #expect(
      try await message("Pay", Twins())
        == "No element named \"Pay\". There are: \"Delete\" (button), \"Delete\" (button), \"Pay now\" (button)."
    )
    #expect(
      try await message("Pay mow", Twins()) == "No element named \"Pay mow\". Nearest: \"Pay now\" (button).")
    #expect(
      try await message("Pay", EmptyView())
        == "No element named \"Pay\". Nothing on the screen has one; see TreeText(screen.tree).")
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

  @Test("An action that does not exist is answered with those that do")
  func actions() async throws {
    try await hosting(Twins()) { screen in
      let error = await #expect(throws: ScreenError.self) {
        try await screen.perform("Refund", on: "Pay now")
      }
      #expect(
        error?.description
          == "\"Pay now\" has no action named \"Refund\" and no other. Give it one: accessibilityAction.")
    }
  }
}
