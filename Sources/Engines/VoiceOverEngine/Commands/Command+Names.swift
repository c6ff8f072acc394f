import AccessibilityModel

extension Command {
  /// Finds a command by the name that tables write it with.
  ///
  /// - Parameter name: small letters, words apart.
  public init?(named name: String) {
    guard let command = Self.byName[name] else { return nil }
    self = command
  }

  /// The name that tables write it with.
  public var name: String { Self.all.first { $0.command == self }?.name ?? "" }

  /// Every command with its name, in an order that reads well.
  public static let all: [(name: String, command: Command)] =
    plain + directed + RotorSearch.allCases.flatMap(finding) + TextUnit.allCases.flatMap(reading)

  private static let byName = Dictionary(all.map { ($0.name, $0.command) }) { first, _ in first }

  private static let plain: [(String, Command)] = [
    ("enter group", .enterGroup), ("leave group", .leaveGroup), ("leave all groups", .leaveGroups),
    ("linked item", .linkedItem),
    ("activate", .activate), ("long press", .longPress), ("pass through", .passThrough),
    ("escape", .escape), ("magic tap", .magicTap),
    ("read all", .readAll), ("read from top", .readFromTop), ("item summary", .itemSummary),
    ("describe item", .describeItem), ("read hint", .readHint), ("repeat speech", .repeatSpeech),
    ("copy speech", .copySpeech), ("pause speech", .pauseSpeech), ("mute speech", .muteSpeech),
    ("more content menu", .moreContentMenu), ("actions menu", .actionsMenu), ("item chooser", .itemChooser),
    ("rotor menu", .rotorMenu), ("find text", .findText), ("label item", .labelItem),
    ("delete letter", .deleteLetter), ("choose entry", .chooseEntry), ("close menu", .closeMenu),
    ("screen curtain", .screenCurtain), ("help", .help), ("arrow keys", .arrowKeys),
    ("letter keys", .letterKeys), ("lock keys", .lockKeys), ("direct touch", .directTouch),
    ("voiceover", .voiceOver), ("zoom in", .zoom(.in)), ("zoom out", .zoom(.out)),
    ("scroll up", .scroll(.up)), ("scroll down", .scroll(.down)), ("scroll left", .scroll(.left)),
    ("scroll right", .scroll(.right)), ("undo", .system(.undo)), ("redo", .system(.redo)),
    ("home", .system(.home)), ("app switcher", .system(.appSwitcher)),
    ("notification center", .system(.notificationCenter)), ("control center", .system(.controlCenter)),
    ("next app", .system(.nextApp)), ("previous app", .system(.previousApp)),
    ("settings", .system(.settings)),
  ]

  private static let directed: [(String, Command)] = [
    ("next item", .item(.next)), ("previous item", .item(.previous)),
    ("next item at level", .itemAtLevel(.next)), ("previous item at level", .itemAtLevel(.previous)),
    ("first item", .end(.previous)), ("last item", .end(.next)),
    ("top of container", .endOfContainer(.previous)), ("bottom of container", .endOfContainer(.next)),
    ("item below", .straight(.next)), ("item above", .straight(.previous)),
    ("next rotor", .rotor(.next)), ("previous rotor", .rotor(.previous)),
    ("next rotor item", .rotorItem(.next)), ("previous rotor item", .rotorItem(.previous)),
    ("next found", .found(.next)), ("previous found", .found(.previous)),
    ("next entry", .entry(.next)), ("previous entry", .entry(.previous)),
    ("first entry", .endEntry(.previous)), ("last entry", .endEntry(.next)),
    ("next list", .list(.next)), ("previous list", .list(.previous)),
    ("next voice setting", .voiceSetting(.next)), ("previous voice setting", .voiceSetting(.previous)),
    ("raise voice setting", .changeVoice(.previous)), ("lower voice setting", .changeVoice(.next)),
  ]

  private static func finding(_ search: RotorSearch) -> [(String, Command)] {
    Direction.allCases.map { ("\($0.rawValue) \(search.noun)", .find(search, $0)) }
  }

  private static func reading(_ unit: TextUnit) -> [(String, Command)] {
    let noun = unit.noun
    return [("speak \(noun)", .speak(unit))]
      + Direction.allCases.map { ("\($0.rawValue) \(noun)", .walk(unit, $0)) }
  }
}

extension TextUnit {
  /// One of them, as commands name it.
  fileprivate var noun: String { String(rawValue.dropLast()) }
}

extension RotorSearch {
  /// One of them, as commands name it.
  fileprivate var noun: String {
    switch self {
    case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
      "heading level \(level ?? 0)"
    case .formControls: "control"
    case .textFields: "text field"
    case .searchFields: "search field"
    case .switches: "switch"
    case .staticText: "static text"
    case .boldText: "bold text"
    case .italicText: "italic text"
    case .underlinedText: "underlined text"
    case .misspelledWords: "misspelled word"
    case .visitedLinks: "visited link"
    case .sameItems: "same item"
    case .differentItems: "different item"
    case .sameLevelHeadings: "same level heading"
    default: String(rawValue.dropLast())
    }
  }
}
