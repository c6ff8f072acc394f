/// A trait that can be watched by its type.
public protocol UITraitDefinition {
  /// True where two collections say different things about it.
  static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// True where one is light and one is dark.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// The text size that a person chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// True where the sizes are different.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.preferredContentSizeCategory != second.preferredContentSizeCategory
  }
}

/// Space from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// True where there is much space in one and little in the other.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}

/// Space from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// True where there is much space in one and little in the other.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}

/// The direction in which an interface runs.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// True where the directions are different.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}

/// Strength of contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// True where the strengths are different.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.accessibilityContrast != second.accessibilityContrast
  }
}

/// Weight of text.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// True where the weights are different.
  public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    first.legibilityWeight != second.legibilityWeight
  }
}
