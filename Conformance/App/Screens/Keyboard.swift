import SwiftUI
import UIKit

/// Full Keyboard Access: where Tab and arrows go.
extension KitScreen {
  static let keyboard: [KitScreen] = [
    KitScreen("keyboard-singles") { ThreeButtons() },
    KitScreen("keyboard-ends") { ThreeButtons() },
    KitScreen("keyboard-entry") { GroupAndButton() },
    KitScreen("keyboard-edges") { GroupAndButton() },
    KitScreen("keyboard-value-arrows") { KeySlider() },
    KitScreen("keyboard-fields") {
      let field = UITextField()
      field.placeholder = "Name"
      return [field, button("Done")]
    },
    KitScreen("keyboard-leaving") { KeyFields() },
  ]
}

/// Three buttons outside every group.
private struct ThreeButtons: View {
  var body: some View {
    VStack(spacing: 40) {
      Button("One") {}
      Button("Two") {}
      Button("Three") {}
    }
  }
}

/// A list, which is a group, and a button behind it.
private struct GroupAndButton: View {
  var body: some View {
    VStack {
      List {
        Button("Walk") {}
        Button("Feed") {}
      }
      .frame(height: 300)
      Button("Done") {}
    }
  }
}

/// A slider that keeps its value.
private struct KeySlider: View {
  @State private var value = 0.5

  var body: some View { Slider(value: $value) { Text("Volume") } }
}

/// A field and a button.
private struct KeyFields: View {
  @State private var name = ""

  var body: some View {
    VStack(spacing: 40) {
      TextField("Name", text: $name)
      Button("Done") {}
    }
  }
}
