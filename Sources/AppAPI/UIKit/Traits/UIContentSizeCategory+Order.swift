package import Typography

extension UIContentSizeCategory: Comparable {
  /// The sizes in the order of the slider.
  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The stop of the slider; `nil` where it is not said, or the name is not known.
  package var category: TextSizeCategory? {
    Self.ordered.firstIndex(of: self).flatMap(TextSizeCategory.init(rawValue:))
  }

  /// Makes the size of a stop of the slider.
  package init(_ category: TextSizeCategory) {
    self = Self.ordered[category.rawValue]
  }

  /// True where the left size is smaller; one that is not said is smaller than every other.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.category?.rawValue ?? -1) < (rhs.category?.rawValue ?? -1)
  }
}
