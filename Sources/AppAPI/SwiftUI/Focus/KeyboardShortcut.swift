/// Keys with which a control is used wherever the keyboard is.
///
/// - Source: Behaviour 5.2 FK9
public struct KeyboardShortcut: Hashable, Sendable {
  /// How keys are told from one another in other languages.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the language of the person has it.
    public static let automatic = Localization(name: "automatic")
    /// By its place alone.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Always the same.
    public static let custom = Localization(name: "custom")
  }

  /// What is pressed last, by what it writes.
  public var key: KeyEquivalent
  /// The keys that are held down meanwhile.
  public var modifiers: EventModifiers
  /// How the key is told from others in other languages.
  public var localization: Localization

  /// Makes a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key by what it writes.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it writes.
  public var character: Character

  /// Makes a key from what it writes.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes a key from what it writes.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// Moves one line back.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Moves one line on.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// To the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// To the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Away from here.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Takes the character before away.
  public static let delete = KeyEquivalent("\u{8}")
  /// Takes the character behind away.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page back.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page on.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Takes everything away.
  public static let clear = KeyEquivalent("\u{F739}")
  /// To the next control.
  public static let tab = KeyEquivalent("\u{9}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// A new line.
  public static let `return` = KeyEquivalent("\u{D}")
}

/// Keys that are held down while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Capitals stay on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Makes capitals, and is held with others.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The one beside the space bar on most keyboards, for the system's own functions.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Writes further characters.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The one that most shortcuts are made with.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The keys that use the controls inside.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// Keys that use a control: the first one inside that is on the screen, or in a menu that can be opened there.
extension View {
  /// Has a key use the control.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key use the control.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Has a key use the control, where there is one.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformEnvironment(\.keyboardShortcut) { $0 = shortcut }
  }

  /// Has a key use the control, told from others as the localization says.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
