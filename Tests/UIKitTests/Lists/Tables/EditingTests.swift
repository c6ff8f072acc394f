import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Tables that are edited, and letters at their edge", .timeLimit(.minutes(10)))
struct EditingTests {
  /// Names that can be deleted and dragged.
  final class Names: UITableViewController {
    var names = ["Anna", "Bert", "Carl"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
  }

  @Test("While a table is edited each row can be deleted, as one of its actions")
  func deletion() async throws {
    let names = Names(style: .plain)
    try await hosting(names) { screen in
      #expect(try screen.element(named: "Bert").actions == [])
      names.tableView.setEditing(true, animated: true)
      try await screen.advance(by: .zero)
      let row = try screen.element(named: "Bert")
      #expect(row.actions.map(\.name) == ["Delete"])
      #expect(screen.ask(.perform(row.id, row.actions[0].id)) == .handled(by: row.id))
      #expect(names.names == ["Anna", "Carl"])
      names.tableView.isEditing = false
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["Anna", "Carl"])
      #expect(try screen.element(named: "Carl").actions == [])
    }
  }

  /// A row with other things at its far edge while it is edited.
  final class Accessories: UITableViewController {
    let switched = UISwitch()
    var tapped: [IndexPath] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? "Anna" : "Bert"
      if indexPath.row == 0 {
        cell.accessoryType = .checkmark
        cell.editingAccessoryType = .detailButton
      } else {
        switched.accessibilityLabel = "Barks"
        cell.editingAccessoryView = switched
      }
      return cell
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }
    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { tapped.append(indexPath) }
  }

  @Test("While a row is edited the accessories for that stand in place of the others")
  func editingAccessories() async throws {
    let table = Accessories(style: .plain)
    try await hosting(table) { screen in
      #expect(try screen.element(named: "Anna").traits.contains(.selected))
      #expect(labels(screen) == ["Anna", "Bert"])
      table.tableView.isEditing = true
      try await screen.advance(by: .zero)
      let anna = try screen.element(named: "Anna")
      #expect(!anna.traits.contains(.selected))
      #expect(anna.actions.map(\.name) == ["More Info"])
      #expect(screen.ask(.perform(anna.id, anna.actions[0].id)) == .handled(by: anna.id))
      #expect(table.tapped == [IndexPath(row: 0, section: 0)])
      let place = table.switched.convert(table.switched.bounds, to: table.view)
      #expect(place.maxX == table.view.bounds.width - 16)
      let toggled = screen.tree.stops.compactMap { screen.tree[$0] }.contains {
        $0.traits.contains(.toggleButton)
      }
      #expect(toggled)
      table.tableView.isEditing = false
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Anna").traits.contains(.selected))
      #expect(try screen.element(named: "Anna").actions == [])
      #expect(table.switched.window == nil)
    }
  }

  @Test("A row is dragged by its handle, which says whose neighbour the row is now")
  func reordering() async throws {
    let names = Names(style: .plain)
    try await hosting(names) { screen in
      names.tableView.isEditing = true
      try await screen.advance(by: .zero)
      #expect(labels(screen) == ["Anna", "Reorder Anna", "Bert", "Reorder Bert", "Carl", "Reorder Carl"])
      let handle = try screen.element(named: "Reorder Anna")
      #expect(handle.hint == "draggable, Double tap and hold, wait for the sound, then drag to rearrange")
      #expect(handle.traits.contains(.button))
      let (x, y) = (handle.frame.center.x, handle.frame.center.y)
      let finger = Finger(screen: screen)
      finger.down(x, y)
      #expect(finger.announcements(.moved, x, y + 44) == ["Moved below Bert"])
      #expect(finger.announcements(.moved, x, y + 88) == ["Moved below Carl"])
      #expect(finger.announcements(.moved, x, y + 44) == ["Moved above Carl"])
      finger.up(x, y + 44)
      #expect(names.names == ["Bert", "Anna", "Carl"])
      #expect(labels(screen).filter { !$0.hasPrefix("Reorder") } == ["Bert", "Anna", "Carl"])
      #expect(await screen.takeDiagnostics().map(\.message) == [])
    }
  }

  @Test("Z12: the letters at the edge are one adjustable element that leads from section to section")
  func index() async throws {
    final class Book: NSObject, UITableViewDataSource {
      let letters = ["A", "B", "C", "D"]
      var empty: Int?
      func numberOfSections(in tableView: UITableView) -> Int { letters.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == empty ? 0 : 30
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row)"
        return cell
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    }
    let (book, table) = (Book(), UITableView())
    table.dataSource = book
    try await hosting(table) { screen in
      let index = try screen.element(named: "Section index")
      #expect(index.traits.contains(.adjustable))
      #expect(index.value == "A")
      #expect(index.rowIndex == nil)
      try await screen.increment("Section index")
      #expect(try screen.element(named: "Section index").value == "B")
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 1))
      for _ in 0..<3 { try await screen.increment("Section index") }
      #expect(try screen.element(named: "Section index").value == "D")
      try await screen.decrement("Section index")
      #expect(try screen.element(named: "Section index").value == "C")
      #expect(labels(screen).contains("C0"))
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Section index").value == "A")
      // A section without rows is shown by where it would begin.
      book.empty = 2
      table.reloadData()
      try await screen.advance(by: .zero)
      for _ in 0..<2 { try await screen.increment("Section index") }
      #expect(try screen.element(named: "Section index").value == "C")
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 3))
    }
  }
}
