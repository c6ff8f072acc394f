import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Search", .timeLimit(.minutes(10)))
struct SearchTests {
  @Test("The field stands below the title; a search begins with writing and ends with its button")
  func searching() async throws {
    try await hosting(Finding()) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Find a dog, search field"])
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == ["Double tap to edit."])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Is editing, insertion point at start, search field"])
      #expect(try screen.element(named: "searching").label == "searching")
      try await screen.type("re")
      #expect(throws: ScreenError.self) { try screen.element(named: "Bailey") }
      #expect(try screen.element(named: "Rex").label == "Rex")
      try await screen.activate("Cancel")
      #expect(try screen.element(named: "Bailey").label == "Bailey")
      #expect(throws: ScreenError.self) { try screen.element(named: "Cancel") }
    }
  }

  @Test("Title and buttons of a bar give way to a search, unless the app or the choice keeps them")
  func barGivesWay() async throws {
    struct Dogs: View {
      var behavior = SearchPresentationToolbarBehavior.automatic
      @State private var words = ""

      var body: some View {
        NavigationStack {
          Text("Bailey")
            .navigationTitle("Dogs")
            .toolbar { Button("Sort") {} }
            .searchable(text: $words)
            .searchPresentationToolbarBehavior(behavior)
        }
      }
    }
    func labels(_ view: Dogs, _ rules: RuleChoices = RuleChoices()) async throws -> [[String]] {
      var result: [[String]] = []
      try await hosting(view, rules: rules) { screen in
        @MainActor func look() {
          result.append(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string })
        }
        look()
        for _ in 0..<8 where screen.focused?.traits.contains(.searchField) != true {
          try await screen.voiceOver.flickRight()
        }
        try await screen.voiceOver.doubleTap()
        look()
        try await screen.activate("Cancel")
        look()
      }
      return result
    }
    let hidden = try await labels(Dogs())
    #expect(hidden[0].contains("Dogs") && hidden[0].contains("Sort"))
    #expect(!hidden[1].contains("Dogs") && !hidden[1].contains("Sort") && hidden[1].contains("Bailey"))
    #expect(hidden[2] == hidden[0])
    let kept = try await labels(Dogs(behavior: .avoidHidingContent))
    #expect(kept[1].contains("Dogs") && kept[1].contains("Sort"))
    let chosen = try await labels(Dogs(), ["search.bar": "all"])
    #expect(chosen[1].contains("Dogs") && chosen[1].contains("Sort"))
  }

  @Test("What is written can be cleared while the search goes on")
  func clearing() async throws {
    try await hosting(Finding()) { screen in
      try await screen.voiceOver.flickRight()
      try await screen.voiceOver.doubleTap()
      try await screen.type("x")
      try await screen.activate("Clear text")
      #expect(try screen.element(named: "Bailey").label == "Bailey")
      #expect(try screen.element(named: "searching").label == "searching")
    }
  }

  @Test("A focus state begins a search, and follows it")
  func focus() async throws {
    try await hosting(FocusedSearch()) { screen in
      #expect(try screen.element(named: "at rest").label == "at rest")
      try await screen.activate("Begin")
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "searching").label == "searching")
      try await screen.activate("Cancel")
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "at rest").label == "at rest")
    }
  }

  @Test("Proposals are heard in place of the content; using one searches for it")
  func suggestions() {
    let screen = Screen { Proposing() }
    screen.beginSearch()
    #expect(screen.labels == ["", "Cancel", "Rex", "Bailey"])
    screen.activate("Bailey")
    #expect(screen.labels == ["", "Clear text", "Cancel", "Bailey", "submitted Bailey"])
    screen.activate("Cancel")
    #expect(screen.labels == ["", "Bailey", "submitted Bailey"])
  }

  @Test("The return key submits the search")
  func submitting() async throws {
    try await hosting(Proposing()) { screen in
      try await screen.voiceOver.doubleTap()
      try await screen.type("Re\n")
      try await screen.activate("Cancel")
      #expect(try screen.element(named: "submitted Re").label == "submitted Re")
    }
  }

  @Test("Parts of what is searched are offered while the search goes on")
  func scopes() {
    let screen = Screen { Scoped() }
    #expect(screen.labels == ["", "In dogs"])
    screen.beginSearch()
    #expect(screen.labels == ["", "Cancel", "Dogs", "Cats", "In dogs"])
    screen.activate("Cats")
    #expect(screen.labels.last == "In cats")
  }

  @Test("What was chosen to search by is a button that takes it away")
  func tokens() {
    let screen = Screen { Tokens() }
    screen.beginSearch()
    #expect(screen.labels == ["", "Cancel", "Small", "Large"])
    screen.activate("Large")
    #expect(screen.labels == ["Large", "", "Cancel", "Small", "Large"])
    screen.activate("Cancel")
    #expect(screen.labels == ["Large", "", "by Large"])
    screen.activate("Large")
    #expect(screen.labels == ["", "by nothing"])
  }

  @Test("An app begins and ends a search, also around a stack")
  func presented() {
    let screen = Screen { Presented() }
    #expect(screen.labels == ["", "Begin"])
    screen.activate("Begin")
    #expect(screen.labels == ["", "Cancel", "End"])
    #expect(screen.searchField?.traits.contains(.isEditing) == true)
    screen.activate("End")
    #expect(screen.labels == ["", "Begin"])
  }
}

extension Screen {
  /// The field to search in.
  fileprivate var searchField: AccessibilityElement? {
    host.tree.stops.lazy.compactMap { self.host.tree[$0] }.first { $0.traits.contains(.searchField) }
  }

  /// Begins to write in the field to search in.
  func beginSearch() {
    if let id = searchField?.id { request(.activate(id)) }
  }
}

private struct Finding: View {
  @State private var words = ""

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(["Bailey", "Rex"].filter { words.isEmpty || $0.lowercased().hasPrefix(words) }, id: \.self) {
          Text($0)
        }
        SearchState()
      }
      .navigationTitle("Kennel")
      .searchable(text: $words, prompt: "Find a dog")
    }
  }
}

private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    Text(isSearching ? "searching" : "at rest")
  }
}

private struct Proposing: View {
  @State private var words = ""
  @State private var submitted = "nothing"

  var body: some View {
    NavigationStack {
      VStack {
        Text("Bailey")
        Text("submitted \(submitted)")
      }
      .searchable(text: $words)
      .searchSuggestions {
        if words.isEmpty {
          Text("Rex").searchCompletion("Rex")
          Text("Bailey").searchCompletion("Bailey")
        }
      }
      .onSubmit(of: .search) { submitted = words }
    }
  }
}

private struct Scoped: View {
  @State private var words = ""
  @State private var scope = "dogs"

  var body: some View {
    NavigationStack {
      Text("In \(scope)")
        .searchable(text: $words)
        .searchScopes($scope) {
          Text("Dogs").tag("dogs")
          Text("Cats").tag("cats")
        }
    }
  }
}

private struct Size: Identifiable {
  let id: String
}

private struct Tokens: View {
  @State private var words = ""
  @State private var sizes: [Size] = []

  var body: some View {
    NavigationStack {
      Text("by \(sizes.first?.id ?? "nothing")")
        .searchable(text: $words, tokens: $sizes) { Text($0.id) }
        .searchSuggestions {
          Text("Small").searchCompletion(Size(id: "Small"))
          Text("Large").searchCompletion(Size(id: "Large"))
        }
    }
  }
}

private struct Presented: View {
  @State private var words = ""
  @State private var isSearching = false

  var body: some View {
    NavigationStack {
      Button(isSearching ? "End" : "Begin") { isSearching.toggle() }
    }
    .searchable(text: $words, isPresented: $isSearching)
  }
}

private struct FocusedSearch: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Text(isFocused ? "searching" : "at rest")
        Button("Begin") { isFocused = true }
      }
      .searchable(text: $text)
      .searchFocused($isFocused)
    }
  }
}
