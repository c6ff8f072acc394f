import AppHost
import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Changes that are shown gradually", .timeLimit(.minutes(10)))
struct AnimationTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  @Test("B5: changes are there at once, and their end comes after their time")
  func animations() async throws {
    let log = Log()
    let view = UIView()
    try await hosting(view) { screen in
      RunningApp.current.withApp {
        UIView.animate(withDuration: 0.3, delay: 0.2, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
          log.lines.append("\(UIView.inheritedAnimationDuration)")
        } completion: {
          log.lines.append("end \($0)")
        }
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.lines.append("second") }
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.lines.append("first") }
        } completion: { _ in
          log.lines.append("steps")
        }
      }
      #expect(log.lines == ["0.3", "first", "second"])
      try await screen.advance(by: .milliseconds(499))
      #expect(log.lines.count == 3)
      try await screen.advance(by: .milliseconds(1))
      #expect(log.lines.last == "end true")
      try await screen.advance(by: .milliseconds(500))
      #expect(log.lines.last == "steps")
      RunningApp.current.withApp {
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          UIView.animate(withDuration: 5) {
          } completion: { _ in
            log.lines.append("at once")
          }
        }
      }
      #expect(UIView.areAnimationsEnabled)
      try await screen.advance(by: .zero)
      #expect(log.lines.last == "at once")
    }
  }

  @Test("One view takes the place of another, or both stay and one is hidden")
  func transitions() async throws {
    let root = UIView()
    let (old, new) = (UIView(), UIView())
    root.addSubview(old)
    try await hosting(root) { _ in
      UIView.transition(from: old, to: new, duration: 1)
      #expect(root.subviews == [new])
      root.addSubview(old)
      UIView.transition(from: new, to: old, duration: 1, options: [.showHideTransitionViews])
      #expect(root.subviews == [new, old])
      #expect(new.isHidden && !old.isHidden)
    }
  }

  @Test("B5: an animator can be halted, goes on, and tells where it ended")
  func animator() async throws {
    let log = Log()
    let view = UIView()
    try await hosting(view) { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
      animator.addCompletion { log.lines.append("\($0)") }
      #expect(animator.state == .inactive)
      RunningApp.current.withApp { animator.startAnimation() }
      #expect(view.alpha == 0.5)
      #expect(animator.state == .active && animator.isRunning)
      try await screen.advance(by: .milliseconds(400))
      animator.fractionComplete = 0.5
      animator.pauseAnimation()
      try await screen.advance(by: .seconds(5))
      #expect(log.lines.isEmpty && animator.state == .active)
      RunningApp.current.withApp { animator.startAnimation() }
      try await screen.advance(by: .milliseconds(499))
      #expect(log.lines.isEmpty)
      try await screen.advance(by: .milliseconds(1))
      #expect(log.lines == ["end"])
      #expect(animator.state == .inactive)
      animator.addCompletion { log.lines.append("\($0)") }
      RunningApp.current.withApp { animator.startAnimation() }
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .current)
      #expect(log.lines == ["end", "current"])
    }
  }
}
