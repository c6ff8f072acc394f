import SwiftUI
import UIKit

/// A number and a button that raises it.
struct Counter: View {
  @State var count: Int

  init(start: Int = 0) {
    _count = State(initialValue: start)
  }

  var body: some View {
    VStack {
      Text("Count")
        .accessibilityValue("\(count)")
        .accessibilityIdentifier("counter")
      Button("Add") { count += 1 }
    }
  }
}

/// A button that tells how often it was pressed.
struct Meter: View {
  @State private var level = 0

  var body: some View {
    Button("Level") { level += 10 }
      .accessibilityValue("\(level)%")
  }
}

/// An element with all that can be done without a cursor.
struct Mail: View {
  @State private var count = 1
  @State private var state = ""

  var body: some View {
    Text("Letter")
      .accessibilityValue(state.isEmpty ? "\(count)" : state)
      .accessibilityAction(named: "Archive") { state = "Archived" }
      .accessibilityAdjustableAction { direction in
        state = ""
        count += direction == .increment ? 10 : -10
      }
      .accessibilityAction(.escape) {
        state = ""
        count = 0
      }
  }
}

/// Two texts beside each other.
struct Pair: View {
  var body: some View {
    HStack {
      Text("One")
      Text("Two")
    }
  }
}

/// Two texts, of which the second has a fact that waits.
struct Marked: View {
  /// The line that gives the fact.
  static let line = #line + 6

  var body: some View {
    VStack {
      Text("One")
      Text("Two")
        .accessibilityCustomContent("Age", "Four")
    }
  }
}

/// Two buttons under one name.
struct Twins: View {
  var body: some View {
    VStack {
      Button("Delete") {}
      Button("Delete") {}
      Button("Pay now") {}
    }
  }
}

/// The counter as an app.
struct CounterApp: App {
  var body: some Scene {
    WindowGroup { Counter() }
  }
}

/// Words that tell whether VoiceOver is on, as the app was told last.
struct Listener: View {
  @State private var isOn = UIAccessibility.isVoiceOverRunning

  var body: some View {
    Text(isOn ? "On" : "Off")
      .onReceive(
        NotificationCenter.default.publisher(for: UIAccessibility.voiceOverStatusDidChangeNotification)
      ) { _ in isOn = UIAccessibility.isVoiceOverRunning }
  }
}

/// Words that tell whether AssistiveTouch runs, and how often the app was told.
struct StatusReader: View {
  @State private var isOn = UIAccessibility.isAssistiveTouchRunning
  @State private var count = 0

  var body: some View {
    Text("\(isOn ? "On" : "Off"), told \(count) times")
      .accessibilityIdentifier("status")
      .onReceive(
        NotificationCenter.default.publisher(for: UIAccessibility.assistiveTouchStatusDidChangeNotification)
      ) { _ in
        isOn = UIAccessibility.isAssistiveTouchRunning
        count += 1
      }
  }
}
