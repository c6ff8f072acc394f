/// What becomes of the elements inside a view that is made an element itself.
///
/// - Source: Behaviour 3.3
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// The elements inside are hidden.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside stay, grouped together.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements inside become one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
