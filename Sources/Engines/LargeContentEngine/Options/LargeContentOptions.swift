import AccessibilityModel

/// What the Large Content Viewer does where no public document says so, a choice for each question.
///
/// - Source: Behaviour 6.1 LC2, LC3, LC8
public struct LargeContentOptions: UncertainOptions, Hashable {
  /// How long a finger is held before anything is shown.
  public var duration = PressDuration.half
  /// What becomes of the picture when the finger leaves an item.
  public var leaving = LeavingItem.hides
  /// How large the panel is.
  public var panel = PanelExtent.twoThirds

  /// Makes options with the recommended choice for every open question.
  public init() {}

  /// Its open questions.
  public static let questions: [RuleOption<LargeContentOptions>] = [
    .init(\.duration), .init(\.leaving), .init(\.panel),
  ]
}

/// How long a finger is held before anything is shown.
public enum PressDuration: String, UncertainOption {
  /// As long as a long press is held.
  case half = "0.5 seconds"
  /// Longer than a long press is held.
  case whole = "1 second"

  /// The option's name.
  public static let ruleName = "large.duration"
  /// What it decides.
  public static let summary = "how long a finger is held before anything is shown large"
  /// Where it is discussed.
  public static let source = "Behaviour 6.1 LC2"

  /// The time itself.
  public var duration: Duration { self == .half ? .milliseconds(500) : .seconds(1) }
}

/// What becomes of what is shown when the finger leaves an item.
public enum LeavingItem: String, UncertainOption {
  /// It goes until the finger is on an item again.
  case hides = "hides it"
  /// It stays until the finger is on another item.
  case keeps = "keeps it"

  /// The option's name.
  public static let ruleName = "large.leaving"
  /// What it decides.
  public static let summary = "what becomes of what is shown large when the finger leaves an item"
  /// Where it is discussed.
  public static let source = "Behaviour 6.1 LC3"
}

/// How large the panel is that holds words and image.
public enum PanelExtent: String, UncertainOption {
  /// A square, two thirds as wide as the shorter side of the area.
  case twoThirds = "two thirds of the shorter side"
  /// A square, half as wide as the shorter side of the area.
  case half = "half of the shorter side"

  /// The option's name.
  public static let ruleName = "large.panel"
  /// What it decides.
  public static let summary = "how large the panel in the middle of the screen is"
  /// Where it is discussed.
  public static let source = "Behaviour 6.1 LC2"

  /// The part of the shorter side.
  var part: Double { self == .half ? 1 / 2 : 2 / 3 }
}
