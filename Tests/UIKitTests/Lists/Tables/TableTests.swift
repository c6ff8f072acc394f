import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

/// Sections of words, as a table shows them.
@MainActor
final class Words: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var titles: [String?]
  private(set) var countOfCells = 0

  init(_ sections: [[String]], titles: [String?] = []) {
    self.sections = sections
    self.titles = titles
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    countOfCells += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < titles.count ? titles[section] : nil
  }

  func table(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = self
    return table
  }
}

@MainActor
@Suite("Tables: sections, changes and places", .timeLimit(.minutes(10)))
struct TableTests {
  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("A title over a section without rows is heard, and laying it out comes to an end")
  func titleWithoutRows() async throws {
    let words = Words([[]], titles: ["No dogs"])
    let table = words.table()
    table.tableFooterView = UIView()
    try await hosting(table) { screen in
      #expect(screen.heard == ["No dogs, heading"])
      #expect(await screen.takeDiagnostics().isEmpty)
      words.sections = [["Bailey"]]
      table.reloadData()
      try await screen.advance(by: .seconds(1))
      #expect(labels(screen) == ["No dogs", "Bailey"])
    }
  }

  @Test(
    "Sections are headed by their titles, and rows are counted through",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func sections(style: UITableView.Style) async throws {
    let words = Words([["Bailey", "Rex"], [], ["Tom"]], titles: ["Dogs", "Birds", "Cats"])
    let table = words.table(style)
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    header.text = "Animals"
    table.tableHeaderView = header
    let footer = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    footer.text = "The end"
    table.tableFooterView = footer
    try await hosting(table) { screen in
      let tour = try await screen.tour()
      #expect(
        tour.stops.map(\.utterance.text) == [
          "Animals", "Dogs, heading", "Bailey", "Rex", "Birds, heading", "Cats, heading", "Tom", "The end",
        ])
      #expect(tour.stops.map(\.element.rowIndex) == [nil, nil, 0, 1, nil, nil, 2, nil])
      #expect(screen.tree.elements.compactMap(\.rows) == [LazyRows(count: 3, realized: 0..<3)])
      #expect(tour.stops.allSatisfy { $0.element.frame.size.height >= 15 })
      let frames = tour.stops.map(\.element.frame)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.01 })
    }
  }

  @Test("A delegate's own views and heights take the place of titles")
  func edges() async throws {
    final class Edges: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
        view?.textLabel?.text = "Section \(section)"
        return view
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 0 : 60
      }
    }
    final class Edge: UITableViewHeaderFooterView {}
    let words = Words([["a", "b", "c"]], titles: ["unused"])
    let (table, edges) = (words.table(), Edges())
    table.delegate = edges
    table.register(Edge.self, forHeaderFooterViewReuseIdentifier: "edge")
    try await hosting(table) { screen in
      #expect(labels(screen) == ["Section 0", "a", "c"])
      #expect(table.rectForRow(at: path(0)).minY == 50)
      #expect(table.rectForRow(at: path(2)).minY == 110)
      #expect(table.contentSize.height == 170)
    }
  }

  @Test("Rows that come, go and move keep who they are, and the cursor stays on its row")
  func changes() async throws {
    let words = Words([["a", "b", "c", "d"]])
    let table = words.table()
    try await hosting(table) { screen in
      try await screen.focus("c")
      let id = try #require(screen.focused?.id)
      words.sections[0].insert(contentsOf: ["x", "y"], at: 1)
      table.insertRows(at: [path(1), path(2)], with: .automatic)
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["a", "x", "y", "b", "c", "d"])
      #expect(screen.tree[id]?.label == "c")
      #expect(screen.tree[id]?.rowIndex == 4)
      words.sections[0] = ["c", "x", "d"]
      table.performBatchUpdates {
        table.deleteRows(at: [path(0), path(2), path(3)], with: .fade)
        table.moveRow(at: path(4), to: path(0))
      }
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["c", "x", "d"])
      #expect(screen.tree[id]?.label == "c")
      #expect(screen.focused?.id == id)
      words.sections[0][0] = "C"
      table.reloadRows(at: [path(0)], with: .none)
      try await screen.advance(by: .zero)
      #expect(screen.tree[id]?.label == "C")
    }
  }

  @Test("Sections come and go, and those that stay keep their rows")
  func sectionChanges() async throws {
    let words = Words([["a"], ["b"], ["c"]])
    let table = words.table()
    try await hosting(table) { screen in
      let id = try screen.element(named: "c").id
      words.sections = [["new"], ["a"], ["c"]]
      table.beginUpdates()
      table.deleteSections([1], with: .fade)
      table.insertSections([0], with: .fade)
      table.endUpdates()
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["new", "a", "c"])
      #expect(screen.tree[id]?.label == "c")
      words.sections[2] = ["C"]
      table.reloadSections([2], with: .fade)
      try await screen.advance(by: .zero)
      #expect(screen.tree[id]?.label == "C")
    }
  }

  @Test("Everything is asked for anew on reload, and rows at the same positions keep who they are")
  func reload() async throws {
    let words = Words([["a", "b", "c"]])
    let table = words.table()
    try await hosting(table) { screen in
      try await screen.focus("b")
      let id = try #require(screen.focused?.id)
      words.sections = [["A", "B"], ["C"]]
      table.reloadData()
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["A", "B", "C"])
      #expect(screen.tree[id]?.label == "B")
      #expect(table.numberOfSections == 2)
      #expect(table.numberOfRows(inSection: 0) == 2)
      #expect(table.numberOfRows(inSection: 7) == 0)
    }
  }

  @Test("Places on the screen and rows belong together")
  func places() async throws {
    let words = Words([(0..<100).map { "row \($0)" }])
    let table = words.table()
    table.rowHeight = 50
    try await hosting(table) { screen in
      #expect(table.contentSize.height == 5_000)
      #expect(table.rectForRow(at: path(99)).minY == 4_950)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 125)) == path(2))
      table.scrollToRow(at: path(50), at: .top, animated: false)
      try await screen.advance(by: .zero)
      #expect(table.contentOffset.y == 2_500)
      #expect(table.indexPathsForVisibleRows?.first == path(50))
      #expect(table.visibleCells.first?.textLabel?.text == "row 50")
      let cell = try #require(table.cellForRow(at: path(52)))
      #expect(table.indexPath(for: cell) == path(52))
      #expect(table.cellForRow(at: path(0)) == nil)
      table.scrollToRow(at: path(99), at: .middle, animated: false)
      #expect(table.contentOffset.y == 5_000 - table.bounds.height)
    }
  }

  @Test("A page is scrolled in either direction, said where to, and declined at the ends")
  func pages() async throws {
    let words = Words([(0..<100).map { "row \($0)" }])
    let table = words.table()
    table.rowHeight = 50
    try await hosting(table) { screen in
      try await screen.focus("row 3")
      let id = try #require(screen.focused?.id)
      #expect(screen.ask(.scroll(id, .up)) == .declined)
      let own = try #require(screen.tree.elements.first { $0.rows != nil }?.id)
      let host = RunningApp.current
      host.perform(Request(id: .init(rawValue: 1 << 40), version: host.version, kind: .scroll(id, .down)))
      let events = host.takeEvents()
      #expect(events.contains(.notification(.pageScrolled("Rows 16 to 31 of 100"))))
      #expect(events.contains(.answered(.init(rawValue: 1 << 40), .handled(by: own))))
      #expect(table.contentOffset.y == table.bounds.height)
      #expect(table.indexPathsForVisibleRows?.first == path(15))
    }
  }

  @Test("A cell that comes back serves another row, made ready by its class, and none is made in vain")
  func reuse() async throws {
    final class Counted: UITableViewCell {
      static var made = 0
      static var readied = 0
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        Counted.made += 1
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func prepareForReuse() {
        super.prepareForReuse()
        Counted.readied += 1
      }
    }
    let words = Words([(0..<1_000).map { "row \($0)" }])
    let table = words.table()
    table.register(Counted.self, forCellReuseIdentifier: "word")
    try await hosting(table) { screen in
      for _ in 0..<60 { try await screen.voiceOver.flickRight() }
      #expect(screen.focused?.label == "row 60")
      #expect(Counted.made <= table.cellCount + 2)
      #expect(Counted.made + Counted.readied == words.countOfCells)
    }
  }
}
