import SwiftUI
import UIKit

/// Actions and More Content.
extension KitScreen {
  static let actions: [KitScreen] = [
    KitScreen("actions-first-flick") { Dog() },
    KitScreen("actions-activate") { Dog() },
    KitScreen("actions-ends") { Dog() },
    KitScreen("actions-after-performing") { Dog() },
    KitScreen("actions-moving-on") {
      VStack(spacing: 40) {
        Dog(name: "Bailey")
        Dog(name: "Rex")
      }
    },
    KitScreen("actions-declined") { [Decliner()] },
    KitScreen("more-content-ends") {
      Text("Bailey")
        .accessibilityCustomContent("Age", "three years")
        .accessibilityCustomContent("Weight", "25 pounds")
    },
  ]
}

/// A dog with two actions, which counts how often each was performed.
private struct Dog: View {
  var name = "Bailey"
  @State private var walks = 0
  @State private var meals = 0

  var body: some View {
    Button("\(name), \(walks) walks, \(meals) meals") {}
      .accessibilityAction(named: "Walk") { walks += 1 }
      .accessibilityAction(named: "Feed") { meals += 1 }
  }
}

/// An element whose action the app does not carry out.
private final class Decliner: UIView {
  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Bailey"
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Walk") { _ in false }]
    widthAnchor.constraint(equalToConstant: 200).isActive = true
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
