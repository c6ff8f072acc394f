/// The states of an object that clients find: a set of AT-SPI's, bit by bit.
///
/// - Source: at-spi2-core 2.46, atspi-constants.h
public struct ProvidedStates: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The window that keys go to.
  public static let active = ProvidedStates(rawValue: 1 << 1)
  /// Something goes on.
  public static let busy = ProvidedStates(rawValue: 1 << 3)
  /// Turned on.
  public static let checked = ProvidedStates(rawValue: 1 << 4)
  /// Hides what it can show.
  public static let collapsed = ProvidedStates(rawValue: 1 << 5)
  /// Gone for good.
  public static let defunct = ProvidedStates(rawValue: 1 << 6)
  /// Its text can be changed.
  public static let editable = ProvidedStates(rawValue: 1 << 7)
  /// Can be used.
  public static let enabled = ProvidedStates(rawValue: 1 << 8)
  /// Can show more.
  public static let expandable = ProvidedStates(rawValue: 1 << 9)
  /// Shows what it can hide.
  public static let expanded = ProvidedStates(rawValue: 1 << 10)
  /// Keys can be sent to it.
  public static let focusable = ProvidedStates(rawValue: 1 << 11)
  /// Keys go to it.
  public static let focused = ProvidedStates(rawValue: 1 << 12)
  /// Runs from left to right.
  public static let horizontal = ProvidedStates(rawValue: 1 << 14)
  /// Keeps everything beside it out of reach.
  public static let modal = ProvidedStates(rawValue: 1 << 16)
  /// Its text has several lines.
  public static let multiLine = ProvidedStates(rawValue: 1 << 17)
  /// Held down.
  public static let pressed = ProvidedStates(rawValue: 1 << 20)
  /// Can be chosen among others.
  public static let selectable = ProvidedStates(rawValue: 1 << 22)
  /// Chosen.
  public static let selected = ProvidedStates(rawValue: 1 << 23)
  /// Reacts.
  public static let sensitive = ProvidedStates(rawValue: 1 << 24)
  /// Seen on the screen.
  public static let showing = ProvidedStates(rawValue: 1 << 25)
  /// Its text has one line.
  public static let singleLine = ProvidedStates(rawValue: 1 << 26)
  /// Runs from top to bottom.
  public static let vertical = ProvidedStates(rawValue: 1 << 29)
  /// Not hidden.
  public static let visible = ProvidedStates(rawValue: 1 << 30)
  /// Neither on nor off.
  public static let indeterminate = ProvidedStates(rawValue: 1 << 32)
  /// Can be turned on and off.
  public static let checkable = ProvidedStates(rawValue: 1 << 41)
  /// Opens choices.
  public static let hasPopup = ProvidedStates(rawValue: 1 << 42)

  /// The two words of the wire, the lower one first.
  public var words: [UInt32] {
    [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)]
  }

  /// The states with the names that events carry.
  static let names: [(state: ProvidedStates, name: String)] = [
    (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.collapsed, "collapsed"),
    (.defunct, "defunct"), (.editable, "editable"), (.enabled, "enabled"), (.expandable, "expandable"),
    (.expanded, "expanded"), (.focusable, "focusable"), (.focused, "focused"), (.horizontal, "horizontal"),
    (.modal, "modal"), (.multiLine, "multi-line"), (.pressed, "pressed"), (.selectable, "selectable"),
    (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"), (.singleLine, "single-line"),
    (.vertical, "vertical"), (.visible, "visible"), (.indeterminate, "indeterminate"),
    (.checkable, "checkable"), (.hasPopup, "has-popup"),
  ]
}
