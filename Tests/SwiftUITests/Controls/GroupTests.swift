import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Groups of controls and their styles")
struct GroupTests {
  @Test("A group box is its label and what is in it; the box itself is not heard")
  func groupBox() throws {
    try HeardScreen.showing {
      GroupBox("Kennel") { Text("Bailey") }
      GroupBox {
        Text("Inner")
      } label: {
        Label("Dogs", systemImage: "dog")
      }
      GroupBox("Own") { Text("Thing") }.groupBoxStyle(Reversed())
    } _: { screen in
      #expect(screen.heard() == ["Kennel", "Bailey", "Dogs", "Inner", "Thing", "Own"])
    }
  }

  @Test("A control group is its controls; as a menu it is one button")
  func controlGroup() throws {
    let screen = Screen {
      ControlGroup {
        Button("Back") {}
        Button("Forward") {}
      }
      ControlGroup {
        Button("Copy") {}
      } label: {
        Text("Edit")
      }
      .controlGroupStyle(.menu)
    }
    #expect(screen.labels == ["Back", "Forward", "Edit"])
    screen.activate("Edit")
    #expect(screen.labels == ["Copy", "Dismiss context menu"])
  }

  @Test("A disclosure group in a style of the app's own opens by the style's button, also within another")
  func disclosure() {
    let screen = Screen {
      DisclosureGroup("Outer") { DisclosureGroup("Inner") { Text("Deep") } }
        .disclosureGroupStyle(Hinted())
    }
    #expect(screen.labels == ["Open, Outer"])
    screen.activate("Open, Outer")
    #expect(screen.labels == ["Open, Outer", "Open, Inner"])
    screen.activate("Open, Inner")
    #expect(screen.labels == ["Open, Outer", "Open, Inner", "Deep"])
  }

  @Test("An outline opens row by row")
  func outline() {
    let screen = Screen {
      OutlineGroup([Animal(name: "Mammals", kinds: [Animal(name: "Dog", kinds: nil)])], children: \.kinds) {
        Text($0.name)
      }
    }
    #expect(screen.labels == ["Mammals"])
    screen.activate("Mammals")
    #expect(screen.labels == ["Mammals", "Dog"])
    #expect(screen.element("Mammals")?.expanded == true)
  }

  @Test("A message that there is nothing says what, why and what to do")
  func unavailable() throws {
    try HeardScreen.showing {
      ContentUnavailableView {
        Label("No Dogs", systemImage: "dog")
      } description: {
        Text("Add one to begin.")
      } actions: {
        Button("Add") {}
      }
    } _: { screen in
      #expect(screen.heard() == ["No Dogs", "Add one to begin.", "Add, button"])
    }
    try HeardScreen.showing {
      ContentUnavailableView.search(text: "Cat")
    } _: { screen in
      #expect(
        screen.heard() == ["No Results for “Cat”", "Check the spelling or try a new search."])
    }
  }

  @Test("A form shows its rows in every style")
  func form() {
    let screen = Screen {
      Form { Toggle("One", isOn: .constant(true)) }.formStyle(.grouped)
    }
    #expect(screen.labels == ["One"])
    let columns = Screen { Form { Toggle("Two", isOn: .constant(true)) }.formStyle(.columns) }
    #expect(columns.labels == ["Two"])
  }
}

private struct Animal: Identifiable {
  let name: String
  let kinds: [Animal]?
  var id: String { name }
}

private struct Reversed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct Hinted: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          Text("Open")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}
