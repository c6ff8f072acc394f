import SwiftUI

/// A number and a button that raises it.
struct Counter: View {
  @State var count: Int

  init(start: Int = 0) {
    _count = State(initialValue: start)
  }

  var body: some View {
    VStack {
      Text("Count, \(count)")
      Button("Add") { count += 1 }
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
