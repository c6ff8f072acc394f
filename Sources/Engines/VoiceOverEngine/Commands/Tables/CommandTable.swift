/// Which gesture and which keys do what, on one platform.
///
///     CommandTable(.macOS).command(for: .key(chord))   // Command.moreContentMenu
///
/// - Source: Behaviour 1.2, 1.3, 2
public struct CommandTable: Hashable, Sendable {
  /// What a person does: a gesture by its name, or keys.
  enum Trigger: Hashable, Sendable {
    case gesture(Gesture)
    case keys(KeyChord)
  }

  /// When a line of the table holds.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// While a menu of VoiceOver's is open.
    case menu
    /// While arrow keys alone move the cursor.
    case arrows
    /// While single letters jump.
    case letters
    /// While Zoom is on too, to which two taps of three fingers belong.
    case zoom
  }

  private var general: [Trigger: Command] = [:]
  private var special: [Mode: [Trigger: Command]] = [:]

  /// The commands as on a new device.
  public init(_ platform: Dialect.Platform) {
    self = Self.initial[platform] ?? Self(reading: "")
  }

  /// Reads commands line by line; lines that make no sense are left out.
  init(reading text: String) {
    for line in text.split(separator: "\n") {
      guard let entry = Self.entry(line) else { continue }
      set(entry.command, entry.mode, for: entry.trigger)
    }
  }

  /// The command for a gesture or keys.
  ///
  /// - Parameters:
  ///   - input: what the person did.
  ///   - modes: what holds beside the ordinary lines; the first that knows the input decides.
  /// - Returns: `nil` for what means nothing to VoiceOver, and for what carries its own meaning.
  public func command(for input: VoiceOver.Input, in modes: [Mode] = []) -> Command? {
    guard let trigger = input.trigger else { return nil }
    for mode in modes {
      if let command = special[mode]?[trigger] { return command }
    }
    return general[trigger]
  }

  /// Gives a gesture another command, or none.
  ///
  /// - Parameters:
  ///   - command: what it makes VoiceOver do from now on; `nil` where it is to mean nothing.
  ///   - gesture: what the person does.
  public mutating func assign(_ command: Command?, to gesture: Gesture) {
    set(command, nil, for: .gesture(gesture))
  }

  /// Gives keys another command, or none.
  ///
  /// - Parameters:
  ///   - command: what they make VoiceOver do from now on; `nil` where they are to mean nothing.
  ///   - keys: what is pressed together.
  ///   - mode: when that holds; `nil` where it always does.
  public mutating func assign(_ command: Command?, to keys: KeyChord, in mode: Mode? = nil) {
    set(command, mode, for: .keys(keys))
  }

  private mutating func set(_ command: Command?, _ mode: Mode?, for trigger: Trigger) {
    if let mode { special[mode, default: [:]][trigger] = command } else { general[trigger] = command }
  }

  /// Reads a line; `nil` where it names an unknown trigger or command.
  static func entry(_ line: Substring) -> (trigger: Trigger, command: Command, mode: Mode?)? {
    guard let equals = line.lastIndex(of: "=") else { return nil }
    guard let command = Command(named: String(line[line.index(after: equals)...].trimmed)) else { return nil }
    var left = line[..<equals].trimmed
    var mode: Mode?
    if let mark = left.lastIndex(of: "@"), mark > left.startIndex, left[left.index(before: mark)] == " " {
      guard let marked = Mode(rawValue: String(left[left.index(after: mark)...])) else { return nil }
      mode = marked
      left = left[..<mark].trimmed
    }
    if let gesture = Gesture(rawValue: String(left)) { return (.gesture(gesture), command, mode) }
    return KeyChord(left).map { (.keys($0), command, mode) }
  }

  private static let initial: [Dialect.Platform: CommandTable] = {
    var result: [Dialect.Platform: CommandTable] = [:]
    for platform in Dialect.Platform.allCases {
      result[platform] = CommandTable(reading: GeneratedCommands.byPlatform[platform.rawValue] ?? "")
    }
    return result
  }()
}
