/// How much a view is to be met before others when keys enter the group it belongs to.
///
///     sendButton.focusGroupPriority = .prioritized
/// - Source: Behaviour 5.2 FK12
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number; the highest of a group is met first.
  public let rawValue: Int

  /// Makes a priority from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes a priority from its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No more than any other.
  public static let ignored = Self(rawValue: 0)
  /// As much as what keys were at before.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// As much as what matters most in the group.
  public static let prioritized = Self(rawValue: 2000)
  /// As much as what keys are at.
  public static let currentlyFocused = Self(rawValue: .max)

  /// The priority as assistive technologies receive it.
  var model: Int { rawValue }
}
