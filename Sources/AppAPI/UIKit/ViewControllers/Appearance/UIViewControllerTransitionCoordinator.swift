import Dispatch
import Foundation

/// What is known of a change from one screen, or size, to the next.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// True where the change is shown gradually.
  var isAnimated: Bool { get }
  /// Seconds until the change is complete.
  var transitionDuration: TimeInterval { get }
  /// True where the change was given up; here none is.
  var isCancelled: Bool { get }
  /// True while a finger leads the change; here none does.
  var isInteractive: Bool { get }
  /// True where a finger began the change; here none does.
  var initiallyInteractive: Bool { get }
  /// How far the change is, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the change is shown.
  var containerView: UIView { get }
  /// A controller that takes part in the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part in the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs what has to change together with a screen.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs code with the change, and more when it is complete.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - completion: Called at the end.
  /// - Returns: True, since the code is run.
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Is to be told when a finger no longer leads the change; none does here.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs code with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

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
