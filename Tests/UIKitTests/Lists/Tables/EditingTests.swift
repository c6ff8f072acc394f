import AccessibilityModel
import AppHost
import Drawing
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

  @Test("While a table is edited a grip is drawn at the far edge of each row that can be dragged")
  func grip() async throws {
    let names = Names(style: .plain)
    try await hosting(names) { screen in
      @MainActor func ink(_ place: Rect) async throws -> Int {
        let picture = try await screen.picture(PictureRequest(scale: 1))
        let bitmap = Bitmap(png: picture.png, width: picture.width, height: picture.height)
        return (Int(place.minY) + 4..<Int(place.maxY) - 4).reduce(0) { sum, y in
          (Int(place.minX)..<Int(place.maxX)).reduce(sum) {
            bitmap.color(x: $1, y: y).red < 0.93 ? $0 + 1 : $0
          }
        }
      }
      names.tableView.setEditing(true, animated: true)
      try await screen.advance(by: .zero)
      let grip = try screen.element(named: "Reorder Bert").frame
      #expect(grip.minX > 300)
      let content = try #require(names.tableView.cellForRow(at: IndexPath(row: 1, section: 0))).contentView
      #expect(content.convert(content.bounds, to: nil).maxX <= grip.minX)
      #expect(try await ink(grip) > 30)
      names.tableView.setEditing(false, animated: true)
      try await screen.advance(by: .zero)
      #expect(try await ink(grip) == 0)
    }
  }

  /// Names of which the app says how each is edited, and whether it gives way.
  final class Mixed: UITableViewController {
    let styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none, .none]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[indexPath.row] }
    override func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row < 3 }
  }

  @Test("Rows that are edited show at the near edge what editing does with them, and their content gives way")
  func marks() async throws {
    let names = Mixed(style: .plain)
    try await hosting(names) { screen in
      /// How many points at the near edge of each row are red, green and blue.
      @MainActor func marks() async throws -> [[Int]] {
        let picture = try await screen.picture(PictureRequest(scale: 1))
        let bitmap = Bitmap(png: picture.png, width: picture.width, height: picture.height)
        return names.tableView.visibleCells.map { cell in
          let place = cell.convert(CGRect(x: 10, y: 8, width: 28, height: 28), to: nil)
          var counts = [0, 0, 0]
          for y in Int(place.minY)..<Int(place.maxY) {
            for x in Int(place.minX)..<Int(place.maxX) {
              let color = bitmap.color(x: x, y: y)
              let parts = [color.red, color.green, color.blue]
              let most = parts.max() ?? 0
              if let main = parts.firstIndex(of: most), most - (parts.min() ?? 0) > 0.3 { counts[main] += 1 }
            }
          }
          return counts
        }
      }
      let starts = { names.tableView.visibleCells.map { $0.contentView.frame.minX } }
      #expect(starts() == [0, 0, 0, 0])
      names.tableView.setEditing(true, animated: true)
      try await screen.advance(by: .zero)
      #expect(starts() == [38, 38, 38, 0])
      let edited = try await marks()
      #expect(edited[0][0] > 200 && edited[0][1] == 0)
      #expect(edited[1][1] > 200 && edited[1][0] == 0)
      #expect(edited[2] == [0, 0, 0] && edited[3] == [0, 0, 0])
      names.tableView.allowsMultipleSelectionDuringEditing = true
      names.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      for cell in names.tableView.visibleCells { cell.setNeedsLayout() }
      try await screen.advance(by: .zero)
      let chosen = try await marks()
      #expect(chosen[0] == [0, 0, 0])
      #expect(chosen[2][2] > 200)
      names.tableView.setEditing(false, animated: true)
      try await screen.advance(by: .zero)
      #expect(starts() == [0, 0, 0, 0])
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
