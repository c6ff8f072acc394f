import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Lists in all their forms")
struct ListFormTests {
  @Test("A list of bindings changes the elements themselves")
  func bindings() {
    let screen = Screen { Switches() }
    #expect(screen.labels == ["Anna", "Bert", "Total 0"])
    screen.activate("Bert")
    #expect(screen.labels.last == "Total 1")
  }

  @Test("A list whose elements have elements of their own opens element by element")
  func outline() throws {
    let kinds = [
      Hound(name: "Dogs", kinds: [Hound(name: "Bailey"), Hound(name: "Molly")]), Hound(name: "Cats"),
    ]
    try HeardScreen.showing {
      List(kinds, children: \.kinds) { Text($0.name) }
    } _: { screen in
      #expect(screen.heard() == ["Dogs, button, collapsed. Double tap to expand.", "Cats"])
      screen.ask(.activate(try screen.stop("Dogs").id))
      #expect(screen.labels == ["Dogs", "Bailey", "Molly", "Cats"])
    }
  }

  @Test("Sections have headers that are headings, and footers, in every way to make them")
  func sections() throws {
    try HeardScreen.showing {
      List {
        Section("Dogs") { Text("Bailey") }
        Section {
          Text("Tom")
        } header: {
          Text("Cats")
        } footer: {
          Text("Only one")
        }
        Section(header: Text("Birds"), footer: Text("None yet")) { Text("Polly") }
        Section(footer: Text("The end")) { Text("Last") }
      }
    } _: { screen in
      #expect(
        screen.heard() == [
          "Dogs, heading", "Bailey", "Cats, heading", "Tom", "Only one", "Birds, heading", "Polly",
          "None yet", "Last", "The end",
        ])
    }
  }

  @Test("A section that is closed shows its header alone; in a sidebar the header opens it")
  func closedSection() throws {
    try HeardScreen.showing {
      Foldable(isSidebar: true)
    } _: { screen in
      #expect(screen.heard() == ["Dogs, button, heading, collapsed. Double tap to expand.", "After"])
      screen.ask(.activate(try screen.stop("Dogs").id))
      #expect(screen.labels == ["Dogs", "Bailey", "After"])
    }
    try HeardScreen.showing {
      Foldable(isSidebar: false)
    } _: { screen in
      #expect(screen.heard() == ["Dogs, heading", "After"])
    }
  }

  @Test("Modifiers around rows, collections and sections leave every row a row of its own")
  func modifiedRows() {
    let screen = Screen {
      List {
        ForEach(0..<1_000) { Text("Row \($0)") }
          .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
          .listRowSeparator(.hidden)
          .listRowBackground(Color.red)
        Section("End") { Text("Last") }.listSectionSeparator(.hidden).padding(1)
      }
      .listStyle(.plain)
      .listRowSpacing(2)
      .environment(\.defaultMinListRowHeight, 100)
    }
    #expect(screen.element("Row 0")?.frame.minX == 50)
    #expect(screen.element("Row 1").map { $0.frame.minY - (screen.element("Row 0")?.frame.minY ?? 0) } == 102)
    #expect((6...20).contains(screen.labels.count))
  }

  @Test("An element that shows several views makes a row of each")
  func severalRows() {
    let screen = Screen {
      List(Hound.all) { pet in
        Text(pet.name)
        Text("\(pet.age) years")
      }
    }
    #expect(screen.labels == ["Anna", "3 years", "Bert", "5 years", "Carl", "1 years"])
    #expect(screen.element("Bert")?.rowIndex == 2)
    #expect(screen.element("5 years")?.rowIndex == 3)
  }

  @Test("What can be done with a section is offered below its rows")
  func sectionActions() {
    let screen = Screen {
      List { Section("Dogs") { Text("Bailey") }.sectionActions { Button("Add dog") {} } }
    }
    #expect(screen.labels == ["Dogs", "Bailey", "Add dog"])
  }

  @Test("Equal ids are told with the view that shows them and its line")
  func equalIDs() throws {
    let screen = Screen { Twins() }
    let told = try #require(screen.host.takeDiagnostics().first)
    #expect(
      told.message
        == "ForEach in Twins has the id a at 0 and 1; state may get mixed up. Make the ids distinct.")
    #expect(told.location?.file.hasSuffix("ListFormTests.swift") == true)
  }

  @Test("A list tells by its rows where a scroll led")
  func scrollStatus() {
    let screen = Screen { List(0..<100) { Text("Row \($0)") } }
    guard let row = screen.element("Row 0") else { return }
    screen.request(.scroll(row.id, .down))
    #expect(screen.scrolled.last?.hasPrefix("Rows ") == true)
    #expect(screen.scrolled.last?.hasSuffix(" of 100") == true)
  }
}

private struct Switches: View {
  @State private var pets = [Choice(name: "Anna"), Choice(name: "Bert")]

  struct Choice: Identifiable {
    var name: String
    var isOn = false
    var id: String { name }
  }

  var body: some View {
    List($pets) { $pet in Toggle(pet.name, isOn: $pet.isOn) }
    Text("Total \(pets.count { $0.isOn })")
  }
}

private struct Foldable: View {
  let isSidebar: Bool
  @State private var isOpen = false

  var body: some View {
    if isSidebar { list.listStyle(SidebarListStyle()) } else { list.listStyle(.insetGrouped) }
  }

  private var list: some View {
    List {
      Section("Dogs", isExpanded: $isOpen) { Text("Bailey") }
      Text("After")
    }
  }
}

private struct Twins: View {
  var body: some View {
    List {
      ForEach(["a", "a", "b"], id: \.self) { Text($0) }
    }
  }
}
