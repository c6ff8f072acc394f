import AccessibilityModel

extension SpokenContent: ListedTechnology {
  /// What people call it.
  public static let name = "Spoken Content"

  /// How text is selected and spoken.
  public static let commandForms = [
    ScriptForm("select text \"WORDS\"", does: "select these words, or all of the text with that name"),
    ScriptForm("select word", does: "select whole words; also select line, select all"),
    ScriptForm("select next word", does: "select the next word too; also select next line"),
    ScriptForm("select word X Y", does: "select the word at a point of the screen"),
    ScriptForm("select to X Y", does: "select from there up to the word at this point"),
    ScriptForm("select nothing", does: "select nothing any more"),
    ScriptForm("speak selection", does: "speak it, each language in its voice"),
    ScriptForm("speak selection in LANGUAGE", does: "speak it as one language"),
    ScriptForm("speak screen", does: "read the screen; also two-finger slide from top"),
    ScriptForm("speak on", does: "turn Spoken Content on; what is typed is echoed until speak off"),
    ScriptForm("speak highlight word", does: "highlight what is spoken; also sentence, both, off"),
    ScriptForm("speak menu", does: "open the menu of the selection"),
    ScriptForm("speak choose \"ENTRY\"", does: "choose an entry of it"),
    ScriptForm("speak pause", does: "pause speech; also speak resume, speak stop"),
    ScriptForm("speak faster", does: "press the panel; also speak slower, previous, next, collapse"),
    ScriptForm(
      "speak controller on", does: "show the Speech Controller, or hide it with speak controller off"),
    ScriptForm("speak controller tap", does: "touch it; also double tap, long press"),
    ScriptForm("speak tap X Y", does: "tap a point, where taps speak"),
    ScriptForm("speak hold \"WORDS\" 1s", does: "hold a prediction of the keyboard for so long"),
  ]

  /// What should be spoken, highlighted and offered.
  public static let expectationForms = [
    ScriptForm("expect speaking \"WORDS\"", does: "these words are being spoken"),
    ScriptForm("expect speaking \"WORDS\" in LANGUAGE", does: "in that language, by its name or its tag"),
    ScriptForm("expect speaking nothing", does: "nothing is; expect speaking paused: a pause is made"),
    ScriptForm("expect highlighted \"WORDS\"", does: "this word or sentence is; or nothing"),
    ScriptForm("expect selected \"WORDS\"", does: "these words are selected; or nothing"),
    ScriptForm("expect speak menu \"ENTRY\"", does: "its open menu has that entry or title; or nothing"),
  ]

  /// First word of its commands, beside `select` and a gesture of two fingers.
  public static let keywords: Set = ["speak"]
  /// Its uncertain rules with their usual choices.
  public static var openRules: [UncertainRule] { SpokenContentOptions().rules }
  /// Its settings by name, as a person changes them.
  public static var namedSettings: [SettingKey<SettingChoices>] { kept.keys }
  /// Whoever turns it on wants the menu of a selection to have Speak, and the gesture to read the screen.
  private static let kept: TechnologySettings<SpokenContentSettings> = {
    var settings = SpokenContentSettings()
    settings.speaksSelection = true
    settings.speaksScreen = true
    return TechnologySettings(SpokenContentSettings.settingKeys, on: settings)
  }()

  /// Reads what follows `select` and `speak`, and the gesture that reads the screen.
  public static func command(_ words: [ScriptWord]) -> TechnologyCommand<SpokenContent>? {
    let rest = words.dropFirst()
    switch words.first?.name {
    case "select": return selection(rest).map { TechnologyCommand($0) }
    case "speak": return rest.isEmpty ? nil : speech(rest)
    case "two-finger": return rest.whole == "slide from top" ? TechnologyCommand(.speakScreen) : nil
    default: return nil
    }
  }

  private static func selection(_ words: ArraySlice<ScriptWord>) -> Input? {
    switch (words.first?.name, words.count) {
    case ("text", 2): words.last?.quotation.map { .selectText($0) }
    case ("next", 2): words.last?.name.flatMap(SelectionUnit.init).map { .extend($0) }
    case ("word", 3): words.dropFirst().point.map { .selectWord(at: $0) }
    case ("to", 3): words.dropFirst().point.map { .selectTo($0) }
    case ("nothing", 1): .selectNothing
    case (let name?, 1): SelectionUnit(rawValue: name).map { .select($0) }
    default: nil
    }
  }

  private static func speech(_ words: ArraySlice<ScriptWord>) -> TechnologyCommand<SpokenContent>? {
    let rest = words.dropFirst()
    switch (words.first?.name, rest.count) {
    case ("on", 0): return TechnologyCommand()
    case ("off", 0): return .turningOff
    case ("selection", 2...) where rest.first?.name == "in":
      return TechnologyCommand(.speakSelectionIn(rest.dropFirst().map(\.text).joined(separator: " ")))
    case ("choose", 1): return rest.last?.quotation.map { TechnologyCommand(.choose($0)) }
    case ("tap", 2): return rest.point.map { TechnologyCommand(.tap($0)) }
    case ("hold", 1...2):
      guard let words = rest.first?.quotation else { return nil }
      guard rest.count == 2 else { return TechnologyCommand(.hold(words)) }
      return rest.last?.duration.map { TechnologyCommand(.hold(words), held: $0) }
    default: return named[words.whole].map { TechnologyCommand($0) }
    }
  }

  /// What single words ask for.
  private static let named: [String: Input] = [
    "selection": .speakSelection, "screen": .speakScreen, "menu": .menu,
    "pause": .pause, "resume": .resume, "stop": .stop, "faster": .panel(.faster), "slower": .panel(.slower),
    "previous": .panel(.previous), "next": .panel(.next), "collapse": .panel(.collapse), "lift": .lift,
    "highlight word": .highlight(.words), "highlight sentence": .highlight(.sentences),
    "highlight both": .highlight(.wordsAndSentences), "highlight off": .highlight(.off),
    "controller on": .showController(true), "controller off": .showController(false),
    "controller tap": .controller(.tap), "controller double tap": .controller(.doubleTap),
    "controller long press": .controller(.longPress),
  ]

  /// What is spoken in a line each: the menu or the panel, and the words that are highlighted.
  public static func lines(of overlay: Overlay) -> [String] {
    guard overlay.kind == .spokenContent else { return overlay.lines }
    let marks = overlay.marks.map { "  \($0.isChosen ? "> " : "")\($0.name)" }
    let title = overlay.title.isEmpty ? "menu" : overlay.title.inOneLine
    let faded = overlay.opacity < 1 ? ", \(Int((overlay.opacity * 100).rounded())) % opaque" : ""
    let shown = marks.isEmpty ? [] : ["(shown: \(title)\(faded))"] + marks
    return shown
      + overlay.highlights.filter { $0.part != .selection }.map {
        "(highlighted \($0.part.rawValue): \($0.words.inOneLine))"
      }
  }

  /// Makes a Spoken Content whose menu has Speak and whose gesture reads the screen, as whoever turns it on wants it.
  public init(on device: TechnologyDevice) {
    var options = SpokenContentOptions().following(device.rules)
    options.language = device.language
    self.init(
      options, settings: Self.kept.following(device.settings),
      languages: device.languages.isEmpty ? [device.language] : device.languages,
      identifier: device.identifier, app: device.app)
  }
}
