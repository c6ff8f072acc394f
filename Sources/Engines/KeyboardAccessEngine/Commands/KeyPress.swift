/// A key that is pressed while others are held.
///
///     KeyPress("tab-z")   // Z while Tab is held
///
/// - Source: Behaviour 5.1
public struct KeyPress: Hashable, Sendable {
  /// Keys that are held.
  public struct Held: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Tab, which begins the commands of Full Keyboard Access.
    public static let tab = Held(rawValue: 1 << 0)
    /// The Fn key, also known as the globe.
    public static let function = Held(rawValue: 1 << 1)
    /// The Control key.
    public static let control = Held(rawValue: 1 << 2)
    /// The Option key.
    public static let option = Held(rawValue: 1 << 3)
    /// The Shift key.
    public static let shift = Held(rawValue: 1 << 4)
    /// The Command key.
    public static let command = Held(rawValue: 1 << 5)

    /// How many keys are held.
    public var count: Int { rawValue.nonzeroBitCount }

    fileprivate static let names: [(name: String, held: Held)] = [
      ("tab", .tab), ("fn", .function), ("control", .control), ("ctrl", .control), ("option", .option),
      ("opt", .option), ("shift", .shift), ("command", .command), ("cmd", .command),
    ]
  }

  /// What is held.
  public let held: Held
  /// The key: one character, or a name such as `tab`, `space` or `up`.
  public let key: String

  /// Makes a press of a key while others are held.
  ///
  /// - Returns: `nil` where the key is no single character and none of the names.
  public init?(key: String, _ held: Held = []) {
    let lowered = key.lowercased()
    let isNamed = Self.names.contains(lowered)
    guard isNamed || key.count == 1 else { return nil }
    self.key = isNamed || !held.subtracting(.shift).isEmpty ? lowered : key
    self.held = held
  }

  /// Reads a press as it is written down: what is held and the key, joined by `-`.
  ///
  /// - Returns: `nil` where one of them is unknown.
  public init?(_ text: some StringProtocol) {
    let text = String(text)
    var parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if text == "-" || text.hasSuffix("--") { parts = parts.dropLast(2) + ["-"] }
    guard let key = parts.popLast() else { return nil }
    var held: Held = []
    for part in parts {
      guard let known = Held.names.first(where: { $0.name == part.lowercased() })?.held else { return nil }
      held.insert(known)
    }
    self.init(key: key, held)
  }

  /// The press as it is written down.
  public var text: String {
    var parts: [String] = []
    for known in Held.names where held.contains(known.held) && !["ctrl", "opt", "cmd"].contains(known.name) {
      parts.append(known.name)
    }
    return (parts + [key]).joined(separator: "-")
  }

  /// How many keys go down.
  public var count: Int { held.count + 1 }

  /// The character that it types; `nil` where it types none.
  var character: Character? {
    guard held.subtracting(.shift).isEmpty else { return nil }
    if key == "space" { return " " }
    guard key.count == 1, let character = key.first else { return nil }
    return held.contains(.shift) ? character.uppercased().first : character
  }

  /// Names of the keys that no single character stands for.
  public static let names: Set<String> = [
    "tab", "left", "right", "up", "down", "space", "return", "escape", "delete", "forwarddelete", "home",
    "end",
    "pageup", "pagedown", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
  ]
}
