import SwiftUI
import UIKit

/// The rules of combining, controls, cells, bars and order once more, on other views.
extension KitScreen {
  static let moreViews: [KitScreen] = [
    KitScreen("combine-single-switch") {
      VStack {
        Text("Bailey")
        Button("Adopt") {}
        Text("beagle")
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-values-three") {
      HStack {
        Text("Bailey").accessibilityValue("three years")
        Text("Rex").accessibilityValue("two years")
        Text("Max").accessibilityValue("one year")
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-hints-button") {
      VStack {
        Button("Walk") {}.accessibilityHint("Takes an hour.")
        Text("Rex").accessibilityHint("Opens the list.")
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-dropped-updates") {
      VStack {
        Text("Timer").accessibilityAddTraits(.updatesFrequently)
        Toggle("Adopted", isOn: .constant(true))
        Button("Feed") {}
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-promoted-three") {
      VStack {
        Text("Bailey").accessibilityAction(named: "Walk") {}.accessibilityAction(named: "Brush") {}
        Button("Feed") {}
        Button("Adopt") {}
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("content-replaced-last") {
      Text("Bailey")
        .accessibilityCustomContent("Age", "three years")
        .accessibilityCustomContent("Weight", "25 pounds")
        .accessibilityCustomContent("Breed", "beagle")
        .accessibilityCustomContent("Weight", "26 pounds")
    },
    KitScreen("control-stepper-list") { List { Stepper("Guests", value: .constant(2)) } },
    KitScreen("control-menu-picker-form") {
      Form { Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) } }
    },
    KitScreen("control-named-picker-form") {
      Form {
        Picker("Kind", selection: .constant(1)) { Text("Apple").tag(1) }.accessibilityLabel("Fruit")
      }
    },
    KitScreen("control-menu-image") { Menu("Sort", systemImage: "star") { Button("By name") {} } },
    KitScreen("control-group-box-control") { GroupBox("Dog") { Button("Walk") {} } },
    KitScreen("control-labeled-content-form") { Form { LabeledContent("Version", value: "1.4") } },
    KitScreen("control-spinner-beside") {
      HStack {
        ProgressView()
        Text("Please wait")
      }
    },
    KitScreen("control-color-picker-blue") { ColorPicker("Collar", selection: .constant(.blue)) },
    KitScreen("indicator-label-full") {
      let progress = UIProgressView()
      progress.progress = 0.5
      return [progress]
    },
    KitScreen("control-state-traits-button") {
      let button = button("Pay")
      button.isEnabled = false
      button.accessibilityTraits = .button
      return [button]
    },
    KitScreen("context-menu-entries-two") {
      Text("Bailey").contextMenu {
        Button("Walk") {}
        Button("Feed") {}
      }
    },
    KitScreen("context-menu-entries-button") { Button("Bailey") {}.contextMenu { Button("Walk") {} } },
    KitScreen("tabs-badge-text") {
      TabView {
        Text("Dogs").tabItem { Label("Dogs", systemImage: "star") }.badge("New")
        Text("Cats").tabItem { Label("Cats", systemImage: "heart") }
      }
    },
    KitScreen("order-row-threshold-three") {
      [Spots([("C", 220, 0), ("B", 110, 10), ("A", 0, 0)])]
    },
    KitScreen("order-layers-three") {
      ZStack(alignment: .top) {
        Text("Last").padding(.top, 300)
        Text("Second").padding(.top, 150)
        Text("First")
      }
    },
    KitScreen("screen-beside-left") { [Spots([("Here", 0, 0), ("Beside", -900, 0)])] },
    KitScreen("screen-beside-below") { [Spots([("Here", 0, 0), ("Below", 0, 2000)])] },
  ]
}

/// Labels at places of their own.
private final class Spots: UIView {
  init(_ labels: [(text: String, x: CGFloat, y: CGFloat)]) {
    super.init(frame: .zero)
    for place in labels {
      let part = label(place.text)
      part.frame = CGRect(x: place.x, y: place.y, width: 100, height: 20)
      addSubview(part)
    }
    widthAnchor.constraint(equalToConstant: 340).isActive = true
    heightAnchor.constraint(equalToConstant: 100).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
