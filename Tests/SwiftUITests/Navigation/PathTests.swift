import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Paths of stacks", .timeLimit(.minutes(10)))
struct PathTests {
  @Test("A link to a value pushes its screen, and the path follows")
  func valueLinks() {
    let screen = Screen { TypedPath() }
    #expect(screen.labels == ["Kennel", "Bailey", "Rex", "path: none"])
    screen.activate("Rex")
    #expect(screen.labels == ["Kennel", "Rex", "path: Rex", "Friend"])
    screen.activate("Friend")
    #expect(screen.labels == ["Rex", "Bailey", "path: Rex, Bailey", "Friend"])
    screen.activate("Rex")
    #expect(screen.labels == ["Kennel", "Rex", "path: Rex", "Friend"])
  }

  @Test("A path that an app sets leads there at once; only the screen on top comes onto the screen")
  func deepLink() {
    let screen = Screen { DeepLink() }
    #expect(screen.labels == ["2", "3", "Home", "came 3"])
    #expect(screen.element("2")?.traits.contains(.backButton) == true)
    screen.activate("Home")
    #expect(screen.labels == ["Start", "came 3"])
  }

  @Test("Values of several types find their own screens; one without a screen is told")
  func severalTypes() {
    let screen = Screen { SeveralTypes() }
    screen.activate("Word")
    #expect(screen.labels == ["Back", "Word one"])
    screen.activate("Back")
    screen.activate("Number")
    #expect(screen.labels == ["Back", "Number 1"])
    screen.activate("Back")
    screen.activate("Lost")
    #expect(screen.labels.first == "Back")
    #expect(
      screen.host.takeDiagnostics().map(\.message) == [
        "No screen for a value of type Double. Add navigationDestination(for:) inside the stack."
      ])
  }

  @Test("A path of any values is stored and read again")
  func codable() throws {
    var path = NavigationPath(["a", "b"])
    path.append(3)
    #expect(path.count == 3)
    let form = try #require(path.codable)
    let data = try JSONEncoder().encode(form)
    let again = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(again == path)
    path.removeLast(2)
    #expect(path == NavigationPath(["a"]))
    path.append(NotStored())
    #expect(path.codable == nil)
  }

  @Test("A screen is shown while a value is true, and the value follows the way back")
  func isPresented() {
    let screen = Screen { Presenting() }
    screen.activate("Show")
    #expect(screen.labels == ["Kennel", "Shown: true"])
    screen.activate("Kennel")
    #expect(screen.labels == ["Kennel", "Show", "Show Rex", "Shown: false"])
  }

  @Test("A screen is shown while there is an item")
  func item() {
    let screen = Screen { Presenting() }
    screen.activate("Show Rex")
    #expect(screen.labels == ["Kennel", "About Rex", "Other"])
    screen.activate("Other")
    #expect(screen.labels == ["Kennel", "About Bailey", "Other"])
    screen.activate("Kennel")
    #expect(screen.labels == ["Kennel", "Show", "Show Rex", "Shown: false"])
  }

  @Test("Older links show a screen while a value is true, or while a selection has theirs")
  func olderLinks() {
    let screen = Screen { OlderLinks() }
    #expect(screen.labels == ["First", "Second", "Open by code"])
    screen.activate("Second")
    #expect(screen.labels == ["Back", "Second screen"])
    screen.activate("Back")
    screen.activate("Open by code")
    #expect(screen.labels == ["Back", "First screen"])
    screen.activate("Back")
    #expect(screen.labels == ["First", "Second", "Open by code"])
  }

  @Test("10.22: what is pushed is met below its title, and going back leads to the first stop")
  func focus() async throws {
    try await hosting(TypedPath()) { screen in
      #expect(screen.heard == ["Kennel, heading"])
      try await screen.activate("Bailey")
      #expect(screen.lastHeard.last == "path: Bailey")
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Bailey, heading"])
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Kennel, back button"])
      try await screen.escape()
      #expect(screen.lastHeard.last == "Kennel, heading")
    }
  }
}

private struct NotStored: Hashable {}

private struct TypedPath: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        ForEach(["Bailey", "Rex"], id: \.self) { NavigationLink($0, value: $0) }
        words
      }
      .navigationTitle("Kennel")
      .navigationDestination(for: String.self) { name in
        VStack {
          words
          NavigationLink("Friend", value: "Bailey")
        }
        .navigationTitle(name)
      }
    }
  }

  private var words: some View { Text("path: \(path.isEmpty ? "none" : path.joined(separator: ", "))") }
}

private struct DeepLink: View {
  @State private var path = NavigationPath([1, 2, 3])
  @State private var came: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("Start")
        words
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Button("Home") { path = NavigationPath() }
          words
        }
        .onAppear { came.append(number) }
        .navigationTitle("\(number)")
      }
    }
  }

  private var words: some View { Text("came \(came.map(String.init).joined(separator: " "))") }
}

private struct SeveralTypes: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Word", value: "one")
        NavigationLink("Number", value: 1)
        NavigationLink("Lost", value: 1.5)
      }
      .navigationDestination(for: String.self) { Text("Word \($0)") }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
    }
  }
}

private struct Presenting: View {
  @State private var isShown = false
  @State private var dog: String?

  var body: some View {
    NavigationStack {
      VStack {
        Button("Show") { isShown = true }
        Button("Show Rex") { dog = "Rex" }
        Text("Shown: \(isShown ? "true" : "false")")
      }
      .navigationTitle("Kennel")
      .navigationDestination(isPresented: $isShown) { Text("Shown: \(isShown ? "true" : "false")") }
      .navigationDestination(item: $dog) { name in
        Text("About \(name)")
        Button("Other") { dog = "Bailey" }
      }
    }
  }
}

private struct OlderLinks: View {
  @State private var isActive = false
  @State private var selection: Int?

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("First", destination: Text("First screen"), isActive: $isActive)
        NavigationLink(tag: 2, selection: $selection) {
          Text("Second screen")
        } label: {
          Text("Second")
        }
        Button("Open by code") { isActive = true }
      }
      Text("For wide screens")
    }
    .navigationViewStyle(.stack)
  }
}
