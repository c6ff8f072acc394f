import Dispatch
import Foundation

/// Keeps what has to run together with a change until that is made.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Piece = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// How long screens take to come and go.
  static let usualDuration: TimeInterval = 0.35

  let isAnimated: Bool
  /// True where the change is under way, so that code runs as soon as it is known.
  private var isRunning = false
  let containerView = UIView()
  private var animations: [Piece] = []
  private var completions: [Piece] = []

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  var transitionDuration: TimeInterval { isAnimated ? Self.usualDuration : 0 }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var percentComplete: CGFloat { 1 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func notifyWhenInteractionChanges(_ handler: @escaping Piece) {}

  /// A coordinator of a change that is under way.
  static func running() -> TransitionCoordinator {
    let new = TransitionCoordinator(isAnimated: true)
    new.isRunning = true
    return new
  }

  func animate(alongsideTransition animation: Piece?, completion: Piece?) -> Bool {
    guard !isRunning else {
      animation?(self)
      if let completion { Self.later(animated: isAnimated) { completion(self) } }
      return true
    }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what was asked for: at once what changes along, in its time what follows.
  func run() {
    for piece in animations { piece(self) }
    guard !completions.isEmpty else { return }
    Self.later(animated: isAnimated) {
      for piece in self.completions { piece(self) }
    }
  }

  /// Runs code when a change is complete: in time where it is shown gradually, else at once.
  static func later(animated: Bool, _ body: @escaping @MainActor () -> Void) {
    guard animated else { return body() }
    DispatchQueue.main.asyncAfter(deadline: .now() + usualDuration) {
      MainActor.assumeIsolated { body() }
    }
  }
}
