import AppHost
import EarshotTesting
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("Titles and ways back", .timeLimit(.minutes(10)))
struct TitleTests {
  @Test("A title and the line below it are heard in order, and follow a text that changes")
  func titles() {
    let screen = Screen { Changing() }
    #expect(screen.labels == ["Kennel", "Three dogs", "Rename"])
    screen.activate("Rename")
    #expect(screen.labels == ["Shelter", "Three dogs", "Rename"])
    #expect(screen.element("Shelter")?.traits.contains(.header) == true)
    #expect(screen.element("Three dogs")?.traits.contains(.header) == false)
  }

  @Test("The title, the items of the older form, and a mode for how it is shown")
  func olderForm() async throws {
    try await hosting(OlderForm()) { screen in
      try await screen.voiceOver.flickRight(times: 3)
      #expect(screen.heard == ["Edit, button", "Kennel, heading", "Add, button", "Three dogs"])
    }
  }

  @Test("Without a button back the escape gesture does not go back either")
  func hiddenBack() async throws {
    try await hosting(HiddenBack()) { screen in
      try await screen.activate("Open")
      #expect(screen.lastHeard.last == "Inside")
      await #expect(throws: ScreenError.self) { try await screen.escape() }
      try await screen.activate("Leave")
      #expect(screen.lastHeard.last == "Kennel, heading")
    }
  }

  @Test("A bar that is taken away takes title and button with it; escape still goes back")
  func hiddenBar() async throws {
    try await hosting(HiddenBar()) { screen in
      try await screen.activate("Open")
      #expect(screen.lastHeard.last == "Inside")
      try await screen.escape()
      #expect(screen.lastHeard.last == "Kennel, heading")
    }
  }

  @Test("Columns stand side by side on a tablet, each with its title")
  func wideColumns() async throws {
    let pad = try #require(Device(named: "iPad Pro 11-inch"))
    let options = LaunchOptions(device: pad, orientation: .landscapeLeft)
    try await hosting(Columns(), environment: options) { screen in
      try await screen.voiceOver.flickRight(times: 4)
      #expect(
        screen.heard == ["Kennel, heading", "Rex, button", "Details, button", "Dog, heading", "Nobody"])
      try await screen.activate("Rex")
      #expect(try screen.element(named: "About Rex").label == "About Rex")
      try await screen.activate("Details")
      #expect(try screen.element(named: "More about it").label == "More about it")
      #expect(try screen.element(named: "Rex").label == "Rex")
    }
  }

  @Test(
    "10.22: the buttons of a bar are met before its large title, or behind it where that is the choice",
    arguments: [
      ("belowButtons", true, ["Edit", "Kennel"]), ("aboveButtons", true, ["Kennel", "Edit"]),
      ("belowButtons", false, ["Kennel", "Edit"]),
    ])
  func largeTitle(choice: String, isLarge: Bool, labels: [String]) {
    let screen = Screen { Titled(choice: choice, isLarge: isLarge) }
    #expect(screen.labels == labels + ["Three dogs"])
    #expect(screen.element("Kennel")?.rules.map(\.choice) == (isLarge ? [choice] : []))
  }

  @Test("On a telephone the first column is shown, and the others above it")
  func narrowColumns() async throws {
    try await hosting(Columns()) { screen in
      #expect(screen.heard == ["Kennel, heading"])
      try await screen.activate("Rex")
      #expect(screen.lastHeard.last == "About Rex")
      #expect(try screen.element(named: "About Rex").label == "About Rex")
      try await screen.escape()
      #expect(screen.lastHeard.last == "Kennel, heading")
    }
  }

  @Test("Going back from the detail on a small screen chooses nothing any more")
  func backClearsSelection() async throws {
    try await hosting(ChosenDog()) { screen in
      try await screen.activate("Rex")
      #expect(try screen.element(named: "About Rex").label == "About Rex")
      try await screen.escape()
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Kennel of nobody").label == "Kennel of nobody")
    }
  }
}

private struct Changing: View {
  @State private var title = "Kennel"

  var body: some View {
    NavigationStack {
      Button("Rename") { title = "Shelter" }
        .navigationTitle($title)
        .navigationSubtitle("Three dogs")
    }
  }
}

private struct OlderForm: View {
  var body: some View {
    NavigationView {
      Text("Three dogs")
        .navigationBarTitle("Kennel", displayMode: .inline)
        .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
    }
  }
}

private struct Leaving: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Inside")
    Button("Leave") { dismiss() }
  }
}

private struct HiddenBack: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") { Leaving().navigationBarBackButtonHidden() }
        .navigationTitle("Kennel")
    }
  }
}

private struct HiddenBar: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") { Text("Inside").navigationTitle("Lost").toolbar(.hidden, for: .navigationBar) }
        .navigationTitle("Kennel")
    }
  }
}

private struct ChosenDog: View {
  @State private var dog: String?

  var body: some View {
    NavigationSplitView {
      List(["Rex", "Bailey"], id: \.self, selection: $dog) { Text($0) }
        .navigationTitle(dog.map { "Kennel of \($0)" } ?? "Kennel of nobody")
    } detail: {
      Text(dog.map { "About \($0)" } ?? "Nobody").navigationTitle("Dog")
    }
  }
}

private struct Columns: View {
  @State private var dog: String?
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      VStack {
        Button("Rex") {
          dog = "Rex"
          column = .detail
        }
        NavigationLink("Details") { Text("More about it") }
      }
      .navigationTitle("Kennel")
    } detail: {
      Text(dog.map { "About \($0)" } ?? "Nobody").navigationTitle("Dog")
    }
  }
}

private struct Titled: View {
  let choice: String
  let isLarge: Bool

  var body: some View {
    let _: Void = RunningApp.current.choose(choice, for: "order.largeTitle")
    NavigationStack {
      Text("Three dogs")
        .navigationTitle("Kennel")
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        .toolbar { Button("Edit") {} }
    }
  }
}
