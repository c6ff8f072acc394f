import AccessibilityModel

/// How one platform's VoiceOver speaks: its order, its phrases, and a choice for every open question.
///
///     var dialect = Dialect.iOS
///     dialect.switchOrder = .stateFirst
public struct Dialect: Hashable, Sendable {
  /// Whose VoiceOver it is.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// Phones and tablets; watches, television sets and headsets follow it.
    case iOS
    /// Computers that are driven by keys.
    case macOS
  }

  /// Whose VoiceOver it is.
  public var platform: Platform
  /// BCP 47 tag of the language VoiceOver itself speaks.
  public var language = "en"

  /// The order of the sentences at the end.
  public var endingOrder = EndingOrder.hintActionsContent
  /// What facts of high importance alone announce.
  public var highOnlyContent = HighOnlyContent.announced
  /// The silence before a hint.
  public var hintPause = HintPause.one
  /// Hints of a Mac's own.
  public var desktopHints = DesktopHints.spoken
  /// Where facts of high importance stand.
  public var highContentPlace = HighContentPlace.beforeTraits
  /// What a fact without value says.
  public var emptyContentValue = EmptyContentValue.label
  /// What a switch says first.
  public var switchOrder = SwitchOrder.roleFirst
  /// Where "selected" stands.
  public var selectedPlace = SelectedPlace.beforeLabel
  /// Whether headings tell their level.
  public var headingLevel = HeadingLevelSpeech.level
  /// What a Mac says first, value or role.
  public var desktopOrder = DesktopOrder.valueRole
  /// Where the cursor goes when its element disappears.
  public var refocus = RefocusTarget.nearest
  /// What is heard at either end.
  public var boundary = BoundaryFeedback.sound
  /// What follows an activation without effect on its element.
  public var unchangedActivation = UnchangedActivation.label
  /// How often a restless value is spoken.
  public var frequentUpdates = FrequentUpdates.one

  /// Makes a dialect with the recommended choice for every open question.
  public init(_ platform: Platform) {
    self.platform = platform
  }

  /// VoiceOver on a phone or a tablet.
  public static let iOS = Dialect(.iOS)
  /// VoiceOver on a Mac.
  public static let macOS = Dialect(.macOS)

  /// Every open question with the choice that is followed.
  public var rules: [UncertainRule] {
    let options: [any DialectOption] = [
      endingOrder, highOnlyContent, hintPause, desktopHints, highContentPlace, emptyContentValue,
      switchOrder, selectedPlace, headingLevel, desktopOrder, refocus, boundary, unchangedActivation,
      frequentUpdates,
    ]
    return options.map { $0.rule }
  }
}
