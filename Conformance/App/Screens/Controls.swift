import Charts
import SwiftUI
import UIKit

/// What controls are.
extension KitScreen {
  static let controls: [KitScreen] = [
    KitScreen("control-stepper") { Stepper("Guests", value: .constant(2)) },
    KitScreen("control-menu-picker") {
      Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) }
    },
    KitScreen("control-named-picker") {
      Picker("Kind", selection: .constant(1)) { Text("Apple").tag(1) }.accessibilityLabel("Fruit")
    },
    KitScreen("control-menu") { Menu("Sort") { Button("By name") {} } },
    KitScreen("control-group-box") { GroupBox("Dog") { Text("Bailey") } },
    KitScreen("control-gauge") {
      Gauge(value: 0.5) {
        Text("Bowl")
      } currentValueLabel: {
        Text("half full")
      }
    },
    KitScreen("control-labeled-content") { LabeledContent("Version", value: "1.4") },
    KitScreen("control-spinner") { ProgressView() },
    KitScreen("control-color-picker") { ColorPicker("Collar", selection: .constant(.red)) },
    KitScreen("chart-annotations") {
      Chart {
        BarMark(x: .value("Dog", "Bailey"), y: .value("Pounds", 25)).annotation { Text("heaviest") }
      }
      .frame(height: 200)
    },
    KitScreen("indicator-label") { [UIProgressView()] },
    KitScreen("indicator-label-spinner") {
      let indicator = UIActivityIndicatorView()
      indicator.startAnimating()
      return [indicator]
    },
    KitScreen("button-menu") { [menuButton(showsChoice: false)] },
    KitScreen("button-menu-choice") { [menuButton(showsChoice: true)] },
    KitScreen("menu-leaving") { [label("Dogs"), menuButton(showsChoice: false)] },
    KitScreen("control-state-traits") {
      let button = button("Pay")
      button.isEnabled = false
      button.accessibilityTraits = .link
      return [button]
    },
    KitScreen("control-state-traits-selected") {
      let button = button("Pay")
      button.isSelected = true
      button.accessibilityTraits = .link
      return [button]
    },
    KitScreen("table-headers") { DogTable() },
    KitScreen("focus-after-sheet") { Sheet() },
    KitScreen("focus-two-states") { TwoStates() },
    KitScreen("symbol-inbox") { Image(systemName: "tray.and.arrow.down") },
    KitScreen("context-menu-entries") {
      Text("Bailey").contextMenu { Button("Walk") {} }
    },
  ]

  private static func menuButton(showsChoice: Bool) -> UIButton {
    let button = UIButton(configuration: .plain())
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "By name", state: .on) { _ in }, UIAction(title: "By age") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = showsChoice
    return button
  }
}

private struct Dog: Identifiable {
  let name: String
  let age: String
  var id: String { name }
}

/// A table with two columns.
private struct DogTable: View {
  var body: some View {
    Table([Dog(name: "Bailey", age: "three"), Dog(name: "Rex", age: "two")]) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age)
    }
  }
}

/// A button that opens a sheet, which can be closed.
private struct Sheet: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 40) {
      Text("Dogs")
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
  }
}

/// A button that sets two focus states.
private struct TwoStates: View {
  @AccessibilityFocusState private var first: Bool
  @AccessibilityFocusState private var second: Bool

  var body: some View {
    VStack(spacing: 40) {
      Button("Go") {
        first = true
        second = true
      }
      Text("First").accessibilityFocused($first)
      Text("Second").accessibilityFocused($second)
    }
  }
}
