import AccessibilityModel
import AppHost
import Foundation

/// A finger that rests on the screen.
@MainActor
final class HeldTouch {
  private let touch: UITouch
  private let view: UIView
  private let event: UIEvent

  /// Puts a finger down; `nil` where no window takes it.
  init?(at point: CGPoint, in windows: [UIWindow]) {
    let now = Double(RunningApp.current.clock.now.nanoseconds) / 1e9
    for window in windows.reversed() {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      view = hit
      touch = UITouch(at: point, in: window, view: hit, timestamp: now)
      event = UIEvent(timestamp: now, touches: [touch])
      hit.touchesBegan([touch], with: event)
      return
    }
    return nil
  }

  /// Moves the finger.
  func move(to point: CGPoint) {
    touch.phase = .moved
    touch.windowLocation = point
    view.touchesMoved([touch], with: event)
  }

  /// Lifts the finger.
  func lift() {
    touch.phase = .ended
    view.touchesEnded([touch], with: event)
  }

  /// Takes the finger away as though something else had taken the touch over.
  func cancel() {
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
  }
}

/// The finger of a person whose touches pass through to the app.
///
/// - Source: at-behaviour 1.9
@MainActor
final class HeldTouches: AppStateKey {
  private var touch: HeldTouch?

  static func initialValue(in host: RunningApp) -> HeldTouches { HeldTouches() }

  /// Takes in what the finger does; declined where no view takes the touch.
  func touch(_ phase: Request.TouchPhase, at point: CGPoint) -> Answer {
    switch phase {
    case .began:
      touch?.cancel()
      touch = HeldTouch(at: point, in: RunningApp.current[WindowList.self].windows)
      return touch == nil ? .declined : .handled(by: nil)
    case .moved:
      guard let touch else { return .declined }
      touch.move(to: point)
    case .ended:
      guard let touch else { return .declined }
      touch.move(to: point)
      touch.lift()
      self.touch = nil
    case .cancelled:
      guard let touch else { return .declined }
      touch.cancel()
      self.touch = nil
    }
    return .handled(by: nil)
  }
}
