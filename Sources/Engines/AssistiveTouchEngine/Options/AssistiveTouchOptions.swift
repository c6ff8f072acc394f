import AccessibilityModel

/// What AssistiveTouch does where no public document says so, a choice for each question.
///
/// - Source: Behaviour 7.3
public struct AssistiveTouchOptions: UncertainOptions, Hashable {
  /// BCP 47 tag of the language of its own words.
  public var language = "en"
  /// What the menu holds where the person did not change it.
  public var menu = MenuContents.six
  /// How much of the button is seen while it is not used.
  public var idleOpacity = IdleOpacity.fraction
  /// How long the button is seen clearly after it was used.
  public var idleDelay = IdleDelay.three
  /// How long a tap on the button waits for a second one.
  public var doubleTapTime = DoubleTapTime.quarter
  /// How long the button is held for its other action.
  public var longPressTime = LongPressTime.half
  /// Where the button is on a new device.
  public var buttonPlace = ButtonPlace.middle
  /// Where the button goes when it is let go.
  public var snapping = ButtonSnapping.edges
  /// What becomes of the button where it lies over what can be used.
  public var covering = CoveringButton.stays
  /// How a gesture is made on a smaller screen than the one on which it was recorded.
  public var smallerScreen = SmallerScreen.scaled
  /// Where a recorded gesture is made.
  public var gesturePlace = GesturePlace.recorded
  /// How several fingers lie around the pointer.
  public var fingerArrangement = FingerArrangement.row
  /// How long a pinch or a turn takes that one press makes.
  public var gestureTime = GestureTime.half
  /// How often a page is scrolled while scrolling goes on.
  public var scrollInterval = ScrollInterval.one
  /// How near to a corner the pointer has to rest for the action of the corner.
  public var cornerReach = CornerReach.near

  /// Makes options with the recommended choice for every open question.
  public init() {}

  /// Its open questions.
  public static let questions: [RuleOption<AssistiveTouchOptions>] = [
    .init(\.menu), .init(\.idleOpacity), .init(\.idleDelay), .init(\.doubleTapTime),
    .init(\.longPressTime), .init(\.buttonPlace), .init(\.snapping), .init(\.covering),
    .init(\.smallerScreen), .init(\.gesturePlace), .init(\.fingerArrangement), .init(\.gestureTime),
    .init(\.scrollInterval), .init(\.cornerReach),
  ]
}
