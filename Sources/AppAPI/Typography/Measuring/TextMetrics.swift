public import AccessibilityModel

/// The size a text takes, in points.
public struct TextMetrics: Hashable, Sendable {
  /// Its width and height; a letter wider than the space that was offered keeps its width.
  public var size: Size
  /// From its top to the baseline of the first line.
  public var firstBaseline: Double
  /// From its top to the baseline of the last line that is shown.
  public var lastBaseline: Double
  /// How many lines are shown; 0 where there is no text.
  public var lineCount: Int
  /// True where lines are left out and the last one ends in an ellipsis.
  public var isTruncated: Bool
  /// The width at which no line is broken.
  public var idealWidth: Double

  /// The size of no text at all.
  public static let zero = TextMetrics(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false, idealWidth: 0)

  /// Whether a text of this space is the same within an offer: no line is broken, and none left out.
  ///
  /// - Parameters:
  ///   - maxWidth: the width at which lines are broken, in points; `nil` for no limit.
  ///   - lineLimit: the most lines that are shown; `nil` for all.
  /// - Returns: false where lines are broken or left out.
  package func fits(maxWidth: Double?, lineLimit: Int?) -> Bool {
    guard maxWidth.map({ idealWidth <= $0 + MeasureState.tolerance }) ?? true else { return false }
    return lineCount <= lineLimit ?? .max
  }
}
