import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alerts and choices", .timeLimit(.minutes(10)))
struct AlertTests {
  @Test("An alert says that it is one, its message follows by itself, and two answers begin with Cancel")
  func heard() async throws {
    try await hosting(Deleting()) { screen in
      try await screen.activate("Delete")
      #expect(screen.lastHeard.contains("Delete the dog?, alert"))
      try await screen.advance(by: .seconds(5))
      #expect(screen.heard.suffix(2) == ["Delete the dog?, alert", "This cannot be undone."])
      try await screen.voiceOver.flickRight(times: 3)
      #expect(screen.lastHeard == ["This cannot be undone.", "Cancel, button", "Yes, button"])
    }
  }

  @Test("The escape gesture answers what changes nothing; without such an answer it is declined")
  func escape() async throws {
    try await hosting(Deleting()) { screen in
      try await screen.activate("Delete")
      try await screen.escape()
      #expect(try screen.element(named: "cancelled").label == "cancelled")
      try await screen.activate("Rename")
      await #expect(throws: ScreenError.self) { try await screen.escape() }
    }
  }

  @Test(
    "Where the cursor goes when an alert was answered rests on a rule",
    arguments: [nil, "first", "returned"] as [String?], ["Yes", "Cancel"])
  func leaving(choice: String?, answer: String) async throws {
    let rules = RuleChoices(choice.map { ["presentation.focusAfterViews": $0] } ?? [:])
    try await hosting(Deleting(), rules: rules) { screen in
      try await screen.activate("Delete")
      try await screen.activate(answer)
      let state = answer == "Yes" ? "deleted" : "cancelled"
      #expect(screen.lastHeard.last == (choice == "returned" ? "Delete, button" : state))
      let cursor = try #require(screen.focused?.id)
      let counted = screen.tree.rules(of: cursor).map { [$0.name, $0.choice] }
      #expect(counted == [["presentation.focusAfterViews", choice ?? "first"]])
    }
  }

  @Test("Writing in a field of an alert does not close it")
  func field() async throws {
    try await hosting(Deleting()) { screen in
      try await screen.activate("Rename")
      #expect(screen.lastHeard.contains("New name, alert"))
      try await screen.activate("Name")
      try await screen.type("Rex")
      try await screen.activate("Save")
      #expect(try screen.element(named: "renamed Rex").label == "renamed Rex")
    }
  }

  @Test("An alert without answers has OK")
  func defaultAnswer() {
    let screen = Screen { Told() }
    screen.activate("Tell")
    #expect(screen.labels == ["Saved", "OK"])
    screen.activate("OK")
    #expect(screen.labels == ["Tell"])
  }

  @Test("An alert about a value, and one about an error")
  func presenting() {
    let screen = Screen { Failing() }
    screen.activate("Ask")
    #expect(screen.labels == ["Feed?", "Rex is hungry.", "Feed Rex"])
    screen.activate("Feed Rex")
    #expect(screen.labels == ["Ask", "Fail"])
    screen.activate("Fail")
    #expect(screen.labels == ["The bowl is empty.", "Fill it.", "OK"])
  }

  @Test("An alert of the older form has its answers in the same order")
  func olderForm() {
    let screen = Screen { OlderAlerts() }
    screen.activate("Two")
    #expect(screen.labels == ["Delete?", "For good", "Cancel", "Delete"])
    screen.activate("Delete")
    #expect(screen.labels == ["Two", "One", "Sheet", "deleted"])
    screen.activate("One")
    #expect(screen.labels == ["Item 1", "OK"])
    screen.activate("OK")
    screen.activate("Sheet")
    #expect(screen.labels == ["Sort", "By name", "Cancel"])
    screen.activate("By name")
    #expect(screen.labels == ["Two", "One", "Sheet", "by name"])
  }

  @Test("Choices have a way out at the end")
  func dialog() async throws {
    try await hosting(Choosing(visibility: .automatic)) { screen in
      try await screen.activate("Choose")
      #expect(screen.lastHeard.last == "Which dog?")
      try await screen.voiceOver.flickRight(times: 3)
      #expect(screen.lastHeard == ["Rex, button", "Bailey, button", "Cancel, button"])
      try await screen.escape()
      #expect(try screen.element(named: "nobody").label == "nobody")
    }
  }

  @Test("Choices have a title where it is wanted")
  func dialogTitle() {
    let screen = Screen { Choosing(visibility: .visible) }
    screen.activate("Choose")
    #expect(screen.labels == ["Choose a dog", "Which dog?", "Rex", "Bailey", "Cancel"])
    screen.activate("Rex")
    #expect(screen.labels == ["Choose", "Rex"])
  }
}

private struct Deleting: View {
  @State private var isAsking = false
  @State private var isRenaming = false
  @State private var name = ""
  @State private var state = "there"

  var body: some View {
    VStack {
      Text(state)
      Button("Delete") { isAsking = true }
        .alert("Delete the dog?", isPresented: $isAsking) {
          Button("Yes", role: .destructive) { state = "deleted" }
          Button("Cancel", role: .cancel) { state = "cancelled" }
        } message: {
          Text("This cannot be undone.")
        }
      Button("Rename") { isRenaming = true }
        .alert("New name", isPresented: $isRenaming) {
          TextField("Name", text: $name).accessibilityLabel("Name")
          Button("Save") { state = "renamed \(name)" }
        }
    }
  }
}

private struct Told: View {
  @State private var isTold = false

  var body: some View {
    Button("Tell") { isTold = true }.alert("Saved", isPresented: $isTold) {}
  }
}

private struct EmptyBowl: LocalizedError {
  var errorDescription: String? { "The bowl is empty." }
  var recoverySuggestion: String? { "Fill it." }
}

extension View {
  /// Closures that end with the call, as apps wrap alerts.
  fileprivate func asking<Actions: View, Message: View>(
    about name: String?, _ isAsking: Binding<Bool>, @ViewBuilder actions: (String) -> Actions,
    @ViewBuilder message: (String) -> Message
  ) -> some View {
    alert("Feed?", isPresented: isAsking, presenting: name, actions: actions, message: message)
  }
}

private struct Failing: View {
  @State private var isAsking = false
  @State private var hasFailed = false

  var body: some View {
    VStack {
      Button("Ask") { isAsking = true }
        .asking(about: "Rex", $isAsking) { name in
          Button("Feed \(name)") {}
        } message: { name in
          Text("\(name) is hungry.")
        }
      Button("Fail") { hasFailed = true }
        .alert(isPresented: $hasFailed, error: EmptyBowl()) { _ in
          Button("OK") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
    }
  }
}

private struct Numbered: Identifiable {
  let id: Int
}

private struct OlderAlerts: View {
  @State private var isAsking = false
  @State private var item: Numbered?
  @State private var isSheet = false
  @State private var state = ""

  var body: some View {
    VStack {
      Button("Two") { isAsking = true }.alert(isPresented: $isAsking) {
        Alert(
          title: Text("Delete?"), message: Text("For good"),
          primaryButton: .destructive(Text("Delete")) { state = "deleted" }, secondaryButton: .cancel())
      }
      Button("One") { item = Numbered(id: 1) }.alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
      Button("Sheet") { isSheet = true }.actionSheet(isPresented: $isSheet) {
        ActionSheet(
          title: Text("Sort"), buttons: [.default(Text("By name")) { state = "by name" }, .cancel()])
      }
      Text(state)
    }
  }
}

private struct Choosing: View {
  let visibility: Visibility
  @State private var isChoosing = false
  @State private var dog = "nobody"

  var body: some View {
    VStack {
      Button("Choose") { isChoosing = true }
        .confirmationDialog("Choose a dog", isPresented: $isChoosing, titleVisibility: visibility) {
          Button("Rex") { dog = "Rex" }
          Button("Bailey") { dog = "Bailey" }
        } message: {
          Text("Which dog?")
        }
      Text(dog)
    }
  }
}
