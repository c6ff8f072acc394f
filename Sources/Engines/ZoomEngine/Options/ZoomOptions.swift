import AccessibilityModel

/// What Zoom does where no public document says so, a choice for each question.
///
/// - Source: Behaviour 7.2
public struct ZoomOptions: UncertainOptions, Hashable {
  /// BCP 47 tag of the language of its own words.
  public var language = "en"
  /// Which way three fingers move what is seen.
  public var panning = PanDirection.content
  /// How far what is seen moves to follow the cursor.
  public var following = FollowPlacement.nearest
  /// How a drag up or down becomes a level.
  public var levelDrag = LevelDrag.doubling
  /// Which keys belong to Zoom.
  public var keys = ZoomKeys.optionCommand

  /// Makes options with the recommended choice for every open question.
  public init() {}

  /// Its open questions.
  public static let questions: [RuleOption<ZoomOptions>] = [
    .init(\.panning), .init(\.following), .init(\.levelDrag), .init(\.keys),
  ]
}

/// Which way three fingers move what is seen.
public enum PanDirection: String, UncertainOption {
  /// The content goes with the fingers, as a page does that is scrolled.
  case content
  /// The view goes with the fingers, over content that stays.
  case view

  /// The option's name.
  public static let ruleName = "zoom.panning"
  /// What it decides.
  public static let summary = "whether the magnified content or the view over it goes with three fingers"
  /// Where it is discussed.
  public static let source = "Behaviour 7.2"
}

/// How far what is seen moves to follow the cursor.
public enum FollowPlacement: String, UncertainOption {
  /// As little as brings the element into it.
  case nearest
  /// Until the element is in its middle.
  case center

  /// The option's name.
  public static let ruleName = "zoom.following"
  /// What it decides.
  public static let summary = "how far the magnified part moves to follow the cursor or the keyboard"
  /// Where it is discussed.
  public static let source = "Behaviour 7.2"
}

/// How a drag up or down becomes a level.
public enum LevelDrag: String, UncertainOption {
  /// The level doubles, or halves, every hundred points.
  case doubling = "doubling every 100 points"
  /// The level rises or falls by one every hundred points.
  case adding = "one more every 100 points"

  /// The option's name.
  public static let ruleName = "zoom.levelDrag"
  /// What it decides.
  public static let summary = "how far fingers are dragged for how much more magnification"
  /// Where it is discussed.
  public static let source = "Behaviour 7.2"

  /// The level after a drag upwards by some points.
  func level(_ level: Double, draggedBy distance: Double) -> Double {
    var steps = distance / 100
    switch self {
    case .adding: return level + steps
    case .doubling:
      var result = level
      while steps >= 1, result < 1_000 { (result, steps) = (result * 2, steps - 1) }
      while steps <= -1, result > 0.001 { (result, steps) = (result / 2, steps + 1) }
      // Between two doublings, the binomial series of 2 to the power of the rest.
      let rest = min(max(steps, -1), 1) * 0.693_147_180_559_945_3
      var (term, sum) = (1.0, 1.0)
      for index in 1...16 {
        term *= rest / Double(index)
        sum += term
      }
      return result * sum
    }
  }
}

/// Which keys belong to Zoom.
public enum ZoomKeys: String, UncertainOption {
  /// Option-Command with 8, =, -, an arrow, or W for the lens.
  case optionCommand
  /// Zoom takes no keys at all.
  case none

  /// The option's name.
  public static let ruleName = "zoom.keys"
  /// What it decides.
  public static let summary = "which keys zoom in, out and along"
  /// Where it is discussed.
  public static let source = "Behaviour 7.2"
}
