import AccessibilityModel

/// What the status cell tells beside the line, a dot each.
///
/// Dots 1 to 8 are the bits of the set, as in the Unicode block of braille patterns.
public struct BrailleStatus: OptionSet, Hashable, Sendable {
  /// The dots, dot 1 lowest.
  public let rawValue: UInt8

  /// Makes a status from its dots.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Dot 1: the element has actions.
  public static let actions = BrailleStatus(rawValue: 1 << 0)
  /// Dot 2: the element has more content.
  public static let moreContent = BrailleStatus(rawValue: 1 << 1)
  /// Dot 3: the element is the chosen one.
  public static let selected = BrailleStatus(rawValue: 1 << 2)
  /// Dot 4: the element can be used, by a press of a routing key.
  public static let usable = BrailleStatus(rawValue: 1 << 3)
  /// Dot 5: the element is open.
  public static let expanded = BrailleStatus(rawValue: 1 << 4)
  /// Dot 6: text can be typed.
  public static let editing = BrailleStatus(rawValue: 1 << 5)
  /// Dot 7: the line goes on to the left.
  public static let moreBefore = BrailleStatus(rawValue: 1 << 6)
  /// Dot 8: the line goes on to the right.
  public static let moreAfter = BrailleStatus(rawValue: 1 << 7)

  /// What is to be told of an element.
  public init(_ element: AccessibilityElement) {
    var status: BrailleStatus = []
    if !element.actions.isEmpty { status.insert(.actions) }
    if !element.customContent.isEmpty { status.insert(.moreContent) }
    if element.traits.contains(.selected) { status.insert(.selected) }
    let usable: Traits = [.button, .link, .toggleButton, .backButton, .tabBarItem, .popUpButton, .adjustable]
    if !element.traits.isDisjoint(with: usable), !element.traits.contains(.notEnabled) {
      status.insert(.usable)
    }
    if element.expanded == true { status.insert(.expanded) }
    if element.traits.contains(.isEditing) { status.insert(.editing) }
    self = status
  }

  /// The dots as a cell.
  public var cell: Character {
    Character(Unicode.Scalar(0x2800 + UInt32(rawValue)) ?? "\u{2800}")
  }
}
