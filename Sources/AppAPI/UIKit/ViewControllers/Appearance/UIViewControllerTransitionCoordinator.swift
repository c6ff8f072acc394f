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
  @preconcurrency
  public func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
