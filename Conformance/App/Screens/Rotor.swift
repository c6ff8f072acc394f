import SwiftUI
import UIKit

/// The rotor: which entries it has, and what flicks do.
extension KitScreen {
  static let rotor: [KitScreen] = [
    KitScreen("rotor-offers") { Text("Bailey") },
    KitScreen("rotor-context-place") {
      Text("Bailey")
        .accessibilityAction(named: "Adopt") {}
        .accessibilityCustomContent("Age", "three years")
    },
    KitScreen("rotor-lost-entry") {
      VStack(spacing: 40) {
        Text("Good dog").accessibilityAction(named: "Adopt") {}
        Text("Very good dog")
      }
    },
    KitScreen("rotor-automatic") {
      Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityAction(named: "Mute") {}
    },
    KitScreen("rotor-no-match") { Text("Bailey") },
    KitScreen("rotor-step") { Text("Bailey") },
    KitScreen("rotor-text") { Text("Weight").accessibilityValue("25 pounds") },
    KitScreen("adjust-turned-away") { Volume() },
    KitScreen("rows-search") {
      List(0..<1000) { row in
        Text("Row \(row)").accessibilityAddTraits(row == 200 ? .isHeader : [])
      }
    },
    KitScreen("rows-entering") {
      VStack {
        List(0..<100) { Text("Row \($0)") }.frame(height: 400)
        Button("Done") {}
      }
    },
    KitScreen("text-phonetic") { Text("Ham") },
  ]
}

/// A slider that keeps its value.
private struct Volume: View {
  @State private var value = 0.5

  var body: some View { Slider(value: $value) { Text("Volume") } }
}
