/// Turns what a terminal sends for each key into the commands of a script.
///
///     var keys = TerminalKeys()
///     keys.read(Array("\u{1B}[C".utf8))   // [.command("right")]
///
/// Arrows are flicks. VoiceOver's keys are pressed as Control, Option and a key where the terminal passes them on; `v`
/// before a key stands for them too, and `V` for them and Command.
public struct TerminalKeys: Hashable, Sendable {
  /// What a key means.
  public enum Key: Hashable, Sendable {
    /// A command, as it is written in a script.
    case command(String)
    /// A command is to be typed.
    case line
    /// The keys are to be listed.
    case help
    /// It is enough.
    case quit
    /// Nothing, yet or at all.
    case nothing
  }

  /// What is held for the next key, because it was pressed before it.
  private var held = ""

  /// Makes a reader that has met no key.
  public init() {}

  /// What keys do that are not VoiceOver's own, for those who look them up.
  public static let table: [(keys: String, does: String)] = [
    ("arrow keys", "flicks"), ("space, return", "double tap"),
    ("], [", "the rotor's next and previous entry"),
    ("home, end", "to the first and the last stop"), ("escape", "two-finger scrub"),
    ("control-option and a key", "VoiceOver's keys, as vo-u"),
    ("v and a key", "the same, where the terminal keeps those"),
    ("V and a key", "VoiceOver's keys and Command"), (":", "type a command"), ("?", "this list"),
    ("q", "leave"),
  ]

  /// What the keys mean that were pressed, in order.
  ///
  /// - Parameter bytes: what the terminal sent at once; an escape alone is the key of that name.
  /// - Returns: what each key means; keys that mean nothing are left out.
  public mutating func read(_ bytes: [UInt8]) -> [Key] {
    var rest = bytes[...]
    var keys: [Key] = []
    while let first = rest.popFirst() {
      let key = first == 0x1B ? escaped(&rest) : plain(first, &rest)
      if key != .nothing { keys.append(key) }
    }
    return keys
  }

  /// A key that sends one character.
  private mutating func plain(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Key {
    let character = Self.character(first, &rest)
    if held.isEmpty {
      switch character {
      case "v":
        held = "vo-"
        return .nothing
      case "V":
        held = "vo-command-"
        return .nothing
      case " ", "\r", "\n": return .command("double tap")
      case "]": return .command("rotor next")
      case "[": return .command("rotor previous")
      case "\t": return .command("tab")
      case ":": return .line
      case "?": return .help
      case "q", "\u{03}", "\u{04}": return .quit
      default: break
      }
    }
    switch character {
    case " ": return chord("space")
    case "\r", "\n": return chord("return")
    case "\t": return chord("tab")
    case "\u{7F}", "\u{08}": return chord("delete")
    case "\u{03}", "\u{04}": return .quit
    case let control where first < 0x20 && control.isASCII:
      return chord("control-" + String(UnicodeScalar(first + 0x60)))
    case let letter where letter.isUppercase: return chord("shift-" + letter.lowercased())
    default: return chord(String(character))
    }
  }

  /// A key that sends an escape and more.
  private mutating func escaped(_ rest: inout ArraySlice<UInt8>) -> Key {
    guard let next = rest.first else { return held.isEmpty ? .command("two-finger scrub") : chord("escape") }
    guard next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else {
      rest.removeFirst()
      // Control and a letter behind an escape: Control, Option and the letter.
      if next < 0x20, next != 0x1B {
        held = "vo-"
        return chord(String(UnicodeScalar(next + 0x60)))
      }
      return chord("option-" + Self.character(next, &rest).lowercased())
    }
    rest.removeFirst()
    var numbers = ""
    while let byte = rest.popFirst() {
      guard (0x40...0x7E).contains(byte) else {
        numbers.append(Character(UnicodeScalar(byte)))
        continue
      }
      return sequence(numbers.split(separator: ";").compactMap { Int($0) }, byte)
    }
    return .nothing
  }

  /// The key of a sequence: a number or a letter names it, a second number what was held.
  private mutating func sequence(_ numbers: [Int], _ final: UInt8) -> Key {
    let name: String?
    if final == UInt8(ascii: "~") {
      name = numbers.first.flatMap { Self.numbered[$0] }
    } else {
      name = Self.lettered[Character(UnicodeScalar(final))]
    }
    guard let name else { return .nothing }
    let bits = numbers.count > 1 ? numbers[1] - 1 : 0
    var modifiers = ""
    if bits & 6 == 6 { modifiers += "vo-" } else if bits & 2 != 0 { modifiers += "option-" }
    if bits & 6 == 4 { modifiers += "control-" }
    if bits & 1 != 0 { modifiers += "shift-" }
    if modifiers.isEmpty, held.isEmpty, let gesture = Self.gestures[name] { return .command(gesture) }
    return chord(modifiers + name)
  }

  private mutating func chord(_ key: String) -> Key {
    defer { held = "" }
    let own = held.hasPrefix("vo-") && key.hasPrefix("vo-") ? key.dropFirst(3) : key[...]
    return .command(held + own)
  }

  /// The character whose first byte was taken off.
  private static func character(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Character {
    var bytes = [first]
    while bytes.count < 4, first >= 0xC0, let next = rest.first, next & 0xC0 == 0x80 {
      bytes.append(next)
      rest.removeFirst()
    }
    return String(decoding: bytes, as: UTF8.self).first ?? "\u{FFFD}"
  }

  private static let gestures = [
    "right": "right", "left": "left", "up": "up", "down": "down", "home": "first", "end": "last",
  ]

  private static let lettered: [Character: String] = [
    "A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end", "P": "f1", "Q": "f2",
    "R": "f3",
    "S": "f4", "Z": "shift-tab",
  ]

  private static let numbered = [
    1: "home", 3: "delete", 4: "end", 5: "pageup", 6: "pagedown", 7: "home", 8: "end", 11: "f1", 12: "f2",
    13: "f3", 14: "f4", 15: "f5", 17: "f6", 18: "f7", 19: "f8", 20: "f9", 21: "f10", 23: "f11", 24: "f12",
  ]
}
