import AppHost
import Foundation

/// The windows that are on the screen, from the rearmost to the one in front.
@MainActor
final class WindowList: AppStateKey {
  private(set) var windows: [UIWindow] = []

  static func initialValue(in host: RunningApp) -> WindowList { WindowList() }

  /// Brings a window to the front.
  func show(_ window: UIWindow) {
    close(window)
    windows.append(window)
  }

  /// Takes a window off the screen.
  func close(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  /// Touches the screen with one finger and lifts it; true where the app did something about it.
  func tap(at point: CGPoint) -> Bool {
    for window in windows.reversed() {
      window.layoutIfNeeded()
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      return deliver(point, to: hit, in: window)
    }
    return false
  }

  private func deliver(_ point: CGPoint, to view: UIView, in window: UIWindow) -> Bool {
    let now = Double(RunningApp.current.clock.now.nanoseconds) / 1e9
    let touch = UITouch(at: point, in: window, view: view, timestamp: now)
    let event = UIEvent(timestamp: now, touches: [touch])
    view.touchesBegan([touch], with: event)
    if let recognizer = recognizer(for: view) {
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: event)
      recognizer.recognize(touch)
      return true
    }
    touch.phase = .ended
    event.reachedEnd = false
    view.touchesEnded([touch], with: event)
    if let control = view as? UIControl { return control.isEnabled && control.hasReactions }
    return !event.reachedEnd
  }

  /// The tap recogniser that is asked first: from the view outwards, but not past a control.
  private func recognizer(for view: UIView) -> UIGestureRecognizer? {
    var next: UIView? = view
    while let current = next {
      if let found = current.recognizers.last(where: \.recognizesTap) { return found }
      if current is UIControl { return nil }
      next = current.parent
    }
    return nil
  }
}
