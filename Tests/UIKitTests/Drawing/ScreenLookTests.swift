import EarshotTesting
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("What whole screens look like", .timeLimit(.minutes(10)))
struct ScreenLookTests {
  /// Rows with every sign at their edge.
  final class Signs: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = [.disclosureIndicator, .checkmark, .none][indexPath.row]
      return cell
    }
  }

  @Test("L8: rows of a group have a ground with round corners, lines between them and signs at their edges")
  func table() async throws {
    let table = Signs(style: .insetGrouped)
    try await hosting(table) { _ in
      try expectDrawn(drawnScreen(), named: "table")
    }
  }

  @Test("L8: an alert darkens what lies behind it, and its answers have their colours")
  func alert() async throws {
    let page = Page("Dogs")
    try await hosting(page) { _ in
      let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      page.present(alert, animated: false)
      try expectDrawn(drawnScreen(), named: "alert")
    }
  }

  @Test("L8: bars show the way back, the title and their buttons, and subjects tell where fingers reach them")
  func bars() async throws {
    let navigation = UINavigationController(rootViewController: Page("Kennel"))
    try await hosting(navigation) { _ in
      let page = Page("Dogs")
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in })
      navigation.pushViewController(page, animated: false)
      try expectDrawn(drawnScreen(), named: "bars")
    }
  }
}
