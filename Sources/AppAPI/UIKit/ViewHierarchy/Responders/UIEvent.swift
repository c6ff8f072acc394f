import Foundation

/// What a person did to the device: touches that belong together.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What a device is used with.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// Its being moved.
    case motion = 1
    /// Controls away from it.
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
  }

  /// What exactly was done to the device.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// It was shaken.
    case motionShake = 1
    /// Playing is to begin.
    case remoteControlPlay = 100
    /// Playing is to pause.
    case remoteControlPause = 101
    /// Playing is to end.
    case remoteControlStop = 102
    /// Playing is to begin or to pause.
    case remoteControlTogglePlayPause = 103
    /// The next piece is to be played.
    case remoteControlNextTrack = 104
    /// The piece before is to be played.
    case remoteControlPreviousTrack = 105
  }

  /// What exactly was done to the device.
  open var subtype: EventSubtype { .none }
  /// The keys held down meanwhile; none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// What the device was used with.
  open var type: EventType { .touches }
  /// Seconds since the app began.
  public internal(set) var timestamp: TimeInterval
  /// The touches, in no order.
  public internal(set) var allTouches: Set<UITouch>?
  /// True once a responder without a next one had nothing to do with it.
  var reachedEnd = false

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
    super.init()
  }

  /// The touches that began on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that a recogniser watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.watchers.contains { $0 === gesture } }
  }

  private func touches(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(isWanted), !found.isEmpty else { return nil }
    return found
  }
}
