import SwiftUI
import UIKit

/// Spoken Content: selections, screens, typing, the Speech Controller.
extension KitScreen {
  static let spokenContent: [KitScreen] = [
    KitScreen("spoken-short-text") { Selected("Bonjour mademoiselle") },
    KitScreen("spoken-language-entry") { Selected(greekAndEnglish) },
    KitScreen("spoken-leading-language") { Selected(greekAndEnglish) },
    KitScreen("spoken-one-language") { Selected(greekAndEnglish) },
    KitScreen("spoken-resuming") {
      Selected("The dog named Bailey is three years old and likes walks. It rains today.")
    },
    KitScreen("spoken-changed-text") { Replaced() },
    KitScreen("spoken-left-screen") { Leaving() },
    KitScreen("spoken-images") {
      VStack {
        Text("Our dogs")
        Image(systemName: "star").accessibilityLabel("A star")
      }
    },
    KitScreen("spoken-skipping") {
      VStack {
        Text("First sentence of this. Second sentence of this. Third sentence of this.")
        Text("Another paragraph.")
      }
    },
    KitScreen("spoken-rate-step") { Text("First sentence of this. Second sentence of this.") },
    KitScreen("spoken-typing") { Typing() },
    KitScreen("spoken-typing-pause") { Typing() },
    KitScreen("spoken-controller-touch") { Text("Our dogs") },
    KitScreen("spoken-idle-opacity") { Text("Our dogs") },
    KitScreen("spoken-idle-delay") { Text("Our dogs") },
  ]

  private static let greekAndEnglish = "Καλημέρα σε όλους τους φίλους. Good morning to all of our friends."
}

/// A text view with a text to select.
private struct Selected: View {
  @State private var text: String

  init(_ text: String) { _text = State(initialValue: text) }

  var body: some View { TextEditor(text: $text).frame(height: 300) }
}

/// A text that becomes another one after a second and a half.
private struct Replaced: View {
  @State private var text = "The dog named Bailey is three years old and likes long walks in the rain."

  var body: some View {
    TextEditor(text: $text).frame(height: 300).task {
      try? await Task.sleep(for: .seconds(1.5))
      text = "Gone"
    }
  }
}

/// A screen that makes place for another one after a second and a half.
private struct Leaving: View {
  @State private var isLeft = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("The dog named Bailey is three years old.")
        Text("It likes long walks in the rain.")
      }
      .navigationDestination(isPresented: $isLeft) { Text("Another screen") }
    }
    .task {
      try? await Task.sleep(for: .seconds(1.5))
      isLeft = true
    }
  }
}

/// A field that keeps what is typed.
private struct Typing: View {
  @State private var text = ""

  var body: some View { TextField("Name", text: $text) }
}
