import Foundation

/// What a person did to the device: touches that belong together.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// Seconds since the app began.
  public let timestamp: TimeInterval
  /// The touches, in no order.
  public internal(set) var allTouches: Set<UITouch>?
  /// True once a responder without a next one had nothing to do with it.
  var reachedEnd = false

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
    super.init()
  }
}
