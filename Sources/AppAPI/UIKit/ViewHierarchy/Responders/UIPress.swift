import AccessibilityModel
import Foundation

/// A key or button that is held down.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// Where a key is on its way.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// Its force is another one.
    case changed = 1
    /// It stays down.
    case stationary = 2
    /// It came up.
    case ended = 3
    /// It is no longer the app's business.
    case cancelled = 4
  }

  /// What is held down.
  public enum PressType: Int, Sendable {
    /// The key that leads upwards.
    case upArrow = 0
    /// The key that leads downwards.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The key that chooses.
    case select = 4
    /// The key that leaves.
    case menu = 5
    /// The key that plays what was paused.
    case playPause = 6
  }

  /// Where the key is on its way.
  public internal(set) var phase = Phase.began
  /// When it came there, in seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// Which key it is, for a keyboard's.
  public let key: UIKey?
  /// What is held down.
  public let type: PressType
  /// How hard it is pressed, from 0 to 1.
  public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// Who was asked first.
  public internal(set) weak var responder: UIResponder?

  init(_ stroke: KeyStroke) {
    key = UIKey(stroke)
    type = Self.types[stroke.key] ?? .select
    super.init()
  }

  private static let types: [String: PressType] = [
    "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "escape": .menu,
  ]
}

/// An event of keys or buttons.
open class UIPressesEvent: UIEvent {
  /// All keys that take part.
  public internal(set) var allPresses: Set<UIPress> = []
  private let flags: UIKeyModifierFlags

  init(_ press: UIPress, timestamp: TimeInterval) {
    flags = press.key?.modifierFlags ?? []
    allPresses = [press]
    super.init(timestamp: timestamp, touches: [])
  }

  /// The keys held down meanwhile.
  open override var modifierFlags: UIKeyModifierFlags { flags }
  /// Keys.
  open override var type: EventType { .presses }

  /// The keys that a recogniser watches; none does.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
