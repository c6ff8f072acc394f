import AccessibilityModel
import Drawing
import Foundation

/// A cell that a finger drags to another place among its kind.
@MainActor
protocol MovableRow: UIView {
  /// The handle, while it is shown.
  var reorderControl: ReorderControl? { get set }
  /// Moves the row to where a finger is.
  ///
  /// - Returns: The label of the row whose place it took and whether it went up; `nil` where it stays.
  func move(under touch: UITouch) -> (neighbor: String, isUp: Bool)?
}

extension MovableRow {
  /// Shows the handle at the end of the row, or takes it away.
  ///
  /// - Parameters:
  ///   - isShown: Whether the row has a handle.
  ///   - x: Where the handle begins in a row that runs from left to right, in points.
  ///   - width: How wide it is, in points.
  func layOutReorderControl(_ isShown: Bool, at x: CGFloat, width: CGFloat) {
    guard isShown else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
      return
    }
    let control = reorderControl ?? ReorderControl()
    reorderControl = control
    control.row = self
    if control.superview !== self { addSubview(control) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    control.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }
}

/// The handle at the edge of a row by which it is dragged to another place.
///
/// - Source: Behaviour 1.5.1 U10, 1.16 DnD3
final class ReorderControl: UIView {
  static let width: CGFloat = 44

  weak var row: (any MovableRow)?

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityLabel: String? {
    get { String(system: .reorder, ["name": row?.accessibilityLabel ?? ""]) }
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

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  /// Keeps the finger from scrolling the list.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is ScrollPanRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Moves the row to where the finger is, and says whose neighbour it is now.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let (neighbor, isUp) = row?.move(under: touch) else { return }
    UIAccessibility.post(
      notification: .announcement,
      argument: String(system: isUp ? .movedAbove : .movedBelow, ["name": neighbor]))
  }
}

extension UITableViewCell: MovableRow {
  func move(under touch: UITouch) -> (neighbor: String, isUp: Bool)? {
    guard let table, let path = table.indexPath(for: self) else { return nil }
    let point = CGPoint(x: table.bounds.midX, y: touch.location(in: table).y)
    guard let target = table.indexPathForRow(at: point), target != path,
      let neighbor = table.cellForRow(at: target)?.accessibilityLabel, table.move(path, to: target)
    else { return nil }
    return (neighbor, target < path)
  }
}

extension UICollectionViewListCell: MovableRow {
  func move(under touch: UITouch) -> (neighbor: String, isUp: Bool)? {
    guard let collection, let path = collection.indexPath(for: self) else { return nil }
    let point = CGPoint(x: collection.bounds.midX, y: touch.location(in: collection).y)
    guard let target = collection.indexPathForItem(at: point), target != path,
      let neighbor = collection.cellForItem(at: target)?.accessibilityLabel, collection.move(path, to: target)
    else { return nil }
    return (neighbor, target < path)
  }
}
