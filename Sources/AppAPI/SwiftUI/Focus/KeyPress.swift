import AccessibilityModel
import Foundation

/// A key that a person pressed.
public struct KeyPress: Sendable {
  /// Which one was pressed, by what it writes.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that were held down meanwhile.
  public let modifiers: EventModifiers
  /// How far the press has come.
  public let phase: Phases

  init(_ stroke: KeyStroke, _ phase: Phases) {
    key = KeyEquivalent(stroke)
    characters = stroke.characters ?? String(key.character)
    modifiers = EventModifiers(stroke.modifiers)
    self.phase = phase
  }

  /// How far a press has come.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It begins.
    public static let down = Phases(rawValue: 1)
    /// It goes on.
    public static let `repeat` = Phases(rawValue: 2)
    /// It ends.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a press was of use.
  public enum Result: Sendable {
    /// It was.
    case handled
    /// It was not; others are asked.
    case ignored
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// What was pressed, for a developer.
  public var debugDescription: String { "KeyPress(\(characters))" }
}

extension KeyEquivalent {
  private static let named: [(key: KeyEquivalent, name: String)] = [
    (.upArrow, "up"), (.downArrow, "down"), (.leftArrow, "left"), (.rightArrow, "right"),
    (.escape, "escape"), (.delete, "delete"), (.deleteForward, "forwarddelete"), (.home, "home"),
    (.end, "end"), (.pageUp, "pageup"), (.pageDown, "pagedown"), (.clear, "clear"), (.tab, "tab"),
    (.space, "space"), (.return, "return"),
  ]

  /// The key of a press.
  init(_ stroke: KeyStroke) {
    if let known = Self.named.first(where: { $0.name == stroke.key }) {
      self = known.key
    } else {
      let alone = KeyStroke(stroke.key, stroke.modifiers.intersection(.shift)).characters ?? stroke.key
      self.init(alone.first ?? " ")
    }
  }

  /// What the key is called where presses are told.
  var name: String { Self.named.first { $0.key == self }?.name ?? String(character) }
}

extension EventModifiers {
  private static let pairs: [(own: EventModifiers, held: KeyStroke.Modifiers)] = [
    (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
  ]

  /// What is held in a press.
  init(_ modifiers: KeyStroke.Modifiers) {
    self = []
    for pair in Self.pairs where modifiers.contains(pair.held) { insert(pair.own) }
  }

  /// What is held, as presses are told.
  var held: KeyStroke.Modifiers {
    var result: KeyStroke.Modifiers = []
    for pair in Self.pairs where contains(pair.own) { result.insert(pair.held) }
    return result
  }
}

extension KeyboardShortcut {
  /// The press that it is about.
  var stroke: KeyStroke { KeyStroke(key.name.lowercased(), modifiers.held) }
}
