import AccessibilityModel

extension VoiceOver {
  /// Its settings as they are written in a file, in order.
  public static let settingKeys: [SettingKey<Settings>] = [
    .number("speaking rate", 0...100, \.rate), .number("volume", 0...100, \.percentage),
    .choice("punctuation", \.punctuation), .text("language", "a language such as de-DE", \.voice.language),
    .list(
      "languages", "languages with commas between them", { $0.voice.languages },
      { names, settings in
        settings.voice.languages = names
        return true
      }),
    .flag("hints", \.hints), .choice("actions", \.actions), .choice("more content", \.moreContent),
    .choice("capitals", \.capitals), .choice("typing", \.typing), .choice("deletions", \.deletions),
    .flag("table headers", \.tableHeaders), .flag("table positions", \.tablePositions),
    .choice("navigation", \.style), .choice("images", \.images), .flag("sounds", \.sounds),
    .list(
      "rotor", "entries with commas between them, such as characters, words, headings",
      { $0.rotor?.compactMap(name) ?? [] },
      { names, settings in
        let entries = names.compactMap { RotorEntry(named: $0) }
        settings.rotor = entries
        return entries.count == names.count
      }),
  ]

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
}

/// Each setting with `nil` for what a line of a file does not say.
extension VoiceOver.Settings {
  fileprivate var rate: Int? {
    get { speakingRate }
    set { speakingRate = newValue ?? 50 }
  }

  fileprivate var percentage: Int? {
    get { voice.volume }
    set { voice.volume = newValue ?? 100 }
  }

  fileprivate var punctuation: VoiceSettings.Punctuation? {
    get { voice.punctuation }
    set { voice.punctuation = newValue ?? .some }
  }

  fileprivate var hints: Bool? {
    get { verbosity.speaksHints }
    set { verbosity.speaksHints = newValue ?? true }
  }

  fileprivate var actions: Verbosity.Channel? {
    get { verbosity.actions }
    set { verbosity.actions = newValue ?? .speak }
  }

  fileprivate var moreContent: Verbosity.Channel? {
    get { verbosity.moreContent }
    set { verbosity.moreContent = newValue ?? .speak }
  }

  fileprivate var capitals: Verbosity.Channel? {
    get { verbosity.capitals }
    set { verbosity.capitals = newValue ?? .speak }
  }

  fileprivate var typing: Verbosity.TypingEcho? {
    get { verbosity.typing }
    set { verbosity.typing = newValue ?? .characters }
  }

  fileprivate var deletions: Verbosity.DeletionEcho? {
    get { verbosity.deletions }
    set { verbosity.deletions = newValue ?? .changePitch }
  }

  fileprivate var tableHeaders: Bool? {
    get { verbosity.speaksTableHeaders }
    set { verbosity.speaksTableHeaders = newValue ?? true }
  }

  fileprivate var tablePositions: Bool? {
    get { verbosity.speaksTablePositions }
    set { verbosity.speaksTablePositions = newValue ?? true }
  }

  fileprivate var style: NavigationSettings.Style? {
    get { navigation.style }
    set { navigation.style = newValue ?? .flat }
  }

  fileprivate var images: NavigationSettings.Images? {
    get { navigation.images }
    set { navigation.images = newValue ?? .always }
  }

  fileprivate var sounds: Bool? {
    get { audio.playsSounds }
    set { audio.playsSounds = newValue ?? true }
  }
}

extension Activity {
  /// What an activity can change, as it is written in a file.
  public static let keys: [SettingKey<Activity>] = [
    .number("speaking rate", 0...100, \.speakingRate), .number("volume", 0...100, \.volume),
    .choice("punctuation", \.punctuation), .flag("table headers", \.speaksTableHeaders),
    .flag("table positions", \.speaksTablePositions),
  ]
}
