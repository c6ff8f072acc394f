import Foundation

/// What a person did to the device: touches that belong together.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What a device is used with.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
  }

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
