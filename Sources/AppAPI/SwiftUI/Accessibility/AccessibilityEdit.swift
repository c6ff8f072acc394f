import AccessibilityModel

/// One change that an accessibility modifier makes to the elements of a view.
struct AccessibilityEdit {
  /// What is changed.
  enum Change {
    case children(AccessibilityChildBehavior)
    case hidden(Bool)
    case label([Text])
    case value(Text)
    case hint(Text)
    case identifier(String)
    case inputLabels([Text])
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case sortPriority(Double)
    case heading(Int?)
    case activationPoint(CGPoint)
    case activationUnitPoint(UnitPoint)
    case respondsToUserInteraction(Bool)
    case customContent(key: String, label: Text, value: Text?, CustomContent.Importance)
    case activate(@MainActor () -> Void)
    case escape(@MainActor () -> Void)
    case magicTap(@MainActor () -> Void)
    case namedAction(Text, @MainActor () -> Void)
    case adjust(@MainActor (AccessibilityAdjustmentDirection) -> Void)
    case scroll(@MainActor (Edge) -> Void)
  }

  var change: Change
  /// Where the app's code makes the change.
  var location: SourceLocation?

  /// Whether a view without any element gets one for this change to hold on to.
  var createsElement: Bool {
    switch change {
    case .label, .value, .hint, .addTraits, .customContent, .activate, .namedAction, .adjust,
      .inputLabels, .heading:
      true
    case .children, .hidden, .identifier, .removeTraits, .sortPriority, .activationPoint,
      .activationUnitPoint,
      .respondsToUserInteraction, .escape, .magicTap, .scroll:
      false
    }
  }
}

/// What becomes of the elements inside a view that is made an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable { case ignore, contain, combine }

  let kind: Kind

  /// The elements inside are hidden.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside stay, grouped together.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements inside become one.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
