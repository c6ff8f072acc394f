import Foundation

/// One finger on the screen, from touching to lifting.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What the finger does at a moment.
  public enum Phase: Int, Sendable {
    /// It touched the screen.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// Something else took the touch over.
    case cancelled = 4
  }

  /// What the finger does now.
  public internal(set) var phase: Phase
  /// How many taps in quick succession this touch ends.
  public let tapCount: Int
  /// The view under the finger when it touched the screen.
  public internal(set) weak var view: UIView?
  /// The window of that view.
  public internal(set) weak var window: UIWindow?
  /// Seconds since the app began.
  public let timestamp: TimeInterval
  var windowLocation: CGPoint

  init(at point: CGPoint, in window: UIWindow, view: UIView?, timestamp: TimeInterval) {
    phase = .began
    tapCount = 1
    windowLocation = point
    self.view = view
    self.window = window
    self.timestamp = timestamp
    super.init()
  }

  /// Where the finger is, in the coordinates of a view; in those of the window where there is none.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: nil)
  }
}
