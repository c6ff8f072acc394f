import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Lists as VoiceOver meets them", .timeLimit(.minutes(10)))
struct HeardListTests {
  @Test("Once the row under the cursor is deleted the cursor goes to the row that takes its place")
  func deletion() async throws {
    try await hosting(Shrinking()) { screen in
      try await screen.focus("Bert")
      try await screen.perform("Delete", on: "Bert")
      try await screen.advance(by: .seconds(2))
      #expect(screen.focused?.label == "Carl")
      #expect(screen.heard.last == "Carl. Actions available.")
      try await screen.perform("Delete", on: "Carl")
      try await screen.advance(by: .seconds(2))
      #expect(screen.focused?.label == "Anna")
    }
  }

  @Test("Sections of a collection have as many rows as each has, whichever comes first")
  func sectionsOfACollection() throws {
    let litters = [("Low", ["Anna", "Bert"]), ("High", ["Carl"]), ("Higher", ["Dora", "Emil", "Frida"])]
    try HeardScreen.showing {
      List {
        ForEach(litters, id: \.0) { name, dogs in
          Section(name) { ForEach(dogs, id: \.self) { Text($0) } }
        }
      }
    } _: { screen in
      #expect(
        screen.labels == ["Low", "Anna", "Bert", "High", "Carl", "Higher", "Dora", "Emil", "Frida"])
    }
    try HeardScreen.showing {
      List { ForEach(litters, id: \.0) { LitterSection(name: $0.0, dogs: $0.1).id($0.0) } }
    } _: { screen in
      #expect(screen.labels.count == 9)
    }
  }

  @Test("Elements that show collections of their own are all there, however many rows each has")
  func collectionsOfACollection() throws {
    try HeardScreen.showing {
      ScrollView {
        LazyVStack {
          ForEach([3, 1], id: \.self) { count in
            AnyView(ForEach(0..<count, id: \.self) { Text("\($0) of \(count)") })
          }
        }
      }
    } _: { screen in
      #expect(screen.labels == ["0 of 3", "1 of 3", "2 of 3", "0 of 1"])
    }
  }

  @Test("Scrolling up at the top renews what is shown, and a wheel is met until that is done")
  func refresh() async throws {
    try await hosting(Renewing()) { screen in
      try await screen.focus("Round 0")
      try await screen.voiceOver.send(.gesture(.threeFingerFlickDown))
      try await screen.advance(by: .milliseconds(100))
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label } == ["In progress", "Round 0"])
      try await screen.advance(by: .seconds(2))
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label } == ["Round 1"])
    }
  }
}

private struct Shrinking: View {
  @State private var names = ["Anna", "Bert", "Carl"]

  var body: some View {
    List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
  }
}

private struct Renewing: View {
  @State private var round = 0

  var body: some View {
    List { Text("Round \(round)") }.refreshable {
      try? await Task.sleep(for: .seconds(1))
      await MainActor.run { round += 1 }
    }
  }
}

private struct LitterSection: View {
  let name: String
  let dogs: [String]

  var body: some View {
    Section {
      ForEach(dogs, id: \.self) { Text($0) }
    } header: {
      Text(name)
    }
  }
}
