import AccessibilityModel
import Drawing
import Foundation

/// The handle at the edge of a row by which it is dragged to another place.
///
/// - Source: at-behaviour 1.5.1 U10, 1.16 DnD3
final class ReorderControl: UIView {
  static let width: CGFloat = 44

  weak var cell: UITableViewCell?

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityLabel: String? {
    get { String(system: .reorder, ["name": cell?.accessibilityLabel ?? ""]) }
    set {}
  }

  override var accessibilityHint: String? {
    get { String(system: .draggable) }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }

  override func drawContent(into list: inout DisplayList) { drawLook(into: &list) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Moves the row to where the finger is, and says whose neighbour it is now.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let cell, let table = cell.table,
      let path = table.indexPath(for: cell)
    else { return }
    let place = touch.location(in: table)
    guard let target = table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: place.y)), target != path,
      let neighbour = table.cellForRow(at: target)?.accessibilityLabel, table.move(path, to: target)
    else { return }
    UIAccessibility.post(
      notification: .announcement,
      argument: String(system: target < path ? .movedAbove : .movedBelow, ["name": neighbour]))
  }
}
