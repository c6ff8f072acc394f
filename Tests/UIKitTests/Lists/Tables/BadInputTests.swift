import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Tables whose code contradicts itself", .timeLimit(.minutes(10)))
struct BadInputTests {
  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("A count that changes without a word is told with both numbers, and the rows are read anew")
  func changedCount() async throws {
    let words = Words([["a", "b", "c"]])
    let table = words.table()
    try await hosting(table) { screen in
      words.sections = [["a"]]
      table.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["a"])
      words.sections = [["a"], ["x"]]
      table.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["a", "x"])
      let end =
        "though the table was not told; it was read anew. "
        + "Call reloadData, or insert and delete what changes."
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Words counted 3 rows in section 0 and now counts 1, \(end)",
          "Words counted 1 section and now counts 2, \(end)",
        ])
    }
  }

  @Test("A count that is another one each time ends with a diagnostic, not in a circle")
  func restlessCount() async throws {
    final class Restless: UITableViewController {
      private var count = 2
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count += 1
        return count
      }
    }
    let restless = Restless()
    try await hosting(restless) { screen in
      restless.tableView.setNeedsLayout()
      try await screen.advance(by: .zero)
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(
        messages.map { $0.prefix(58) } == ["Restless counted 3 rows in section 0 and now counts 4, tho"])
      #expect(screen.tree.elements.compactMap(\.rows?.count) == [5])
    }
  }

  @Test("Changes that do not fit the data are told, and the data counts")
  func inconsistentChange() async throws {
    let words = Words([["a", "b"]])
    let table = words.table()
    try await hosting(table) { screen in
      words.sections = [["a", "b", "c", "d"]]
      table.insertRows(at: [path(2)], with: .none)
      table.deleteRows(at: [path(9)], with: .none)
      table.deleteSections([4], with: .none)
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["a", "b", "c", "d"])
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(
        messages.first
          == "After the changes the table was told of there should be 3 rows in section 0, but Words counts 4; "
          + "the table was read anew. Change the data and tell the table the same.")
    }
  }

  @Test("Rows and sections that are not there are told and change nothing")
  func missingRows() async throws {
    let words = Words([["a", "b"]])
    let table = words.table()
    try await hosting(table) { screen in
      table.scrollToRow(at: path(7), at: .top, animated: false)
      table.selectRow(at: path(0, 3), animated: false, scrollPosition: .none)
      table.deleteRows(at: [path(9)], with: .none)
      try await screen.advance(by: .zero)
      table.deleteSections([4], with: .none)
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "UITableView was asked for row 7 of section 0, which is not there. Ask for rows it counts.",
          "UITableView was asked for row 0 of section 3, which is not there. Ask for rows it counts.",
          "UITableView was asked for row 9 of section 0, which is not there. Ask for rows it counts.",
          "UITableView was asked for section 4, which is not there. Ask for those it counts.",
        ])
      #expect(labels(screen) == ["a", "b"])
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test("No sections, no rows and a negative count give an empty table")
  func empty() async throws {
    final class Negative: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
    }
    for words in [Words([]), Words([[]]), Words([[], []])] {
      try await hosting(words.table()) { screen in
        #expect(screen.tree.firstStop == nil)
        #expect(screen.tree.elements.compactMap(\.rows) == [LazyRows(count: 0, realized: 0..<0)])
      }
    }
    try await hosting(Negative()) { screen in
      #expect(screen.tree.firstStop == nil)
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Negative counts -1 rows or sections, which is taken for 0. Return 0 or more."
        ])
    }
  }

  @Test("One cell for two rows is told, and the second row stays empty")
  func sharedCell() async throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "shared"
    let shelf = Shelf([cell, cell])
    try await hosting(shelf.table()) { screen in
      #expect(labels(screen) == ["shared"])
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Shelf returned one UITableViewCell for two rows, row 0 of section 0 and row 1 of section 0; the second "
            + "stays empty. Dequeue a cell for each row."
        ])
    }
  }

  @Test("An identifier without a class gives a plain cell and is told")
  func unregistered() async throws {
    let words = Words([["a"]])
    let table = UITableView()
    table.dataSource = words
    try await hosting(table) { screen in
      #expect(labels(screen) == ["a"])
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.first?.hasPrefix("No cell class is registered in UITableView under “word”") == true)
    }
  }

  @Test("Rows with one identifier are told once")
  func equalIdentifiers() async throws {
    let cells = ["a", "b", "c"].map { text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.accessibilityIdentifier = "dog"
      return cell
    }
    let shelf = Shelf(cells)
    try await hosting(shelf.table()) { screen in
      #expect(labels(screen) == ["a", "b", "c"])
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Two rows of UITableView have the accessibilityIdentifier “dog”, so that a test cannot tell them apart. "
            + "Give each row its own."
        ])
    }
  }

  @Test("A cell that is freed while the cursor is on it is told with its class, and nothing breaks")
  func freedCell() async throws {
    final class Holder: UIViewController {
      var words: Words? = Words([["a", "b"]])
      var table: UITableView?
      override func viewDidLoad() {
        super.viewDidLoad()
        let table = words?.table()
        table?.frame = view.bounds
        self.table = table
        if let table { view.addSubview(table) }
      }
    }
    let holder = Holder()
    try await hosting(holder) { screen in
      let id = try #require(screen.focused?.id)
      holder.table?.removeFromSuperview()
      holder.table = nil
      holder.words = nil
      try await screen.advance(by: .zero)
      #expect(screen.tree.firstStop == nil)
      #expect(screen.ask(.activate(id)) == .failed(.gone))
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "The UITableViewCell under the cursor was freed. Keep its table while it is shown, or post screenChanged "
            + "with where to go."
        ])
    }
  }

  @Test("A data source that is freed leaves an empty table and is told")
  func freedSource() async throws {
    var words: Words? = Words([["a", "b"]])
    let table = try #require(words?.table())
    try await hosting(table) { screen in
      #expect(labels(screen) == ["a", "b"])
      words = nil
      table.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(screen.tree.firstStop == nil)
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.first?.hasPrefix("The data source of UITableView was freed") == true)
    }
  }

  @Test("A cell that is taken out of its table is told and put back")
  func removedCell() async throws {
    let words = Words([["a", "b"]])
    let table = words.table()
    try await hosting(table) { screen in
      table.visibleCells.first?.removeFromSuperview()
      table.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["a", "b"])
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(
        messages.first?.hasPrefix("UITableViewCell was taken out of its table while it serves row 0") == true)
    }
  }

  @Test("A reload in the middle of making cells ends with a diagnostic, not in a circle")
  func reloadInside() async throws {
    final class Hasty: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.reloadData()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }
    try await hosting(Hasty()) { screen in
      let messages = await screen.takeDiagnostics().map(\.message)
      #expect(messages.contains { $0.hasPrefix("Laying out UIWindow asks for layout again without end") })
    }
  }
}
