/// Which gesture and which keys do what, on one platform.
///
///     CommandTable(.macOS).command(for: .key(chord))   // Command.moreContentMenu
///
/// - Source: at-behaviour 1.2, 1.3, 2
public struct CommandTable: Hashable, Sendable {
  /// What a person does: a gesture by its name, or keys.
  enum Trigger: Hashable, Sendable {
    case gesture(String)
    case keys(KeyChord)
  }

  private var general: [Trigger: Command] = [:]
  private var inMenu: [Trigger: Command] = [:]

  /// The commands as on a new device.
  public init(_ platform: Dialect.Platform) {
    self = Self.initial[platform] ?? Self(reading: "")
  }

  /// Reads commands line by line; lines that make no sense are left out.
  init(reading text: String) {
    for line in text.split(separator: "\n") {
      guard let entry = Self.entry(line) else { continue }
      if entry.isInMenu {
        inMenu[entry.trigger] = entry.command
      } else {
        general[entry.trigger] = entry.command
      }
    }
  }

  /// The command for a gesture or keys.
  ///
  /// - Parameters:
  ///   - input: what the person did.
  ///   - isMenuOpen: true while a menu of VoiceOver's is open.
  /// - Returns: `nil` for what means nothing to VoiceOver, and for what carries its own meaning.
  public func command(for input: VoiceOver.Input, isMenuOpen: Bool = false) -> Command? {
    guard let trigger = input.trigger else { return nil }
    return isMenuOpen ? inMenu[trigger] ?? general[trigger] : general[trigger]
  }

  /// Reads a line; `nil` where it names an unknown trigger or command.
  static func entry(
    _ line: Substring
  ) -> (trigger: Trigger, command: Command, isInMenu: Bool)? {
    guard let equals = line.lastIndex(of: "=") else { return nil }
    guard let command = Command(rawValue: String(line[line.index(after: equals)...].trimmed)) else {
      return nil
    }
    let left = line[..<equals].trimmed
    let isInMenu = left.hasSuffix(menuMark)
    let name = isInMenu ? left.dropLast(menuMark.count).trimmed : left
    if VoiceOver.Input.gestures.contains(String(name)) {
      return (.gesture(String(name)), command, isInMenu)
    }
    return KeyChord(name).map { (.keys($0), command, isInMenu) }
  }

  private static let menuMark = "@menu"

  private static let initial: [Dialect.Platform: CommandTable] = {
    var result: [Dialect.Platform: CommandTable] = [:]
    for platform in Dialect.Platform.allCases {
      result[platform] = CommandTable(reading: GeneratedCommands.byPlatform[platform.rawValue] ?? "")
    }
    return result
  }()
}

extension VoiceOver.Input {
  /// Names of the gestures that the table knows.
  static let gestures: Set<String> = [
    "flick right", "flick left", "flick down", "flick up", "double tap", "rotate right", "rotate left",
    "four-finger tap top", "four-finger tap bottom",
  ]

  /// What the table knows the input by; `nil` where the input says itself what it wants.
  var trigger: CommandTable.Trigger? {
    switch self {
    case .flickRight: .gesture("flick right")
    case .flickLeft: .gesture("flick left")
    case .flickDown: .gesture("flick down")
    case .flickUp: .gesture("flick up")
    case .doubleTap: .gesture("double tap")
    case .rotate(.next): .gesture("rotate right")
    case .rotate(.previous): .gesture("rotate left")
    case .firstElement: .gesture("four-finger tap top")
    case .lastElement: .gesture("four-finger tap bottom")
    case .key(let chord): .keys(chord)
    case .touch, .tap, .select: nil
    }
  }
}
