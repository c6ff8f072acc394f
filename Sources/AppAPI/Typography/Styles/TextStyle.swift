/// A role of text, whose size follows what the person chose.
///
///     TextStyle.body.size(in: .large)      // 17
///     TextStyle.body.leading(in: .large)   // 22
///
/// - Source: Behaviour 6.2
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The name of a screen.
  case largeTitle
  /// The first level of headings.
  case title1
  /// The second level of headings.
  case title2
  /// The third level of headings.
  case title3
  /// The name of a short passage, in a heavier weight.
  case headline
  /// What is read at length.
  case body
  /// A remark set apart.
  case callout
  /// A line that explains the one above.
  case subheadline
  /// A note below the text.
  case footnote
  /// Words below a picture.
  case caption1
  /// Words below a picture, smaller.
  case caption2

  /// The weight of the style where no other is asked for.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The height of its letters, in points.
  public func size(in category: TextSizeCategory) -> Double { row[category.index].size }

  /// The distance between two of its baselines, in points.
  public func leading(in category: TextSizeCategory) -> Double { row[category.index].leading }
}
