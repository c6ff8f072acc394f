/// A key of a keyboard that a person presses and lets go, with what is held down meanwhile.
///
///     KeyStroke("n", .command).words   // "Command N"
///
/// - Source: Behaviour 5.2 FK9, FK11
public struct KeyStroke: Hashable, Sendable {
  /// Keys that are held while another one is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The Control key.
    public static let control = Modifiers(rawValue: 1 << 0)
    /// The Option key.
    public static let option = Modifiers(rawValue: 1 << 1)
    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1 << 2)
    /// The Command key.
    public static let command = Modifiers(rawValue: 1 << 3)
    /// The Fn key, also known as the globe.
    public static let function = Modifiers(rawValue: 1 << 4)

    /// What is held, in the order in which it is told, with its name.
    static let names: [(name: String, held: Modifiers)] = [
      ("Fn", .function), ("Control", .control), ("Option", .option), ("Shift", .shift), ("Command", .command),
    ]
  }

  /// One character as the key writes it, or a name such as `return`, `left` or `f5`.
  public var key: String
  /// What is held.
  public var modifiers: Modifiers

  /// Makes a press of a key.
  ///
  /// - Parameters:
  ///   - key: One character, capital or not, or the name of a key that writes none.
  ///   - modifiers: What is held.
  public init(_ key: String, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
    if key == " " { self.key = "space" }
    if key == "\n" || key == "\r" { self.key = "return" }
    if key == "\t" { self.key = "tab" }
  }

  /// The presses that write a text, one a character; a line break is the return key.
  public static func writing(_ text: String) -> [KeyStroke] {
    text.map { character in
      KeyStroke(String(character), character.isUppercase && character.isCased ? .shift : [])
    }
  }

  /// What it writes; `nil` for a key that does something else, and beside Control and Command.
  public var characters: String? {
    guard modifiers.isDisjoint(with: [.control, .command, .function]) else { return nil }
    switch key {
    case "space": return " "
    case "return": return "\n"
    case "tab": return "\t"
    default:
      guard key.count == 1 else { return nil }
      return modifiers.contains(.shift) ? key.uppercased() : key
    }
  }

  /// The same press without regard to whether Shift or the character tells that a letter is a capital.
  package var plain: KeyStroke {
    guard key.count == 1, let character = key.first, character.isCased else { return self }
    var result = KeyStroke(key.lowercased(), modifiers)
    if character.isUppercase { result.modifiers.insert(.shift) }
    return result
  }

  /// The keys as people name them, what is held first: `Shift Command N`.
  public var words: String {
    let plain = plain
    let held = Modifiers.names.filter { plain.modifiers.contains($0.held) }.map(\.name)
    return (held + [Self.names[plain.key] ?? plain.key.uppercased()]).joined(separator: " ")
  }

  private static let names: [String: String] = [
    "left": "Left Arrow", "right": "Right Arrow", "up": "Up Arrow", "down": "Down Arrow", "return": "Return",
    "escape": "Escape", "tab": "Tab", "space": "Space", "delete": "Delete",
    "forwarddelete": "Forward Delete", "home": "Home", "end": "End", "pageup": "Page Up",
    "pagedown": "Page Down", "clear": "Clear",
  ]
}
