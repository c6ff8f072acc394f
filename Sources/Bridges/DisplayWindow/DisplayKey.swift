import AccessibilityModel

/// A key of the keyboard, with what is held.
public struct DisplayKey: Hashable, Sendable {
  /// True where it goes down.
  public var isDown: Bool
  /// The symbol of X11.
  public var symbol: UInt32
  /// The number of the key on the keyboard.
  public var code: Int
  /// What is held, as X11 has it.
  public var state: UInt32
  /// Milliseconds of the server.
  public var time: UInt32

  /// Makes a key.
  public init(isDown: Bool, symbol: UInt32, code: Int = 0, state: UInt32 = 0, time: UInt32 = 0) {
    self.isDown = isDown
    self.symbol = symbol
    self.code = code
    self.state = state
    self.time = time
  }

  /// The character it writes; `nil` for a key that writes none.
  ///
  /// - Source: X11 protocol, appendix A: symbols up to 255 are Latin-1, those above 0x01000000 are Unicode
  public var character: Character? {
    switch symbol {
    case 0x20...0x7e, 0xa0...0xff: Unicode.Scalar(symbol).map { Character($0) }
    case 0x0100_0100...0x0110_ffff: Unicode.Scalar(symbol - 0x0100_0000).map { Character($0) }
    case 0xffaa...0xffb9: Unicode.Scalar(symbol - 0xff80).map { Character($0) }
    default: nil
    }
  }

  /// The press of keys it is for an app; `nil` for a key that is held beside others, and for one that is not known.
  public var stroke: KeyStroke? {
    var held: KeyStroke.Modifiers = []
    for (bit, modifier) in Self.modifiers where state & bit != 0 { held.insert(modifier) }
    if let name = Self.names[symbol] { return KeyStroke(name, held) }
    if (0xffbe...0xffc9).contains(symbol) { return KeyStroke("f\(symbol - 0xffbd)", held) }
    guard let character else { return nil }
    return KeyStroke(String(character), held)
  }

  /// The name that clients of the accessibility bus are told.
  public var name: String { character.map(String.init) ?? Self.keyNames[symbol] ?? "" }

  private static let modifiers: [(UInt32, KeyStroke.Modifiers)] = [
    (1 << 0, .shift), (1 << 2, .control), (1 << 3, .option), (1 << 6, .command),
  ]

  private static let names: [UInt32: String] = [
    0xff08: "delete", 0xff09: "tab", 0xfe20: "tab", 0xff0d: "return", 0xff8d: "return", 0xff1b: "escape",
    0xff50: "home", 0xff51: "left", 0xff52: "up", 0xff53: "right", 0xff54: "down", 0xff55: "pageup",
    0xff56: "pagedown", 0xff57: "end", 0xffff: "forwarddelete",
  ]

  private static let keyNames: [UInt32: String] = [
    0xff08: "BackSpace", 0xff09: "Tab", 0xfe20: "ISO_Left_Tab", 0xff0d: "Return", 0xff8d: "KP_Enter",
    0xff1b: "Escape", 0xff50: "Home", 0xff51: "Left", 0xff52: "Up", 0xff53: "Right", 0xff54: "Down",
    0xff55: "Page_Up", 0xff56: "Page_Down", 0xff57: "End", 0xff63: "Insert", 0xffff: "Delete",
    0xff95: "KP_Home", 0xff96: "KP_Left", 0xff97: "KP_Up", 0xff98: "KP_Right", 0xff99: "KP_Down",
    0xff9a: "KP_Page_Up", 0xff9b: "KP_Page_Down", 0xff9c: "KP_End", 0xff9d: "KP_Begin", 0xff9e: "KP_Insert",
    0xff9f: "KP_Delete", 0xffe1: "Shift_L", 0xffe2: "Shift_R", 0xffe3: "Control_L", 0xffe4: "Control_R",
    0xffe5: "Caps_Lock", 0xffe9: "Alt_L", 0xffea: "Alt_R",
  ]
}
