import AccessibilityModel

/// Text is spoken without a screen reader: what is selected, what is on the screen, what is tapped, what is typed.
///
///     var spoken = SpokenContent()
///     _ = spoken.handle(.selectText("Γειά σου, κόσμε"), in: tree)
///     let effects = spoken.handle(.speakSelection, in: tree)   // in Greek
///
/// How long words take is estimated, so that the same words are highlighted at the same time on every machine.
/// - Source: Behaviour 7.1
public struct SpokenContent: AssistiveTechnology {
  /// What a person does to hear text.
  public enum Input: Hashable, Sendable {
    /// Words are selected where they stand first, or all of the text with that name.
    case selectText(String)
    /// Whole units are selected, around what is selected or around the place where is typed.
    case select(SelectionUnit)
    /// The next unit is selected too.
    case extend(SelectionUnit)
    /// The word at a point is selected, as a finger or a pointer does.
    case selectWord(at: Point)
    /// Words are selected from the one that was pointed at up to the one at this point; the menu waits until it is wanted.
    case selectTo(Point)
    /// Nothing is selected any more.
    case selectNothing
    /// The menu of the selection: open, or no longer.
    case menu
    /// An entry of the open menu, by its words.
    case choose(String)
    /// What is selected is spoken, each language in its voice.
    case speakSelection
    /// What is selected is spoken as one language, by its name or its BCP 47 tag.
    case speakSelectionIn(String)
    /// Two fingers slide down from the upper edge: the screen is read.
    case speakScreen
    /// Speech makes a pause.
    case pause
    /// Speech goes on.
    case resume
    /// Speech ends.
    case stop
    /// A button of the panel.
    case panel(PanelButton)
    /// A point of the screen is tapped, while taps speak.
    case tap(Point)
    /// A finger holds a prediction of the keyboard.
    case hold(String)
    /// The finger leaves it.
    case lift
    /// What is highlighted from now on while it is spoken.
    case highlight(SpokenContentSettings.Highlighting)
    /// The Speech Controller floats over the screen, or no longer.
    case showController(Bool)
    /// The Speech Controller is touched.
    case controller(ControllerTouch)
  }

  /// The choice for every open question.
  public let options: SpokenContentOptions
  /// What the person set.
  public var settings: SpokenContentSettings
  /// The entries of the open menu; `nil` while none is open.
  public internal(set) var menu: SelectionMenu?
  /// True while the panel of Speak Screen is one button.
  public internal(set) var isPanelCollapsed = false
  /// True while a tap speaks what it meets.
  public internal(set) var tapsSpeak = false

  /// What is being spoken; `nil` while nothing is.
  var reading: Reading?
  /// What the person selected; `nil` where that is nothing.
  var selection: Selection? {
    didSet {
      let shown = selection.flatMap { $0.text.isEditable ? nil : $0 }
      selectionFrames = shown.map { $0.text.frames(of: $0.range) } ?? []
    }
  }
  /// Where the selection lies on the screen: found once for each selection, as it is drawn again with each spoken word.
  private(set) var selectionFrames: [Rect] = []
  /// The text and the point at which the app is asked for a character, and whether the selection reaches there.
  var pointing: (request: Request.ID, text: ReadableText, point: Point, extends: Bool)?
  /// What is being typed into, and its words.
  var typed: (element: ElementID, words: String)?
  /// What is said after a pause in typing or holding.
  var waiting: (due: VirtualInstant, utterance: Utterance)?
  /// When the Speech Controller fades; `nil` once it has.
  var controllerFades: VirtualInstant?
  /// The element that is being brought into sight, and how often that may be asked for yet.
  var scrolling: (request: Request.ID, element: ElementID, rest: Int)?
  /// The request for more of a screen that was read to its end.
  var asking: (request: Request.ID, isForPage: Bool)?
  /// What was drawn last.
  var drawn: Overlay?
  /// The present moment.
  var now = VirtualInstant.start
  /// How many requests were made.
  var requests: UInt64 = 0
  let person: [String]
  let identifier: LanguageIdentifier?
  let app: String?
  let phrases: SpokenContentPhrases
  let letters: SpellingAlphabet
  let names: LanguageNames

  /// Makes a Spoken Content that says nothing yet.
  ///
  /// - Parameters:
  ///   - options: The choice for every open question.
  ///   - settings: What the person set.
  ///   - languages: BCP 47 tags of the device's languages, the preferred one first; empty for that of its own words.
  ///   - identifier: Tells languages of one script apart; `nil` where scripts, letters and the person's languages do.
  ///   - app: Name of the app on the screen; `nil` where nobody knows it.
  public init(
    _ options: SpokenContentOptions = SpokenContentOptions(),
    settings: SpokenContentSettings = SpokenContentSettings(), languages: [String] = [],
    identifier: LanguageIdentifier? = nil, app: String? = nil
  ) {
    self.options = options
    self.settings = settings
    let own = settings.languages.isEmpty ? languages : settings.languages
    person = own.isEmpty ? [options.language] : own
    self.identifier = identifier
    self.app = app
    phrases = SpokenContentPhrases(language: options.language)
    letters = SpellingAlphabet(language: options.language)
    names = LanguageNames(language: options.language)
  }

  /// True while words are being spoken, and no pause is made.
  public var isSpeaking: Bool { reading.map { !$0.isPaused } ?? false }

  /// The words that are being spoken, with the BCP 47 tag of their voice; `nil` while nothing is.
  public var present: (words: String, language: String?)? {
    guard let reading, let text = reading.current?.text, let part = reading.currentPart else { return nil }
    let words = speaker.utterance(of: part, in: text, from: part.range.lowerBound, isThere: false).text
    return (words, settings.voice(of: part.language))
  }

  /// What is drawn over the screen; `nil` where that is nothing.
  public var overlay: Overlay? { drawn }

  /// What is highlighted while it is spoken: the sentence before the word, where both are.
  public var highlights: [Highlight] { drawn?.highlights.filter { $0.part != .selection } ?? [] }

  /// The words that are selected; `nil` where none are.
  public func selectedWords(in tree: AccessibilityTree) -> String? {
    selected(in: tree).map { String($0.text.words(in: $0.range)) }
  }

  var speaker: Speaker { Speaker(settings: settings, options: options, app: app) }

  /// The languages of a part of a text, with places counted from its beginning.
  func runs(of text: ReadableText, in range: Range<Int>) -> [LanguageRun] {
    let finder = LanguageFinder(person: person, identifier: identifier, fewest: options.fewest)
    return finder.runs(in: String(text.words(in: range)), declared: text.declaredLanguages(in: range))
  }

  /// A request with a number of its own.
  mutating func request(_ kind: Request.Kind) -> Request {
    requests += 1
    return Request(id: Request.ID(rawValue: requests), version: .initial, kind: kind)
  }

  /// Says that there is nothing to speak, in place of what is being spoken.
  mutating func nothing(in tree: AccessibilityTree) -> [Effect] {
    reading = nil
    (asking, scrolling) = (nil, nil)
    let words = SpokenText(phrases(.nothing), SpeechAttributes(language: options.language))
    return [
      .speak(
        Utterance([Utterance.Segment(words, origin: .phrase(SpokenContentPhrase.nothing.rawValue))]),
        interrupts: true)
    ] + shown(in: tree)
  }
}
