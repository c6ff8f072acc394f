import AccessibilityModel

/// How one platform's VoiceOver speaks: its order, its phrases, and a choice for every open question.
///
///     var dialect = Dialect.iOS
///     dialect.switchOrder = .stateFirst
public struct Dialect: UncertainOptions, Hashable {
  /// Whose VoiceOver it is.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// Phones and tablets; watches, television sets and headsets follow it.
    case iOS
    /// Computers that are driven by keys.
    case macOS
  }

  /// Whose VoiceOver it is.
  public var platform: Platform
  /// BCP 47 tag of the language VoiceOver itself speaks; English where there are no words for it.
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
  /// Where flicks lead while the status bar is explored.
  public var statusBarFlicks = StatusBarFlicks.items
  /// What follows an activation without effect on its element.
  public var unchangedActivation = UnchangedActivation.label
  /// How often a restless value is spoken.
  public var frequentUpdates = FrequentUpdates.one
  /// Which ticked entries the rotor offers.
  public var rotorValidity = RotorValidity.ticked
  /// Where entries stand that the element brings into the rotor.
  public var contextEntryPlace = ContextEntryPlace.first
  /// What the rotor is on where the dialled entry is not offered.
  public var lostEntry = LostEntry.previous
  /// What an adjustable element with actions selects.
  public var automaticEntry = AutomaticEntry.adjustValue
  /// What is heard where there is nothing of a kind.
  public var noMatch = NoMatch.words
  /// By how much flicks change rate and volume.
  public var settingStep = SettingStep.five
  /// Which words are walked by character, word and line.
  public var navigatedText = NavigatedText.labelAndValue
  /// Whether a word that stands for a letter follows it.
  public var phoneticSpelling = PhoneticSpelling.afterPause
  /// What flicks do once the rotor was turned away from Adjust Value.
  public var turnedAway = TurnedAway.stops
  /// Where the first flick among actions leads.
  public var firstActionFlick = FirstActionFlick.byDirection
  /// Whether "Activate" is one of the actions.
  public var activateEntry = ActivateEntry.last
  /// Whether flicks go round among actions.
  public var actionEnds = ActionEnds.wrap
  /// Which action is chosen once one was performed.
  public var performedAction = PerformedAction.stays
  /// What becomes of an action that was chosen and not performed when the cursor moves on.
  public var movingOnAction = MovingOnAction.returns
  /// What is heard of an action that is not carried out.
  public var declinedAction = DeclinedAction.sound
  /// Whether flicks go round in More Content.
  public var moreContentEnds = MoreContentEnds.boundary
  /// Whether arrow keys go round in a menu.
  public var menuEnds = MenuEnds.boundary
  /// What Return does in the More Content menu.
  public var menuReturn = MenuReturn.closes
  /// What is heard when a menu closes.
  public var menuClosing = MenuClosing.element
  /// What becomes of a menu of one action.
  public var singleAction = SingleAction.performed
  /// To which row flicks from outside lead.
  public var enteringRows = EnteringRows.shown
  /// How far is searched among rows that do not exist yet.
  public var rowSearch = RowSearch.far

  /// Where VoiceOver tells how something is expanded or collapsed, beside the app's own hint.
  public var expansionHint = ExpansionHint.behind
  /// Whether the hint of a text area with text in it names the rotor's misspelled words.
  public var spellingHint = SpellingHint.spoken
  /// Whether a pop-up button is said to be a button too.
  public var popUpButtonWords = PopUpButtonWords.alone

  /// How texts are read whose context the app names.
  public var textualContext = TextualContextReading.punctuation
  /// Whether the headers that an app names for an element are said with it.
  public var headerElements = HeaderElements.spoken
  /// What is said when the insertion point moves by keys.
  public var caretEcho = CaretEcho.passed
  /// How text that is edited is selected by flicks.
  public var textSelection = TextSelectionFlicks.sideways

  /// What is said of a chart that the app sums up itself.
  public var chartDescription = ChartDescription.everything

  /// What becomes of announcements that wait.
  public var waitingAnnouncements = WaitingAnnouncements.dropped
  /// What becomes of a patient announcement when a newer one comes.
  public var lowAnnouncements = LowAnnouncements.kept
  /// What becomes of announcements that an activated element's handler posts.
  public var handlerAnnouncements = HandlerAnnouncements.cut
  /// What becomes of announcements that an app posts before its first screen was met.
  public var startAnnouncements = StartAnnouncements.cut

  /// Makes a dialect with the recommended choice for every open question.
  public init(_ platform: Platform) {
    self.platform = platform
  }

  /// VoiceOver on a phone or a tablet.
  public static let iOS = Dialect(.iOS)
  /// VoiceOver on a Mac.
  public static let macOS = Dialect(.macOS)

  /// Its open questions.
  public static let questions: [RuleOption<Dialect>] = [
    .init(\.endingOrder), .init(\.highOnlyContent), .init(\.hintPause), .init(\.desktopHints),
    .init(\.highContentPlace), .init(\.emptyContentValue), .init(\.switchOrder), .init(\.selectedPlace),
    .init(\.headingLevel), .init(\.desktopOrder), .init(\.refocus), .init(\.boundary),
    .init(\.statusBarFlicks),
    .init(\.unchangedActivation), .init(\.frequentUpdates), .init(\.rotorValidity),
    .init(\.contextEntryPlace), .init(\.lostEntry), .init(\.automaticEntry), .init(\.noMatch),
    .init(\.settingStep), .init(\.navigatedText), .init(\.turnedAway), .init(\.firstActionFlick),
    .init(\.activateEntry), .init(\.actionEnds), .init(\.performedAction), .init(\.movingOnAction),
    .init(\.declinedAction),
    .init(\.moreContentEnds), .init(\.menuEnds), .init(\.menuReturn), .init(\.menuClosing),
    .init(\.singleAction), .init(\.enteringRows), .init(\.rowSearch), .init(\.waitingAnnouncements),
    .init(\.lowAnnouncements), .init(\.handlerAnnouncements), .init(\.startAnnouncements),
    .init(\.phoneticSpelling), .init(\.chartDescription), .init(\.caretEcho), .init(\.textSelection),
    .init(\.expansionHint), .init(\.spellingHint),
    .init(\.popUpButtonWords), .init(\.textualContext), .init(\.headerElements),
  ]
}
