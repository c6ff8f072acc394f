import AccessibilityModel
import AppHost
import Foundation

/// Knows what the cursor is on.
@MainActor
final class FocusTracker: AppStateKey {
  private weak var identity: AnyObject?
  private var cellClass: UITableViewCell.Type?
  private weak var cell: UITableViewCell?
  private weak var table: UITableView?
  private weak var source: (any ElementSource)?

  static func initialValue(in host: RunningApp) -> FocusTracker { FocusTracker() }

  /// The object that shows what the cursor is on.
  var object: NSObject? {
    if let row = identity as? ScopedIdentity { return row.object }
    return identity as? NSObject
  }

  /// Takes in that the cursor came to an element, or is nowhere; tells both elements and whoever listens.
  ///
  /// - Source: Behaviour 1.11
  func move(to newIdentity: AnyObject?) {
    guard newIdentity !== identity else { return }
    let left = object
    (left as? UIResponder)?.accessibilityElementDidLoseFocus()
    identity = newIdentity
    cell = object as? UITableViewCell
    table = cell?.table
    cellClass = cell.map { type(of: $0) }
    (object as? UIResponder)?.accessibilityElementDidBecomeFocused()
    UIAccessibility.focusDidMove(from: left, to: object)
  }

  /// Takes in which subtree the cursor is in; tells the one that it leaves.
  func enter(_ new: (any ElementSource)?) {
    guard new !== source else { return }
    source?.cursorLeft()
    source = new
  }

  /// Notes once where the cell under the cursor was freed.
  func check() {
    if RunningApp.current.isChangingScreen { cellClass = nil }
    // A row outlives its cell where its table makes a new one for each look.
    guard let gone = cellClass, cell == nil, table == nil else { return }
    cellClass = nil
    report(.focusedCellGone(String(describing: gone)))
  }
}
