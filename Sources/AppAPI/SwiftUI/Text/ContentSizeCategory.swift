import UIKit

/// The text size that a person chose, under its older name.
///
///     ContentSizeCategory.accessibilityMedium.isAccessibilityCategory   // true
///
/// - Source: Behaviour 6.2
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Sizes up to the usual one.
  case extraSmall, small, medium, large
  /// Sizes above the usual one.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The first accessibility sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest accessibility sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Takes over a size of the UIKit kind; `nil` where none is said.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  init(_ size: DynamicTypeSize) { self = Self(rawValue: size.rawValue) ?? .large }

  var size: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue) ?? .large }

  /// True for the five largest sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// True where this size is the smaller one.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension DynamicTypeSize {
  /// Takes over a size of the UIKit kind; `nil` where none is said.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = Self.allCases.first(where: { UIContentSizeCategory($0) == uiSizeCategory }) else {
      return nil
    }
    self = size
  }
}

extension UIContentSizeCategory {
  /// Takes over a size of the SwiftUI kind.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { UIContentSizeCategory($0.category) } ?? .unspecified
  }

  /// Takes over a size of the SwiftUI kind.
  public init(_ contentSizeCategory: ContentSizeCategory?) {
    self.init(contentSizeCategory?.size)
  }
}

extension EnvironmentValues {
  /// The text size that the person chose, under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
