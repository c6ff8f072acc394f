import Dispatch
import Foundation

// Touches in what scrolls, which may become a scroll.
extension TouchDispatcher {
  /// How long a view inside a scroll view is not told of a finger that may yet scroll, in seconds.
  private static let contentDelay: TimeInterval = 0.15

  /// Holds back touches that begin in what scrolls, and lets those go that are decided.
  func hold(_ touches: [UITouch], _ phase: UITouch.Phase) {
    switch phase {
    case .began: for touch in touches where isHeldBack(touch) { hold(touch) }
    case .moved:
      for touch in touches where touch.isHeldBack && scrolls(under: touch).allSatisfy(\.hasFailed) {
        release(touch)
      }
    case .ended: for touch in touches { release(touch) }
    case .cancelled:
      for touch in touches where touch.isHeldBack {
        touch.isHeldBack = false
        touch.isTaken = true
      }
    case .stationary: break
    }
  }

  private func scrolls(under touch: UITouch) -> [ScrollPanRecognizer] {
    touch.watchers.compactMap { $0 as? ScrollPanRecognizer }
  }

  private func isHeldBack(_ touch: UITouch) -> Bool {
    guard !touch.isTaken else { return false }
    return scrolls(under: touch).contains { recognizer in
      guard let view = recognizer.scrolled, view !== touch.view, recognizer.view === view else {
        return false
      }
      return view.delaysContentTouches && view.canBeDragged
    }
  }

  private func hold(_ touch: UITouch) {
    touch.isHeldBack = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.contentDelay) { [weak self, weak touch] in
      MainActor.assumeIsolated {
        guard let self, let touch else { return }
        self.release(touch)
      }
    }
  }

  /// Tells the view under a finger of the touch that was kept from it.
  private func release(_ touch: UITouch) {
    guard touch.isHeldBack else { return }
    touch.isHeldBack = false
    guard !touch.isTaken, let view = touch.view else { return }
    let event = UIEvent(timestamp: now, touches: Set(fingers.values).union([touch]))
    touch.asBegun {
      guard mayBegin([touch], event, in: view) else { return }
      view.touchesBegan([touch], with: event)
      noteAnswer(of: view, to: event)
    }
  }

  /// Asks what scrolls around a view whether touches may begin in it; where not, the view gets none of them.
  func mayBegin(_ touches: [UITouch], _ event: UIEvent, in view: UIView) -> Bool {
    var next = view.parent
    while let outer = next {
      if let scroll = outer as? UIScrollView {
        guard !scroll.touchesShouldBegin(Set(touches), with: event, in: view) else { return true }
        for touch in touches { touch.isTaken = true }
        return false
      }
      next = outer.parent
    }
    return true
  }
}
