import AccessibilityModel
import Drawing
import Foundation

/// Where a row stands among those of its group, which its background and the lines around it follow.
struct RowBackground {
  /// How rows are set off from the background.
  enum Kind {
    case plain, grouped, insetGrouped
  }

  let kind: Kind
  let isFirst: Bool
  let isLast: Bool
  /// True where a line follows the row.
  var hasLine: Bool
  var lineColor: UIColor = .separator
  /// How far the line stays away from the edges.
  var lineInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The colour of the background.
  var color: UIColor { kind == .plain ? .systemBackground : .secondarySystemGroupedBackground }

  /// The outline of the background, where it is not the whole rectangle.
  func outline(in bounds: CGRect) -> UIBezierPath? {
    guard kind == .insetGrouped, isFirst || isLast else { return nil }
    var corners: UIRectCorner = []
    if isFirst { corners.formUnion([.topLeft, .topRight]) }
    if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    return UIBezierPath(
      roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: 10, height: 10))
  }

  /// Draws the line below the row, and those around its group.
  @MainActor
  func drawLines(of view: UIView, into list: inout DisplayList) {
    let bounds = view.bounds
    func line(_ y: CGFloat, _ left: CGFloat, _ right: CGFloat) -> CGRect {
      CGRect(x: bounds.minX + left, y: y, width: max(bounds.width - left - right, 0), height: 0.5)
    }
    if kind == .grouped, hasLine, isFirst { view.drawBox(line(bounds.minY, 0, 0), lineColor, into: &list) }
    guard hasLine, kind == .plain || kind == .grouped || !isLast else { return }
    let isEdge = kind == .grouped && isLast
    let own = line(bounds.maxY - 0.5, isEdge ? 0 : lineInset.left, isEdge ? 0 : lineInset.right)
    view.drawBox(view.mirrored(own), lineColor, into: &list)
  }
}

/// Draws the signs at the edge of a row.
@MainActor
struct RowSigns {
  let view: UIView

  /// Draws the arrow of a row that leads somewhere, and answers where the next sign ends.
  @discardableResult
  func drawArrow(endingAt x: CGFloat, into list: inout DisplayList) -> CGFloat {
    draw(
      view.readsFromRight ? "chevron.left" : "chevron.right", .tertiaryLabel, side: 14, endingAt: x,
      into: &list)
  }

  /// Draws a symbol, and answers where the next sign ends.
  @discardableResult
  func draw(
    _ name: String, _ color: UIColor, side: CGFloat, endingAt x: CGFloat, into list: inout DisplayList
  ) -> CGFloat {
    let place = CGRect(x: x - side, y: view.bounds.midY - side / 2, width: side, height: side)
    view.drawSymbol(name, in: view.mirrored(place), color, weight: .semibold, into: &list)
    return x - side - 12
  }
}
