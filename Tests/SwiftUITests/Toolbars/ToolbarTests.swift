import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Toolbars", .timeLimit(.minutes(10)))
struct ToolbarTests {
  @Test("Items are heard from left to right, then the large title, content and the bar below")
  func order() async throws {
    try await hosting(Bars()) { screen in
      try await screen.voiceOver.flickRight(times: 6)
      #expect(
        screen.heard == [
          "Edit, button", "Share, button", "Add, button", "Kennel, heading", "Three dogs", "Sort, button",
          "3 dogs",
        ])
      try await screen.activate("Add")
      #expect(try screen.element(named: "4 dogs").label == "4 dogs")
    }
  }

  @Test("Roles of items have their places; what is done less often is in a menu")
  func roles() {
    let screen = Screen { Roles() }
    #expect(screen.labels == ["Cancel", "Draft", "Save", "More", "Text"])
    screen.activate("More")
    #expect(screen.labels == ["Archive", "Dismiss context menu"])
    screen.activate("Archive")
    screen.activate("Cancel")
    #expect(screen.labels == ["Cancel", "Draft", "Save", "More", "Text archived"])
  }

  @Test("Views alone stand at the end of the bar, something else in place of the title")
  func principal() {
    let screen = Screen {
      NavigationStack {
        Text("Content")
          .navigationTitle("Hidden")
          .toolbar { ToolbarItem(placement: .principal) { Text("Shown") } }
          .toolbar {
            Button("One") {}
            Button("Two") {}
          }
      }
    }
    #expect(screen.labels == ["Shown", "One", "Two", "Content"])
  }

  @Test("Items of the app's own making read the environment, and follow state")
  func ownContent() {
    let screen = Screen { OwnItems() }
    #expect(screen.labels == ["Kennel", "Open"])
    screen.activate("Open")
    #expect(screen.labels == ["Kennel", "Close", "Inside"])
    screen.activate("Close")
    #expect(screen.labels == ["Kennel", "Open"])
  }

  @Test("Items come and go with what they depend on")
  func conditions() {
    let screen = Screen { Conditions() }
    #expect(screen.labels == ["Select", "Dogs"])
    screen.activate("Select")
    #expect(screen.labels == ["Done", "All", "Dogs", "Delete"])
    screen.activate("Done")
    #expect(screen.labels == ["Select", "Dogs"])
  }

  @Test("The title opens a menu")
  func titleMenu() {
    let screen = Screen { TitleMenu() }
    #expect(screen.element("Draft")?.traits.isSuperset(of: [.header, .button]) == true)
    screen.activate("Draft")
    #expect(screen.labels == ["Rename", "Dismiss context menu"])
    screen.activate("Rename")
    #expect(screen.labels == ["Draft", "renamed"])
  }

  @Test("A bar above the keyboard is there while a person writes")
  func keyboard() async throws {
    try await hosting(Writing()) { screen in
      #expect(throws: ScreenError.self) { try screen.element(named: "Done") }
      try await screen.activate("Name")
      #expect(try screen.element(named: "Done").label == "Done")
      try await screen.voiceOver.send(.lastElement)
      #expect(screen.lastHeard.last == "Done, button")
      try await screen.voiceOver.doubleTap()
      #expect(try screen.element(named: "done").label == "done")
    }
  }

  @Test("Bars are taken away, and so is the title")
  func hiding() {
    let screen = Screen {
      NavigationStack {
        Text("Content")
          .navigationTitle("Kennel")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Sort") {} } }
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
          .toolbar(removing: .title)
          .toolbarVisibility(.hidden, for: .bottomBar)
      }
    }
    #expect(screen.labels == ["Add", "Content"])
  }
}

private struct Bars: View {
  @State private var count = 3
  @Namespace private var space

  var body: some View {
    NavigationStack {
      Text("Three dogs")
        .navigationTitle("Kennel")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Share") {}
            Button("Add") { count += 1 }
          }
          ToolbarItem(placement: .bottomBar) { Button("Sort") {} }.matchedTransitionSource(id: 1, in: space)
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .status) { Text("\(count) dogs") }
        }
    }
  }
}

private struct Roles: View {
  @State private var words = "Text"

  var body: some View {
    NavigationStack {
      Text(words)
        .navigationTitle("Draft")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar(id: "draft") {
          ToolbarItem(id: "save", placement: .confirmationAction) { Button("Save") {} }
          ToolbarItem(id: "archive", placement: .secondaryAction) {
            Button("Archive") { words = "Text archived" }
          }
          ToolbarItem(id: "cancel", placement: .cancellationAction) { Button("Cancel") {} }
        }
        .toolbarRole(.editor)
        .toolbarBackground(.visible, for: .navigationBar)
    }
  }
}

private struct Closing: ToolbarContent {
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) { Button("Close") { dismiss() } }
  }
}

private struct OwnItems: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") { Text("Inside").toolbar { Closing() } }
        .navigationTitle("Kennel")
    }
  }
}

private struct Conditions: View {
  @State private var isSelecting = false

  var body: some View {
    NavigationStack {
      Text("Dogs").toolbar {
        if isSelecting {
          ToolbarItem(placement: .topBarLeading) { Button("Done") { isSelecting = false } }
          ToolbarItem(placement: .bottomBar) { Button("Delete") {} }
        } else {
          ToolbarItem(placement: .topBarTrailing) { Button("Select") { isSelecting = true } }
        }
        if isSelecting { ToolbarItem(placement: .topBarTrailing) { Button("All") {} } }
      }
    }
  }
}

private struct TitleMenu: View {
  @State private var words = "new"

  var body: some View {
    NavigationStack {
      Text(words)
        .navigationTitle("Draft")
        .toolbarTitleMenu { Button("Rename") { words = "renamed" } }
    }
  }
}

private struct Writing: View {
  @State private var name = ""
  @State private var state = "writing"

  var body: some View {
    VStack {
      TextField("Name", text: $name).accessibilityLabel("Name")
      Text(state)
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { state = "done" }
      }
    }
  }
}
