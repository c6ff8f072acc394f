import AccessibilityModel

/// What Spoken Content does where no public document says so, a choice for each question.
///
/// - Source: Behaviour 7.1
public struct SpokenContentOptions: UncertainOptions, Hashable {
  /// BCP 47 tag of the language of its own words.
  public var language = "en"
  /// How many words are too few to identify their language.
  public var fewest = ShortText.three
  /// What the entry of the menu does that tells the languages.
  public var languageEntry = LanguageEntry.opens
  /// Which language of a selection its menu names.
  public var leadingLanguage = LeadingLanguage.first
  /// What is spoken where one language is chosen.
  public var oneLanguage = OneLanguage.everything
  /// Where speech goes on after a pause.
  public var resumption = Resumption.word
  /// What becomes of words that the app changes while they are spoken.
  public var changedText = ChangedText.spoken
  /// Whether a screen is read on that made place for another one.
  public var leftScreen = LeftScreen.readsOn
  /// Whether reading a screen names its images.
  public var images = ReadImages.skipped
  /// How far the panel goes forward and back.
  public var step = SkipUnit.sentence
  /// How much faster or slower the panel makes speech.
  public var rateStep = RateStep.tenth
  /// What of typing is spoken on a new device.
  public var typing = TypingDefaults.nothing
  /// After which pause the word for a letter follows.
  public var typingPause = TypingPause.half
  /// Which touch of the Speech Controller lets taps speak.
  public var controllerTap = ControllerPress.longPress
  /// How opaque the Speech Controller is while nobody touches it.
  public var idleOpacity = IdleOpacity.fifth
  /// After how long the Speech Controller fades.
  public var idleDelay = IdleDelay.three

  /// Makes options with the recommended choice for every open question.
  public init() {}

  /// Its open questions.
  public static let questions: [RuleOption<SpokenContentOptions>] = [
    .init(\.fewest), .init(\.languageEntry), .init(\.leadingLanguage), .init(\.oneLanguage),
    .init(\.resumption), .init(\.changedText), .init(\.leftScreen), .init(\.images), .init(\.step),
    .init(\.rateStep), .init(\.typing), .init(\.typingPause), .init(\.controllerTap), .init(\.idleOpacity),
    .init(\.idleDelay),
  ]
}
