import AccessibilityModel

/// How a gesture is made on a smaller screen than the one on which it was recorded.
public enum SmallerScreen: String, UncertainOption {
  /// All of it is made smaller, by the same factor.
  case scaled
  /// What lies beyond an edge is made at the edge.
  case edges = "kept to the edges"

  /// The option's name.
  public static let ruleName = "assistiveTouch.smallerScreen"
  /// What it decides.
  public static let summary = "how a recorded gesture is made on a smaller screen"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Custom"
}

/// Where a recorded gesture is made.
public enum GesturePlace: String, UncertainOption {
  /// Where it was recorded.
  case recorded = "where it was recorded"
  /// With its middle at the pointer.
  case pointer = "around the pointer"

  /// The option's name.
  public static let ruleName = "assistiveTouch.gesturePlace"
  /// What it decides.
  public static let summary = "where a recorded gesture is made"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Custom"
}

/// How several fingers lie around the pointer.
public enum FingerArrangement: String, UncertainOption {
  /// Beside each other.
  case row = "in a row"
  /// As far from the pointer each.
  case circle = "in a circle"

  /// The option's name.
  public static let ruleName = "assistiveTouch.fingers"
  /// What it decides.
  public static let summary = "how several fingers lie around the pointer"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Gestures"
}

/// How long a pinch or a turn takes that one press makes.
public enum GestureTime: String, UncertainOption {
  /// Half of a second.
  case half = "0.5 seconds"
  /// A second.
  case whole = "1 second"

  /// The option's name.
  public static let ruleName = "assistiveTouch.gestureTime"
  /// What it decides.
  public static let summary = "how long a pinch or a turn takes that one press makes"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Gestures"

  /// The time itself, in milliseconds.
  var milliseconds: Int { self == .half ? 500 : 1_000 }
}

/// How often a page is scrolled while scrolling goes on.
public enum ScrollInterval: String, UncertainOption {
  /// Once in a second.
  case one = "1 second"
  /// Twice in a second.
  case half = "0.5 seconds"

  /// The option's name.
  public static let ruleName = "assistiveTouch.scrollInterval"
  /// What it decides.
  public static let summary = "how often a page is scrolled while scrolling goes on"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Scrolling"

  /// The time between two pages.
  var duration: Duration { self == .one ? .seconds(1) : .milliseconds(500) }
}

/// How near to a corner the pointer has to rest for the action of the corner.
public enum CornerReach: String, UncertainOption {
  /// Ten points from both edges.
  case near = "10 points"
  /// Thirty points from both edges.
  case far = "30 points"

  /// The option's name.
  public static let ruleName = "assistiveTouch.corners"
  /// What it decides.
  public static let summary = "how near to a corner of the screen the pointer rests for its action"
  /// Where it is discussed.
  public static let source = "Behaviour 7.3 Corners"

  /// The distance, in points.
  var points: Double { self == .near ? 10 : 30 }
}
