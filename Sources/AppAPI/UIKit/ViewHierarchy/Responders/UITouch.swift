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

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
  }

  /// What the finger does now.
  public internal(set) var phase: Phase
  /// How many taps in quick succession this touch ends.
  public internal(set) var tapCount: Int
  /// The view under the finger when it touched the screen.
  public internal(set) weak var view: UIView?
  /// The window of that view.
  public internal(set) weak var window: UIWindow?
  /// Seconds from the start of the app to what the finger last did.
  public internal(set) var timestamp: TimeInterval
  /// What touches the screen.
  open var type: TouchType { .direct }
  private(set) var windowLocation: CGPoint
  private var formerLocation: CGPoint
  var watchers: [UIGestureRecognizer] = []
  /// True once a gesture has taken the touch from its view.
  var isTaken = false
  /// True while its view is not told of it, because it may yet scroll what the view lies in.
  var isHeldBack = false
  /// False for a finger that taps and presses in place of a person's: it scrolls nothing.
  package internal(set) var scrolls = true
  private let startLocation: CGPoint

  init(at point: CGPoint, in window: UIWindow, view: UIView?, timestamp: TimeInterval, tapCount: Int = 1) {
    phase = .began
    self.tapCount = tapCount
    windowLocation = point
    formerLocation = point
    startLocation = point
    self.view = view
    self.window = window
    self.timestamp = timestamp
    super.init()
  }

  /// What turns the touch into gestures.
  open var gestureRecognizers: [UIGestureRecognizer]? { watchers }

  /// Where the finger is, in the coordinates of a view; in those of the window where there is none.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return windowLocation }
    return view.convert(windowLocation, from: nil)
  }

  /// Where the finger was before it moved, in the coordinates of a view, or of the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return formerLocation }
    return view.convert(formerLocation, from: nil)
  }

  /// Does something as though the finger had only just touched the screen.
  func asBegun(_ body: () -> Void) {
    let now = (phase, windowLocation, formerLocation)
    (phase, windowLocation, formerLocation) = (.began, startLocation, startLocation)
    body()
    (phase, windowLocation, formerLocation) = now
  }

  /// Takes in what the finger does now, and where.
  func become(_ phase: Phase, at point: CGPoint, timestamp: TimeInterval) {
    self.phase = phase
    formerLocation = windowLocation
    windowLocation = point
    self.timestamp = timestamp
  }
}
