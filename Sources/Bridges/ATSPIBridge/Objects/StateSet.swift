/// The states of an object, a bit each, by the numbers of AtspiStateType.
public struct StateSet: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }

  /// The window that keys go to.
  public static let active = StateSet(bit: 1)
  /// Something goes on that takes time.
  public static let busy = StateSet(bit: 3)
  /// It is on.
  public static let checked = StateSet(bit: 4)
  /// It no longer exists.
  public static let defunct = StateSet(bit: 6)
  /// Its words can be changed.
  public static let editable = StateSet(bit: 7)
  /// It can be used.
  public static let enabled = StateSet(bit: 8)
  /// It can show and hide what belongs to it.
  public static let expandable = StateSet(bit: 9)
  /// It shows what belongs to it.
  public static let expanded = StateSet(bit: 10)
  /// Keys can go to it.
  public static let focusable = StateSet(bit: 11)
  /// Keys go to it.
  public static let focused = StateSet(bit: 12)
  /// What lies beside it cannot be used.
  public static let modal = StateSet(bit: 16)
  /// It takes several lines.
  public static let multiLine = StateSet(bit: 17)
  /// It is held down.
  public static let pressed = StateSet(bit: 20)
  /// It can be chosen.
  public static let selectable = StateSet(bit: 22)
  /// It is chosen.
  public static let selected = StateSet(bit: 23)
  /// It reacts.
  public static let sensitive = StateSet(bit: 24)
  /// It and all it lies in are on the screen.
  public static let showing = StateSet(bit: 25)
  /// It would be on the screen where what it lies in is.
  public static let visible = StateSet(bit: 30)
  /// Its children come and go without events.
  public static let managesDescendants = StateSet(bit: 31)
  /// It is neither on nor off.
  public static let indeterminate = StateSet(bit: 32)
  /// It has to be filled in.
  public static let required = StateSet(bit: 33)
  /// What is in it is wrong.
  public static let invalidEntry = StateSet(bit: 36)
  /// What it leads to was shown before.
  public static let visited = StateSet(bit: 40)
  /// It can be on or off.
  public static let checkable = StateSet(bit: 41)
  /// It opens something.
  public static let hasPopup = StateSet(bit: 42)
  /// Its words cannot be changed.
  public static let readOnly = StateSet(bit: 43)

  /// The state that events name; `nil` for one that nothing depends on.
  static func named(_ name: String) -> StateSet? { names[name] }

  private static let names: [String: StateSet] = [
    "active": .active, "busy": .busy, "checked": .checked, "defunct": .defunct, "editable": .editable,
    "enabled": .enabled, "expandable": .expandable, "expanded": .expanded, "focusable": .focusable,
    "focused": .focused, "modal": .modal, "multi-line": .multiLine, "pressed": .pressed,
    "selectable": .selectable, "selected": .selected, "sensitive": .sensitive, "showing": .showing,
    "visible": .visible, "indeterminate": .indeterminate, "required": .required,
    "invalid-entry": .invalidEntry, "visited": .visited, "checkable": .checkable, "has-popup": .hasPopup,
    "read-only": .readOnly,
  ]
}
