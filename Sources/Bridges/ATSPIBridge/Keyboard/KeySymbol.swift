/// The symbols that X11 has for keys, by the names that keys have here.
///
/// - Source: X11 protocol, appendix A
public enum KeySymbol {
  /// The key that turns capitals on and off, which may stand for VoiceOver's keys.
  public static let capsLock: UInt32 = 0xffe5

  /// The symbol of a key: one character, or a name such as `left`, `space` or `f8`.
  ///
  /// - Returns: `nil` for a name that is not known.
  public static func symbol(of key: String) -> UInt32? {
    if let symbol = symbols[key] { return symbol }
    guard key.unicodeScalars.count == 1, let scalar = key.unicodeScalars.first?.value else { return nil }
    return scalar < 0x100 ? scalar : 0x0100_0000 + scalar
  }

  /// The key that has a symbol: its name, else the character that it writes, in small letters.
  ///
  /// - Returns: `nil` for a key that writes nothing and has no name.
  public static func key(of symbol: UInt32) -> String? {
    if let name = names[symbol] { return name }
    return switch symbol {
    case 0x21...0x7e, 0xa0...0xff: Unicode.Scalar(symbol).map { String($0).lowercased() }
    case 0x0100_0100...0x0110_ffff: Unicode.Scalar(symbol - 0x0100_0000).map { String($0).lowercased() }
    default: nil
    }
  }

  /// The symbols of a key that are told for it, with and without Shift.
  static func toldSymbols(of key: String) -> [UInt32] {
    guard let symbol = symbol(of: key) else { return [] }
    let capital = key.uppercased()
    guard key.count == 1, capital.count == 1, capital != key, let other = self.symbol(of: capital) else {
      return key == "tab" ? [symbol, 0xfe20] : key == "control" ? [symbol, 0xffe4] : [symbol]
    }
    return [symbol, other]
  }

  private static let symbols: [String: UInt32] = [
    "return": 0xff0d, "tab": 0xff09, "escape": 0xff1b, "space": 0x20, "delete": 0xff08,
    "forwarddelete": 0xffff, "left": 0xff51, "up": 0xff52, "right": 0xff53, "down": 0xff54,
    "home": 0xff50, "end": 0xff57, "pageup": 0xff55, "pagedown": 0xff56, "f1": 0xffbe, "f2": 0xffbf,
    "f3": 0xffc0, "f4": 0xffc1, "f5": 0xffc2, "f6": 0xffc3, "f7": 0xffc4, "f8": 0xffc5, "f9": 0xffc6,
    "f10": 0xffc7, "f11": 0xffc8, "f12": 0xffc9, "control": 0xffe3, "capslock": capsLock,
  ]

  private static let names: [UInt32: String] = {
    var names = Dictionary(uniqueKeysWithValues: symbols.map { ($0.value, $0.key) })
    // The same keys elsewhere on the keyboard, and what Tab is while Shift is held.
    names.merge([0xfe20: "tab", 0xff8d: "return", 0xffe4: "control"]) { first, _ in first }
    return names
  }()
}
