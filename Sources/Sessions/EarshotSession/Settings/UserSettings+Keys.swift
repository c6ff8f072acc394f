import VoiceOverEngine

extension UserSettings {
  /// Every setting that is written, in the order of the file.
  static let keys: [SettingKey<UserSettings>] = [
    .number("speaking rate", 0...100, \.rate), .number("volume", 0...100, \.volume),
    .choice("punctuation", \.punctuation),
    .text("voice", "a language such as en-GB, or a voice's name", \.voice),
    .text("language", "a language such as de-DE", \.voiceOver.voice.language),
    list(
      "languages", "languages with commas between them", { $0.voiceOver.voice.languages },
      { names, settings in
        settings.voiceOver.voice.languages = names
        return true
      }),
    .flag("hints", \.hints), .choice("actions", \.actions), .choice("more content", \.moreContent),
    .choice("capitals", \.capitals), .choice("typing", \.typing), .choice("deletions", \.deletions),
    .flag("table headers", \.tableHeaders),
    .flag("table positions", \.tablePositions), .choice("navigation", \.navigation),
    .choice("images", \.images), .flag("sounds", \.sounds),
    list(
      "rotor", "entries with commas between them, such as characters, words, headings",
      { $0.voiceOver.rotor?.compactMap(name) ?? [] },
      { names, settings in
        let entries = names.compactMap { RotorEntry(named: $0) }
        settings.voiceOver.rotor = entries
        return entries.count == names.count
      }),
    .number("braille cells", 2...200, \.brailleCells),
    .text("braille language", "a language such as en", \.braille),
    .flag("contracted braille", \.contracted), .text("activity", "an activity's name", \.activity),
  ]

  /// A list of names with commas between them; an empty one is not written.
  private static func list(
    _ name: String, _ choices: String, _ names: @escaping @Sendable (UserSettings) -> [String],
    _ take: @escaping @Sendable ([String], inout UserSettings) -> Bool
  ) -> SettingKey<UserSettings> {
    SettingKey(
      name: name, choices: choices,
      write: { settings in
        let names = names(settings)
        return names.isEmpty ? nil : names.joined(separator: ", ")
      },
      read: { text, settings in
        let names = text.split(separator: ",").map { $0.trimmingSpaces }
        return !names.isEmpty && !names.contains("") && take(names, &settings)
      })
  }

  /// The name under which a person ticks an entry of the rotor.
  private static func name(of entry: RotorEntry) -> String? {
    switch entry {
    case .text(let unit): unit.rawValue
    case .setting(let setting): setting.rawValue
    case .search(let search): search.rawValue
    case .verticalNavigation: "verticalNavigation"
    default: nil
    }
  }

  private var rate: Int? {
    get { voiceOver.speakingRate }
    set { voiceOver.speakingRate = newValue ?? 50 }
  }

  private var volume: Int? {
    get { voiceOver.voice.volume }
    set { voiceOver.voice.volume = newValue ?? 100 }
  }

  private var punctuation: VoiceSettings.Punctuation? {
    get { voiceOver.voice.punctuation }
    set { voiceOver.voice.punctuation = newValue ?? .some }
  }

  private var hints: Bool? {
    get { voiceOver.verbosity.speaksHints }
    set { voiceOver.verbosity.speaksHints = newValue ?? true }
  }

  private var actions: Verbosity.Channel? {
    get { voiceOver.verbosity.actions }
    set { voiceOver.verbosity.actions = newValue ?? .speak }
  }

  private var moreContent: Verbosity.Channel? {
    get { voiceOver.verbosity.moreContent }
    set { voiceOver.verbosity.moreContent = newValue ?? .speak }
  }

  private var capitals: Verbosity.Channel? {
    get { voiceOver.verbosity.capitals }
    set { voiceOver.verbosity.capitals = newValue ?? .speak }
  }

  private var typing: Verbosity.TypingEcho? {
    get { voiceOver.verbosity.typing }
    set { voiceOver.verbosity.typing = newValue ?? .characters }
  }

  private var deletions: Verbosity.DeletionEcho? {
    get { voiceOver.verbosity.deletions }
    set { voiceOver.verbosity.deletions = newValue ?? .changePitch }
  }

  private var tableHeaders: Bool? {
    get { voiceOver.verbosity.speaksTableHeaders }
    set { voiceOver.verbosity.speaksTableHeaders = newValue ?? true }
  }

  private var tablePositions: Bool? {
    get { voiceOver.verbosity.speaksTablePositions }
    set { voiceOver.verbosity.speaksTablePositions = newValue ?? true }
  }

  private var navigation: NavigationSettings.Style? {
    get { voiceOver.navigation.style }
    set { voiceOver.navigation.style = newValue ?? .flat }
  }

  private var images: NavigationSettings.Images? {
    get { voiceOver.navigation.images }
    set { voiceOver.navigation.images = newValue ?? .always }
  }

  private var sounds: Bool? {
    get { voiceOver.audio.playsSounds }
    set { voiceOver.audio.playsSounds = newValue ?? true }
  }

  private var braille: String? {
    get { brailleLanguage }
    set { brailleLanguage = newValue ?? "en" }
  }

  private var contracted: Bool? {
    get { isContracted }
    set { isContracted = newValue ?? false }
  }
}

extension Activity {
  /// What an activity can change.
  static let keys: [SettingKey<Activity>] = [
    .number("speaking rate", 0...100, \.speakingRate), .number("volume", 0...100, \.volume),
    .choice("punctuation", \.punctuation), .flag("table headers", \.speaksTableHeaders),
    .flag("table positions", \.speaksTablePositions),
  ]
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
