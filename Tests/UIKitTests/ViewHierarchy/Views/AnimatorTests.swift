import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Animators: states and ends", .timeLimit(.minutes(10)))
struct AnimatorTests {
  @Test("An animator is active while it runs, and tells that it ended at the end")
  func running() async throws {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    try await hosting(view) { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == UIViewAnimatingState.inactive)
      RunningApp.current.withApp { animator.startAnimation() }
      #expect(animator.state == .active && animator.isRunning)
      try await screen.advance(by: .seconds(2))
      #expect(animator.state == .inactive && !animator.isRunning)
      #expect(ends == [.end])
      #expect(view.alpha == 0.5)
    }
  }

  private nonisolated static let ends: [UIViewAnimatingPosition] = [.start, .current, .end]

  @Test("An animator that was stopped is finished where the app says", arguments: ends)
  func stopping(position: UIViewAnimatingPosition) async throws {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    try await hosting(view) { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.addCompletion { ends.append($0) }
      RunningApp.current.withApp { animator.startAnimation() }
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(!animator.isRunning)
      animator.finishAnimation(at: position)
      #expect(ends == [position])
      #expect(animator.state == .inactive)
      try await screen.advance(by: .seconds(2))
      #expect(ends.count == 1)
    }
  }

  @Test("An animator that is stopped without an end tells nobody")
  func stoppingForGood() async throws {
    let view = UIView()
    var count = 0
    try await hosting(view) { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.addCompletion { _ in count += 1 }
      RunningApp.current.withApp { animator.startAnimation() }
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      try await screen.advance(by: .seconds(2))
      #expect(count == 0)
    }
  }
}
