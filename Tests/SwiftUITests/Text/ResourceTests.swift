import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Words by a resource")
struct ResourceTests {
  private static let title: LocalizedStringResource = "Adopt"

  @Test("Controls, titles and what is said of views take resources")
  func everywhere() throws {
    try HeardScreen.showing {
      NavigationStack {
        VStack {
          Button(Self.title) {}
          Button(Self.title, systemImage: "dog") {}
          Label(Self.title, systemImage: "dog")
          Toggle(Self.title, isOn: .constant(true))
          TextField(Self.title, text: .constant("Rex"))
          Section(Self.title) { Text("Rex") }
          Text("Rex").accessibilityLabel(Self.title)
        }
        .navigationTitle(Self.title)
      }
    } _: { screen in
      #expect(
        screen.heard() == [
          "Adopt, heading", "Adopt, button", "Adopt, button", "Adopt",
          "Adopt, switch button, on. Double tap to toggle setting.",
          "Rex, text field. Double tap to edit.", "Adopt, heading", "Rex", "Adopt",
        ])
    }
  }
}
