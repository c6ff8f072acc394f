import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Where rows, headers and footers of tables are", .timeLimit(.minutes(10)))
struct TablePlaceTests {
  /// Two sections with titles above and below, and letters at the edge.
  private final class Animals: NSObject, UITableViewDataSource {
    var sections = [(0..<3).map { "Dog \($0)" }, (0..<40).map { "Cat \($0)" }]
    var letters = ["D", "C"]
    private(set) var asked: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "animal", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      ["Dogs", "Cats"][section]
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "All dogs" : nil
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    func forget() { asked = [] }

    func table() -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "animal")
      table.dataSource = self
      return table
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("A section is its header, its rows and its footer, one below the other")
  func rectangles() async throws {
    let animals = Animals()
    let table = animals.table()
    try await hosting(table) { _ in
      let (header, footer) = (table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0))
      #expect(header.minY == 0)
      #expect(header.height > 0 && footer.height > 0)
      #expect(header.maxY == table.rectForRow(at: path(0)).minY)
      #expect(footer.minY == table.rectForRow(at: path(2)).maxY)
      #expect(footer.maxY == table.rectForHeader(inSection: 1).minY)
      #expect(table.rect(forSection: 0) == header.union(footer))
      #expect(table.rectForFooter(inSection: 1).height == 0)
      #expect(table.headerView(forSection: 0)?.frame.minY == header.minY)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Dogs")
      #expect(table.footerView(forSection: 0)?.textLabel?.text == "All dogs")
      #expect(table.footerView(forSection: 1) == nil)
    }
  }

  @Test("Rows that touch a rectangle are found, and none where no row lies")
  func rowsInside() async throws {
    let animals = Animals()
    let table = animals.table()
    try await hosting(table) { _ in
      let rect = table.rectForRow(at: path(1)).union(table.rectForRow(at: path(2)))
      #expect(table.indexPathsForRows(in: rect.insetBy(dx: 0, dy: 1)) == [path(1), path(2)])
      let header = table.rectForHeader(inSection: 0).insetBy(dx: 0, dy: 1)
      #expect(table.indexPathsForRows(in: header)?.isEmpty != false)
    }
  }

  @Test("A table scrolls to the chosen row that is nearest")
  func nearest() async throws {
    let animals = Animals()
    let table = animals.table()
    table.allowsMultipleSelection = true
    try await hosting(table) { _ in
      for chosen in [path(0), path(30, 1)] {
        table.selectRow(at: chosen, animated: false, scrollPosition: .none)
      }
      table.scrollToRow(at: path(39, 1), at: .bottom, animated: false)
      table.scrollToNearestSelectedRow(at: .top, animated: false)
      #expect(table.indexPathsForVisibleRows?.contains(path(30, 1)) == true)
      #expect(table.indexPathsForVisibleRows?.contains(path(0)) == false)
    }
  }

  @Test("A row that is reconfigured keeps its cell, which shows what the data says now")
  func reconfiguring() async throws {
    let animals = Animals()
    let table = animals.table()
    try await hosting(table) { screen in
      let (cell, other) = (table.cellForRow(at: path(1)), table.cellForRow(at: path(2)))
      animals.sections[0][1] = "Bailey"
      animals.forget()
      table.reconfigureRows(at: [path(1), path(39, 1)])
      try await screen.advance(by: .zero)
      #expect(table.cellForRow(at: path(1)) === cell)
      #expect(table.cellForRow(at: path(2)) === other)
      #expect(animals.asked == [path(1)])
      #expect(try screen.element(named: "Bailey").traits.contains(.staticText) || cell != nil)
      table.reloadRows(at: [path(1)], with: .none)
      try await screen.advance(by: .zero)
      #expect(animals.asked.filter { $0 == path(1) }.count == 2)
    }
  }

  @Test("The letters at the edge are asked for anew when the app says that they changed")
  func letters() async throws {
    let animals = Animals()
    let table = animals.table()
    try await hosting(table) { screen in
      #expect(try screen.element(named: "Section index").value == "D")
      animals.letters = ["Dogs", "Cats"]
      table.reloadSectionIndexTitles()
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Section index").value == "Dogs")
    }
  }
}
