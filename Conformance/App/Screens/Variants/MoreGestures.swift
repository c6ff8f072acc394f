import SwiftUI
import UIKit

/// The rules of the rotor, of actions and of other technologies once more, on other elements.
extension KitScreen {
  static let moreGestures: [KitScreen] = [
    KitScreen("rotor-no-match-links") { Text("Bailey") },
    KitScreen("rotor-no-match-controls") { Text("Bailey") },
    KitScreen("rotor-offers-heading") { Text("Dogs").accessibilityAddTraits(.isHeader) },
    KitScreen("rotor-text-characters") { Text("A").accessibilityValue("b") },
    KitScreen("rotor-automatic-stepper") {
      Stepper("Guests", value: .constant(2)).accessibilityAction(named: "Clear") {}
    },
    KitScreen("adjust-turned-away-down") { Loudness() },
    KitScreen("rotor-lost-entry-content") {
      VStack(spacing: 40) {
        Text("Good dog").accessibilityCustomContent("Age", "three years")
        Text("Very good dog")
      }
    },
    KitScreen("actions-first-flick-three") { Walker(names: ["Walk", "Feed", "Brush"]) },
    KitScreen("actions-ends-up") { Walker(names: ["Walk", "Feed"]) },
    KitScreen("actions-activate-up") { Walker(names: ["Walk", "Feed"]) },
    KitScreen("actions-after-performing-up") { Walker(names: ["Walk", "Feed"]) },
    KitScreen("more-content-ends-up") {
      Text("Bailey")
        .accessibilityCustomContent("Age", "three years")
        .accessibilityCustomContent("Weight", "25 pounds")
    },
    KitScreen("announcement-in-handler-switch") { Announcing() },
    KitScreen("text-caret-right") { Typed(text: "Bailey") },
    KitScreen("text-caret-word") { Typed(text: "Good dog") },
    KitScreen("text-context-path") {
      Text("/etc/hosts").accessibilityTextContentType(.fileSystem)
    },
    KitScreen("secure-value-one") { SecureField("Password", text: .constant("a")) },
    KitScreen("voice-partial-names-end") { Used(title: "Take the survey") },
    KitScreen("voice-collisions-back") { Used(title: "Go back") },
    KitScreen("voice-fading-numbers") { Used(title: "Pay") },
    KitScreen("voice-activate-entry-text") {
      Text("Bailey").accessibilityAction(named: "Walk") {}.accessibilityAction(named: "Feed") {}
    },
    KitScreen("voice-input-labels-text") {
      Button("Take the survey") {}.accessibilityInputLabels(["Survey"])
    },
    KitScreen("keyboard-ends-back") { Pair() },
    KitScreen("keyboard-singles-back") { Pair() },
    KitScreen("keyboard-value-arrows-down") { Loudness() },
    KitScreen("switch-choosing-text") { Pair() },
    KitScreen("zoom-panning-right") { Pair() },
    KitScreen("zoom-level-drag-down") { Pair() },
    KitScreen("spoken-skipping-back") {
      Text("First sentence of this. Second sentence of this.\n\nThird sentence of this.")
    },
    KitScreen("spoken-images-between") {
      VStack {
        Text("Our dogs")
        Image(systemName: "star").accessibilityLabel("A star")
        Text("Our cats")
      }
    },
    KitScreen("touch-snapping-bottom") { Text("Bailey") },
    KitScreen("touch-corners-bottom") { Text("Bailey") },
    KitScreen("large-duration-short") { Shown() },
    KitScreen("large-panel-long") { Shown() },
  ]
}

private struct Loudness: View {
  @State private var value = 0.5

  var body: some View { Slider(value: $value) { Text("Loudness") } }
}

/// A button with actions, which counts how often one was performed.
private struct Walker: View {
  let names: [String]
  @State private var count = 0

  var body: some View {
    Button("Bailey, \(count) times") {}
      .accessibilityActions { ForEach(names, id: \.self) { name in Button(name) { count += 1 } } }
  }
}

/// A switch that announces what it did.
private struct Announcing: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Airplane mode", isOn: $isOn).onChange(of: isOn) {
      AccessibilityNotification.Announcement("Saved").post()
    }
  }
}

private struct Typed: View {
  @State var text: String

  var body: some View { TextField("Name", text: $text) }
}

/// A button that counts how often it was used.
private struct Used: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack(spacing: 40) {
      Text("\(count) times")
      Button(title) { count += 1 }
    }
  }
}

private struct Pair: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 40) {
      Text("\(count) times")
      Button("One") { count += 1 }
      Button("Two") {}
    }
  }
}

private struct Shown: View {
  var body: some View {
    Text("Favorites of the week").frame(width: 300, height: 100).accessibilityShowsLargeContentViewer()
  }
}
