import AccessibilityModel

/// Where the cursor goes when its element is no longer there.
///
/// - Source: Behaviour 1.1 F7, X8
public enum RefocusTarget: String, UncertainOption {
  /// The stop whose middle lies nearest to where the cursor was; the earlier of two.
  case nearest
  /// The first stop.
  case first

  /// The option's name.
  public static let ruleName = "cursor.refocus"
  /// What it decides.
  public static let summary = "where the cursor goes when its element disappears"
  /// Where it is discussed.
  public static let source = "Behaviour 1.1 F7, X8"
}

/// What is heard at either end of the screen.
///
/// - Source: Behaviour 1.1 F3
public enum BoundaryFeedback: String, UncertainOption {
  /// The low knock that also answers a value at its limit.
  case sound
  /// The flick leads nowhere and nothing tells so.
  case silence

  /// The option's name.
  public static let ruleName = "cursor.boundary"
  /// What it decides.
  public static let summary = "what is heard when there is no further stop"
  /// Where it is discussed.
  public static let source = "Behaviour 1.1 F3"
}

/// What is spoken after an activation that changes nothing about its element.
///
/// - Source: Behaviour 1.1 F5
public enum UnchangedActivation: String, UncertainOption {
  /// The element's label, unless it starts playing or recording.
  case label = "the label"
  /// Nothing.
  case silence

  /// The option's name.
  public static let ruleName = "activation.unchanged"
  /// What it decides.
  public static let summary = "what follows an activation that leaves its element as it was"
  /// Where it is discussed.
  public static let source = "Behaviour 1.1 F5"
}

/// How often a value that changes all the time is spoken.
///
/// - Source: Behaviour 1.5 U7
public enum FrequentUpdates: String, UncertainOption {
  /// Once a second.
  case one = "every 1 s"
  /// Once in three seconds.
  case three = "every 3 s"

  /// The option's name.
  public static let ruleName = "value.interval"
  /// What it decides.
  public static let summary = "how often the value of an element that updates frequently is spoken"
  /// Where it is discussed.
  public static let source = "Behaviour 1.5 U7"

  /// The shortest time between two values.
  public var interval: Duration { self == .one ? .seconds(1) : .seconds(3) }
}
