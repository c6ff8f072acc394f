import AccessibilityModel
import AppHost
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("Tables")
struct TableTests {
  private static let wide = LaunchOptions(
    platform: .iPadOS, screenSize: Size(width: 1_024, height: 768))

  @Test("On a phone a table is a list of what the first column shows")
  func phone() throws {
    try HeardScreen.showing {
      PetTable()
    } _: { screen in
      #expect(screen.heard() == ["Anna", "Bert", "Carl"])
    }
  }

  @Test("Where there is room, cells tell their rows and columns, and headers are heard on their own")
  func wide() throws {
    try HeardScreen.showing(environment: Self.wide) {
      PetTable()
    } _: { screen in
      #expect(
        screen.heard() == [
          "Name, button", "Age", "Anna, row 1, column 1", "3 years, column 2", "Bert, row 2, column 1",
          "5 years, column 2", "Carl, row 3, column 1", "1 years, column 2",
        ])
      let cell = try screen.stop("5 years")
      #expect(cell.tablePlace?.rows == 1..<2)
      #expect(cell.tablePlace?.columnHeaders == [])
      #expect(cell.rules.map(\.name) == ["table.headers"])
    }
  }

  @Test("Rows that a closure makes need no word of what they are made of, where an order tells it")
  func rowsOfClosure() throws {
    try HeardScreen.showing {
      RowTable()
    } _: { screen in
      #expect(screen.heard() == ["Anna", "Bert", "Carl"])
    }
  }

  @Test("Where headers are heard, a cell says the header of its column when the column changes")
  func headers() throws {
    try HeardScreen.showing(environment: Self.wide) {
      PetTable().environment(\.controlPolicy.tableHeaders, .heard)
    } _: { screen in
      #expect(
        screen.heard().dropFirst(2).prefix(2) == ["Name, Anna, row 1, column 1", "Age, 3 years, column 2"])
    }
  }

  @Test("The header of a column puts the rows in order, and then the other way round")
  func order() {
    let screen = Screen(Self.wide) { PetTable() }
    func names() -> [String] { screen.labels.filter { ["Anna", "Bert", "Carl"].contains($0) } }
    screen.activate("Name")
    #expect(names() == ["Carl", "Bert", "Anna"])
    screen.activate("Name")
    #expect(names() == ["Anna", "Bert", "Carl"])
  }

  @Test("Rows are chosen as in a list")
  func selection() throws {
    try HeardScreen.showing(environment: Self.wide) {
      ChosenTable()
    } _: { screen in
      screen.ask(.activate(try screen.stop("Bert").id))
      #expect(screen.heard()[2] == "Selected, Bert, row 2, column 1")
      #expect(screen.labels.last == "Bert")
    }
  }

  @Test("Rows within a row open and close, and sections have headings")
  func disclosure() throws {
    try HeardScreen.showing(environment: Self.wide) {
      Table(of: Hound.self) {
        TableColumn("Name", value: \.name).width(200)
        TableColumn("Age") { Text("\($0.age)") }.width(min: 50, max: 80)
      } rows: {
        Section("Dogs") {
          DisclosureTableRow(Hound(name: "Litter")) {
            ForEach(Hound.all) { pet in TableRow(pet) }
          }
        }
        TableRow(Hound(name: "Tom", age: 9))
      }
    } _: { screen in
      #expect(screen.labels == ["Name", "Age", "Dogs", "Litter", "3", "Tom", "9"])
      let heading = try screen.stop("Dogs")
      #expect(heading.traits.contains(.header))
      #expect(try screen.stop("Litter").expanded == false)
      screen.ask(.activate(try screen.stop("Litter").id))
      #expect(
        screen.labels.filter { $0.count > 2 } == [
          "Name", "Age", "Dogs", "Litter", "Anna", "Bert", "Carl", "Tom",
        ])
      #expect(try screen.stop("9").tablePlace?.rows == 4..<5)
    }
  }
}

private struct PetTable: View {
  @State private var order = [KeyPathComparator(\Hound.name)]

  var body: some View {
    Table(Hound.all.sorted(using: order), sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { pet in Text("\(pet.age) years") }
    }
  }
}

private struct RowTable: View {
  @State private var order = [KeyPathComparator(\Hound.name)]
  @State private var chosen: Set<Hound.ID> = []

  var body: some View {
    Table(selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name) { pet in Text(pet.name) }
    } rows: {
      Section { ForEach(Hound.all) { pet in TableRow(pet) } }
    }
  }
}

private struct ChosenTable: View {
  @State private var chosen: Hound.ID?

  var body: some View {
    Table(Hound.all, selection: $chosen) { TableColumn("Name", value: \.name) }
    Text(chosen ?? "none")
  }
}
