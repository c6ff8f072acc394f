import SwiftUI
import UIKit

/// The rules of utterances once more, on other elements.
extension KitScreen {
  static let moreUtterances: [KitScreen] = [
    KitScreen("utterance-ending-heading") {
      Text("Bailey")
        .accessibilityAddTraits(.isHeader)
        .accessibilityHint("Opens the card.")
        .accessibilityAction(named: "Adopt") {}
        .accessibilityCustomContent("Age", "three years")
    },
    KitScreen("utterance-ending-image") {
      Image(systemName: "star")
        .accessibilityLabel("Bailey")
        .accessibilityHint("Opens the card.")
        .accessibilityAction(named: "Adopt") {}
        .accessibilityCustomContent("Age", "three years")
    },
    KitScreen("all-spoken-two") {
      Text("Bailey")
        .accessibilityCustomContent("Age", "three years", importance: .high)
        .accessibilityCustomContent("Weight", "25 pounds", importance: .high)
    },
    KitScreen("all-spoken-button") {
      Button("Bailey") {}.accessibilityCustomContent("Age", "three years", importance: .high)
    },
    KitScreen("hint-pause-switch") { Toggle("Airplane mode", isOn: .constant(true)) },
    KitScreen("hint-pause-field") { TextField("Name", text: .constant("")) },
    KitScreen("hint-pause-slider") { Slider(value: .constant(0.5)) { Text("Volume") } },
    KitScreen("high-content-place-switch") {
      Toggle("Adopted", isOn: .constant(true))
        .accessibilityCustomContent("Age", "three years", importance: .high)
    },
    KitScreen("high-content-place-image") {
      Image(systemName: "star")
        .accessibilityLabel("Bailey")
        .accessibilityCustomContent("Age", "three years", importance: .high)
    },
    KitScreen("content-without-value-two") {
      Text("Bailey")
        .accessibilityCustomContent("Age", "three years")
        .accessibilityCustomContent("Vaccinated", "")
    },
    KitScreen("switch-order-off") { Toggle("Airplane mode", isOn: .constant(false)) },
    KitScreen("switch-order-dimmed") { Toggle("Airplane mode", isOn: .constant(true)).disabled(true) },
    KitScreen("switch-order-list") { List { Toggle("Airplane mode", isOn: .constant(true)) } },
    KitScreen("selected-place-text") { Text("Red").accessibilityAddTraits(.isSelected) },
    KitScreen("selected-place-heading") {
      Text("Red").accessibilityAddTraits([.isSelected, .isHeader])
    },
    KitScreen("selected-place-uikit") {
      let red = button("Red")
      red.isSelected = true
      return [red]
    },
    KitScreen("heading-level-1") {
      Text("Breeds").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
    },
    KitScreen("heading-level-3") {
      Text("Breeds").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
    },
    KitScreen("heading-level-6") {
      Text("Breeds").accessibilityAddTraits(.isHeader).accessibilityHeading(.h6)
    },
    KitScreen("mac-hint-link") { Link("Terms", destination: URL(filePath: "/terms")) },
    KitScreen("cursor-refocus-last") { Shrinking(removed: 3) },
    KitScreen("cursor-refocus-middle") { Shrinking(removed: 2) },
    KitScreen("cursor-boundary-start") { Text("Alone") },
    KitScreen("activation-unchanged-uikit") { [button("Refresh")] },
    KitScreen("activation-unchanged-tap") {
      Text("Refresh").onTapGesture {}.accessibilityAddTraits(.isButton)
    },
    KitScreen("pop-up-button-menu") { Menu("Sort") { Button("By name") {} } },
  ]
}

/// Four buttons of which one removes itself.
private struct Shrinking: View {
  let removed: Int
  @State private var isThere = true

  var body: some View {
    VStack(spacing: 40) {
      ForEach(0..<4, id: \.self) { number in
        if number != removed || isThere { Button("Button \(number)") { isThere = number != removed } }
      }
    }
  }
}
