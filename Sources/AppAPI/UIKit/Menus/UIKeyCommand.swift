import AccessibilityModel
import AppHost
import Foundation

/// A key, with others held down, that does something.
///
///     UIKeyCommand(title: "New", action: #selector(add), input: "n", modifierFlags: .command)
open class UIKeyCommand: UICommand {
  /// The character or key.
  public let input: String?
  /// The keys held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// True where it goes before what the system does with the key.
  open var wantsPriorityOverSystemBehavior = false
  /// True where it is the same key on keyboards of other languages.
  open var allowsAutomaticLocalization = true
  /// True where it points the other way where reading starts at the right.
  open var allowsAutomaticMirroring = true

  /// Makes a key that does something, as menus and lists of keys show it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a key that does something.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The key that leads upwards.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key that leads downwards.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that leaves.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key that deletes.
  public static let inputDelete = "UIKeyInputDelete"
  /// The key that leads to the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The key that leads to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that leads a page back.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that leads a page on.
  public static let inputPageDown = "UIKeyInputPageDown"

  /// The press that it is about; `nil` without an input.
  var stroke: KeyStroke? {
    guard let input, !input.isEmpty else { return nil }
    var held: KeyStroke.Modifiers = []
    for (flag, modifier) in UIKeyModifierFlags.modifiers where modifierFlags.contains(flag) {
      held.insert(modifier)
    }
    let name = Self.names[input] ?? (input.hasPrefix("UIKeyInput") ? String(input.dropFirst(10)) : input)
    return KeyStroke(name.lowercased(), held)
  }

  private static let names: [String: String] = [
    inputUpArrow: "up", inputDownArrow: "down", inputLeftArrow: "left", inputRightArrow: "right",
    "\u{8}": "delete", "\u{1B}": "escape",
  ]
}

/// Keys that are held down with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Capital letters are locked.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The key for capital letters.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The key for commands of terminals.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key for commands of apps.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The block of figures.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// What is held, as people name it.
  static let modifiers: [(flag: UIKeyModifierFlags, modifier: KeyStroke.Modifiers)] = [
    (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command),
  ]

  /// The flags of a press.
  init(_ modifiers: KeyStroke.Modifiers) {
    self = []
    for (flag, modifier) in Self.modifiers where modifiers.contains(modifier) { insert(flag) }
  }
}
