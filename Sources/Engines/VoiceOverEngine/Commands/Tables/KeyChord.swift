/// Keys that are pressed together.
///
///     KeyChord("vo-command-/") == KeyChord("control-option-command-/")   // true
///
/// - Source: Behaviour 1.3, 2
public struct KeyChord: Hashable, Sendable {
  /// Keys that are held while another one is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// VoiceOver's own: Control and Option together, or Caps Lock.
    public static let voiceOver = Modifiers(rawValue: 1 << 0)
    /// The Command key.
    public static let command = Modifiers(rawValue: 1 << 1)
    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1 << 2)
    /// The Control key.
    public static let control = Modifiers(rawValue: 1 << 3)
    /// The Option key.
    public static let option = Modifiers(rawValue: 1 << 4)

    fileprivate static let names: [String: Modifiers] = [
      "vo": .voiceOver, "capslock": .voiceOver, "command": .command, "cmd": .command, "shift": .shift,
      "control": .control, "ctrl": .control, "option": .option, "opt": .option,
    ]
  }

  /// What is held; Control and Option together are VoiceOver's own.
  public let modifiers: Modifiers
  /// The key: one character, or a name such as `left`, `space` or `f8`; arrows that go down together are joined by `+`.
  public let key: String

  /// Makes a chord of a key and what is held.
  ///
  /// - Returns: `nil` where the key is no single character and none of the names.
  public init?(key: String, _ modifiers: Modifiers = []) {
    let key = key.lowercased()
    guard key.count == 1 || Self.names.contains(key) else { return nil }
    self.key = key
    var held = modifiers
    if held.isSuperset(of: [.control, .option]) {
      held.subtract([.control, .option])
      held.insert(.voiceOver)
    }
    self.modifiers = held
  }

  /// Reads a chord as it is written down: modifiers and a key, joined by `-`.
  ///
  /// - Returns: `nil` where a modifier or the key is unknown.
  public init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    var parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if text == "-" || text.hasSuffix("--") { parts = parts.dropLast(2) + ["-"] }
    guard let key = parts.popLast() else { return nil }
    var modifiers: Modifiers = []
    for part in parts {
      guard let modifier = Modifiers.names[part] else { return nil }
      modifiers.insert(modifier)
    }
    self.init(key: key, modifiers)
  }

  /// Names of the keys that no single character stands for; Control is one where nothing else is pressed.
  public static let names: Set<String> = [
    "control",
    "left", "right", "up", "down", "space", "return", "escape", "tab", "delete", "home", "end", "pageup",
    "pagedown", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
    "left+right", "up+right", "up+left", "up+down", "down+right", "down+left",
  ]
}
