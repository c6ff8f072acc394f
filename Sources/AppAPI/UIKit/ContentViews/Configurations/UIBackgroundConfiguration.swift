import Foundation

/// The background of a button or a cell, as a value.
///
///     var background = UIBackgroundConfiguration.clear()
///     background.backgroundColor = .systemYellow
///     cell.backgroundConfiguration = background
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Colour of the background; the usual one where there is none.
  public var backgroundColor: UIColor?
  /// How far corners are rounded, in points.
  public var cornerRadius: CGFloat = 0
  /// By how much it stays away from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Colour of a line along the edge.
  public var strokeColor: UIColor?
  /// Makes the colour of the background from the one it would have.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Makes the colour of the line from the one it would have.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How far the line stays outside of the edge, in points.
  public var strokeOutset: CGFloat = 0
  /// What the background is seen through.
  public var visualEffect: UIVisualEffect?
  /// A picture on the background.
  public var image: UIImage?
  /// Where that picture lies.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The edges that reach as far as the margins of what is around.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// How wide the line along the edge is, in points.
  public var strokeWidth: CGFloat = 0

  static let ofButton: UIBackgroundConfiguration = {
    var result = UIBackgroundConfiguration()
    result.cornerRadius = 6
    return result
  }()

  /// The outline of the background in a view, where it is not the whole of it.
  func outline(in bounds: CGRect) -> UIBezierPath? {
    guard cornerRadius > 0 || backgroundInsets != .zero else { return nil }
    let availableSpace = UIEdgeInsets(
      top: backgroundInsets.top, left: backgroundInsets.leading, bottom: backgroundInsets.bottom,
      right: backgroundInsets.trailing)
    return UIBezierPath(roundedRect: bounds.inset(by: availableSpace), cornerRadius: cornerRadius)
  }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = color
    return result
  }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { colored(.clear) }
  /// The background of a row from edge to edge.
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// The background of a row in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    colored(.secondarySystemGroupedBackground)
  }
  /// The background of what heads rows from edge to edge.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
  /// The background of a row at the side of a wide screen.
  public static func listSidebarCell() -> UIBackgroundConfiguration { colored(.clear) }
  /// The background of what heads rows at the side of a wide screen.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { colored(.clear) }
  /// The background of a row of any list.
  public static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }
  /// The background of what heads rows of any list.
  public static func listHeader() -> UIBackgroundConfiguration { colored(.clear) }
  /// The background of what ends rows of any list.
  public static func listFooter() -> UIBackgroundConfiguration { colored(.clear) }
  /// The background of what heads a group.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
}
