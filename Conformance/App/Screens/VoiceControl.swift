import SwiftUI
import UIKit

/// Voice Control: names, numbers, actions.
extension KitScreen {
  static let voiceControl: [KitScreen] = [
    KitScreen("voice-input-labels") { Counter(title: "Pay", names: ["Send"]) },
    KitScreen("voice-partial-names") { Counter(title: "Take the survey") },
    KitScreen("voice-first-words") { Counter(title: "Take the survey") },
    KitScreen("voice-activation") { [Tapped()] },
    KitScreen("voice-activate-entry") {
      Button("Bailey") {}.accessibilityAction(named: "Walk") {}
    },
    KitScreen("voice-collisions") { Counter(title: "Scroll down") },
    KitScreen("voice-numbering") { Growing() },
    KitScreen("voice-fading") { Button("Pay") {} },
  ]
}

/// A button that counts how often it was used.
private struct Counter: View {
  let title: String
  var names: [String] = []
  @State private var count = 0

  var body: some View {
    VStack(spacing: 40) {
      Text("\(count) times")
      if names.isEmpty {
        Button(title) { count += 1 }
      } else {
        Button(title) { count += 1 }.accessibilityInputLabels(names)
      }
    }
  }
}

/// A button above which another one appears when it is used.
private struct Growing: View {
  @State private var isLarger = false

  var body: some View {
    VStack(spacing: 40) {
      if isLarger { Button("New") {} }
      Button("More") { isLarger = true }
    }
  }
}

/// A view that tells whether it was activated or tapped.
private final class Tapped: UILabel {
  init() {
    super.init(frame: .zero)
    text = "Untouched"
    isUserInteractionEnabled = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityUserInputLabels = ["Pay"]
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  @objc private func tap() { text = "Tapped" }

  override func accessibilityActivate() -> Bool {
    text = "Activated"
    return true
  }
}
