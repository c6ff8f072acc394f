import Foundation

/// The ground of a button or a cell, as a value.
///
///     var ground = UIBackgroundConfiguration.clear()
///     ground.backgroundColor = .systemYellow
///     cell.backgroundConfiguration = ground
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Colour of the ground; the usual one where there is none.
  public var backgroundColor: UIColor?
  /// How far corners are rounded, in points.
  public var cornerRadius: CGFloat = 0
  /// By how much it stays away from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Colour of a line along the edge.
  public var strokeColor: UIColor?
  /// How wide the line along the edge is, in points.
  public var strokeWidth: CGFloat = 0

  static let ofButton: UIBackgroundConfiguration = {
    var result = UIBackgroundConfiguration()
    result.cornerRadius = 6
    return result
  }()

  /// The outline of the ground in a view, where it is not the whole of it.
  func outline(in bounds: CGRect) -> UIBezierPath? {
    guard cornerRadius > 0 || backgroundInsets != .zero else { return nil }
    let room = UIEdgeInsets(
      top: backgroundInsets.top, left: backgroundInsets.leading, bottom: backgroundInsets.bottom,
      right: backgroundInsets.trailing)
    return UIBezierPath(roundedRect: bounds.inset(by: room), cornerRadius: cornerRadius)
  }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = color
    return result
  }

  /// No ground.
  public static func clear() -> UIBackgroundConfiguration { colored(.clear) }
  /// The ground of a row from edge to edge.
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// The ground of a row in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    colored(.secondarySystemGroupedBackground)
  }
  /// The ground of what heads rows from edge to edge.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
  /// The ground of what heads a group.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
}
