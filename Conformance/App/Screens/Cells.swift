import SwiftUI
import UIKit

/// What cells are, and what is said of lists.
extension KitScreen {
  static let cells: [KitScreen] = [
    KitScreen("cell-single-control", controller: { TableController { $0.accessoryView = UISwitch() } }),
    KitScreen(
      "cell-several-controls",
      controller: {
        TableController { cell in
          let row = UIStackView(arrangedSubviews: [button("Walk"), button("Feed")])
          row.frame = CGRect(x: 150, y: 0, width: 200, height: 44)
          cell.contentView.addSubview(row)
        }
      }),
    KitScreen(
      "cell-hosted-content",
      controller: {
        TableController { cell in
          cell.textLabel?.text = nil
          cell.contentConfiguration = UIHostingConfiguration {
            HStack {
              Text("Bailey")
              Text("beagle")
            }
          }
        }
      }),
    KitScreen("cell-checkmark", controller: { TableController { $0.accessoryType = .checkmark } }),
    KitScreen("scroll-status", controller: { TableController(rows: 100) { _ in } }),
  ]
}

/// A table whose cells are changed before they are shown.
private final class TableController: UITableViewController {
  private let rows: Int
  private let change: @MainActor (UITableViewCell) -> Void

  init(rows: Int = 1, _ change: @escaping @MainActor (UITableViewCell) -> Void) {
    self.rows = rows
    self.change = change
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows == 1 ? "Bailey" : "Row \(indexPath.row)"
    change(cell)
    return cell
  }
}
