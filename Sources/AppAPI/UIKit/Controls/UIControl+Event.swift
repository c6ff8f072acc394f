extension UIControl {
  /// What people do with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched it for another time in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved on it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that touched it moved beside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that touched it came back to it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that touched it left it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted on it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that touched it was lifted beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Something else took the touch over.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value became another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text is being typed into it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text became another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is no longer typed into it.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended the typing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that touches do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything about text that is typed.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where what a control shows stands between its left and right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where what a control shows stands between its upper and lower edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the upper edge.
    case top = 1
    /// At the lower edge.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
