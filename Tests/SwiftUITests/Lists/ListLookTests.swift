import AccessibilityModel
import AppHost
import SwiftUI
import Testing
import TreeFormat

@MainActor
@Suite("How lists, sections and tables are set")
struct ListLookTests {
  private func top(_ label: String, _ screen: Screen) throws -> Double {
    try #require(screen.element(label)?.frame.minY)
  }

  @Test("Sections lie as far from each other as the app says")
  func sectionSpacing() throws {
    func gap<V: View>(_ view: V) throws -> Double {
      let screen = Screen { view }
      return try top("Cats", screen) - top("Bailey", screen)
    }
    let plain = try gap(sections)
    #expect(try gap(sections.listSectionSpacing(40)) == plain + 40)
    #expect(try gap(sections.listSectionSpacing(ListSectionSpacing.custom(25))) == plain + 25)
    #expect(try gap(sections.listSectionSpacing(.default)) == plain)
    #expect(try gap(sections.listSectionSpacing(.compact)) <= plain)
  }

  private var sections: some View {
    List {
      Section("Dogs") { Text("Bailey") }
      Section("Cats") { Text("Tom") }
    }
  }

  @Test("L8: the background of what scrolls is drawn, unless the app takes it away")
  func background() {
    func grounds(_ visibility: Visibility) -> Int {
      Drawn.lines(300, 200) { List { Text("Bailey") }.scrollContentBackground(visibility) }
        .count { $0.hasSuffix("#F2F2F7") }
    }
    #expect(grounds(.visible) == 1)
    #expect(grounds(.automatic) == 1)
    #expect(grounds(.hidden) == 0)
  }

  @Test("How far headers stand out is what the views inside read")
  func prominence() {
    let screen = Screen {
      Prominent()
      Prominent().headerProminence(.increased)
    }
    #expect(screen.labels == ["standard", "increased"])
  }

  @Test("A row has actions at each of its edges")
  func swipes() throws {
    func actions(_ edge: HorizontalEdge) throws -> [String] {
      try HeardScreen.showing {
        List {
          Text("Bailey").swipeActions(edge: edge) { Button("Feed") {} }
        }
      } _: { screen in
        screen.actions(of: "Bailey") ?? []
      }
    }
    for edge in HorizontalEdge.allCases { #expect(try actions(edge) == ["Feed"]) }
  }

  @Test("L8: the line below a row is drawn unless it is hidden at an edge")
  func separators() {
    func lines<V: View>(_ view: V) -> Int {
      Drawn.lines(300, 300) {
        List {
          view
          Text("Rex")
        }
      }
      .count { $0.hasSuffix("#3C3C43/29") }
    }
    #expect(lines(Text("Bailey")) == 1)
    #expect(lines(Text("Bailey").listRowSeparator(.hidden)) == 0)
    #expect(VerticalEdge.Set(VerticalEdge.top).union(.bottom) == .all)
  }

  @Test(
    "Rows are deleted and moved as the list says that it lets them", arguments: EditedHounds.Kind.allCases)
  func editActions(kind: EditedHounds.Kind) throws {
    try HeardScreen.showing {
      EditedHounds(kind: kind)
    } _: { screen in
      #expect(screen.actions(of: "Anna") == (kind == .move ? [] : ["Delete"]))
    }
  }

  @Test("A list of elements inside elements is made of outlines, and opens row by row")
  func outlines() {
    let kinds = [Hound(name: "Dogs", kinds: [Hound(name: "Bailey")])]
    let list: List<Never, OutlineRows<[Hound], Hound.ID, Text>> = List(kinds, children: \.kinds) {
      Text($0.name)
    }
    let screen = Screen { list }
    #expect(screen.labels == ["Dogs"])
    screen.activate("Dogs")
    #expect(screen.labels == ["Dogs", "Bailey"])
    let inside = Screen {
      OutlineGroup(kinds, children: \.kinds) { Text($0.name) }
    }
    #expect(inside.labels == ["Dogs"])
    inside.activate("Dogs")
    #expect(inside.labels == ["Dogs", "Bailey"])
  }

  @Test("Sections and views of another view are taken apart, and put together anew")
  func collections() {
    let screen = Screen {
      Group(sections: parts) { (sections: SectionCollection) in
        ForEach(sections) { (section: SectionConfiguration) in
          Text(
            "\(section.header.count) headers, \(section.content.count) rows, \(section.footer.count) below")
          section.content
        }
      }
    }
    #expect(
      screen.labels == ["1 headers, 2 rows, 0 below", "Bailey", "Rex", "0 headers, 1 rows, 1 below", "Tom"])
    let flat = Screen {
      Group(subviews: parts) { (views: SubviewsCollection) in
        Text("\(views.count) views")
        views.first.map { (view: Subview) in view }
      }
    }
    #expect(flat.labels.count == 2)
    #expect(flat.labels.first?.hasSuffix(" views") == true)
  }

  @ViewBuilder private var parts: some View {
    Section("Dogs") {
      Text("Bailey")
      Text("Rex")
    }
    Section {
      Text("Tom")
    } footer: {
      Text("One cat")
    }
  }

  @Test("Where nothing was found that is said, with the words that were looked for")
  func nothingFound() {
    let empty:
      ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
      > = .search(text: "Rex")
    let screen = Screen { empty }
    #expect(screen.labels.contains { $0.contains("Rex") })
    #expect(!Screen { ContentUnavailableView.search }.labels.contains { $0.contains("Rex") })
  }

  @Test("The headers of a table are there, and gone where the app hides them")
  func tableHeaders() {
    let wide = LaunchOptions(platform: .iPadOS, screenSize: Size(width: 1_024, height: 768))
    func labels(_ visibility: Visibility) -> [String] {
      Screen(wide) { hounds.tableColumnHeaders(visibility) }.labels
    }
    #expect(labels(.automatic).prefix(2) == ["Name", "Age"])
    #expect(labels(.hidden).first == "Anna")
  }

  @Test("The cells of a column lie at its edges, or in the middle")
  func columnAlignment() throws {
    let wide = LaunchOptions(platform: .iPadOS, screenSize: Size(width: 1_024, height: 768))
    func left(_ alignment: TableColumnAlignment) throws -> Double {
      let screen = Screen(wide) {
        Table(Hound.all) {
          TableColumn("Name", value: \.name).width(300)
          TableColumn("Mark") { (hound: Hound) in Box("mark of \(hound.name)", 20, 10) }
            .width(200).alignment(alignment)
        }
      }
      return try #require(screen.element("mark of Anna")?.frame.minX)
    }
    let (leading, center, trailing) = (try left(.leading), try left(.center), try left(.trailing))
    #expect(try left(.automatic) == leading)
    #expect(leading < center)
    #expect(center < trailing)
    #expect(abs(center - leading - (trailing - center)) < 1)
  }

  private var hounds: some View {
    Table(of: Hound.self, columns: columns, rows: { rows(true) })
  }

  @TableColumnBuilder<Hound, NoTableOrder<Hound>>
  private func columns() -> TableColumns<Hound, NoTableOrder<Hound>> {
    TableColumn("Name", value: \.name)
    TableColumn("Age") { Text("\($0.age)") }
  }

  @TableRowBuilder<Hound> private func rows(_ hasMore: Bool) -> TableLines<Hound> {
    if hasMore { TableRow(Hound.all[0]) }
    if hasMore {
      Others(hounds: Array(Hound.all.dropFirst()))
    } else {
      TableRow(Hound.all[1])
    }
  }
}

private struct Others: TableRowContent {
  typealias TableRowValue = Hound
  let hounds: [Hound]

  var tableLines: TableLines<Hound> { ForEach(hounds) { TableRow($0) }.tableLines }
}

private struct Prominent: View {
  @Environment(\.headerProminence) private var prominence

  var body: some View { Text(prominence == .increased ? "increased" : "standard") }
}

struct EditedHounds: View {
  enum Kind: CaseIterable, Sendable {
    case move, delete, all

    var actions: EditActions<[Hound]> {
      switch self {
      case .move: .move
      case .delete: .delete
      case .all: .all
      }
    }
  }

  @State private var hounds = Hound.all
  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  var body: some View {
    List($hounds, editActions: kind.actions) { $hound in Text(hound.name) }
  }
}
