import AppHost
import Foundation

/// A movement from one screen to another that code of the app makes.
///
/// What the movement changes is there at once, as with all animations here; only its end comes later.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Which controllers and views move, and where they come to rest.
  struct Scenery {
    var from: UIViewController?
    var to: UIViewController?
    /// The view that leaves; `nil` where it stays beneath.
    var fromView: UIView?
    /// The view that comes; `nil` where it was there beneath.
    var toView: UIView?
    var finalFrame = CGRect.zero
    var style = UIModalPresentationStyle.none
  }

  /// How long after its time a movement is told to be without end.
  private static let margin: TimeInterval = 1

  let containerView: UIView
  private let scenery: Scenery
  private let animator: any UIViewControllerAnimatedTransitioning
  private let leader: (any UIViewControllerInteractiveTransitioning)?
  private let initialFrames: (from: CGRect, to: CGRect)
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// What was said of the end while a finger still led.
  private var saidByAnimator: Bool?
  /// True where the movement came to its end, false where it was given up; `nil` on the way.
  private var outcome: Bool?
  private var endings: [@MainActor (Bool) -> Void] = []

  init(
    in container: UIView, _ scenery: Scenery, animator: any UIViewControllerAnimatedTransitioning,
    ledBy leader: (any UIViewControllerInteractiveTransitioning)?
  ) {
    containerView = container
    self.scenery = scenery
    self.animator = animator
    self.leader = leader
    initialFrames = (scenery.from?.viewIfLoaded?.frame ?? .zero, .zero)
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { scenery.style }
  var targetTransform: CGAffineTransform { .identity }

  /// Lets the app's code make the movement.
  ///
  /// - Returns: True where the view that comes is in its place.
  @discardableResult
  func run() -> Bool {
    if let leader {
      isInteractive = true
      leader.startInteractiveTransition(self)
    } else {
      animate()
    }
    if outcome == nil { expectEnd() }
    let isThere = scenery.toView?.isDescendant(of: containerView) ?? true
    if !isThere { report(.nothingMovedIn((scenery.to as NSObject?) ?? self, by: animator)) }
    return isThere
  }

  /// Lets the animator make the changes.
  func animate() { animator.animateTransition(using: self) }

  /// Calls code once the movement has ended, with true where it was not given up.
  func whenEnded(_ body: @escaping @MainActor (Bool) -> Void) {
    if let outcome { body(outcome) } else { endings.append(body) }
  }

  private func expectEnd() {
    let limit = animator.transitionDuration(using: self) + Self.margin
    // Kept until then: an animator that forgets the end keeps nothing.
    DispatchQueue.main.asyncAfter(deadline: .now() + limit) { [self] in
      MainActor.assumeIsolated {
        guard outcome == nil, !isInteractive else { return }
        report(.endlessMovement(by: animator))
      }
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard outcome == nil else { return }
    guard !isInteractive else {
      saidByAnimator = didComplete
      return
    }
    outcome = didComplete
    animator.animationEnded(didComplete)
    let waiting = endings
    endings = []
    for body in waiting { body(didComplete) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() { fingerLeaves() }

  func cancelInteractiveTransition() {
    guard outcome == nil else { return }
    transitionWasCancelled = true
    fingerLeaves()
  }

  /// Ends at once where the animator was ready before the finger; it could not know then that it was given up.
  private func fingerLeaves() {
    isInteractive = false
    guard let saidByAnimator else { return }
    completeTransition(saidByAnimator && !transitionWasCancelled)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: scenery.from
    case .to: scenery.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: scenery.fromView
    case .to: scenery.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === scenery.from ? initialFrames.from : initialFrames.to
  }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === scenery.to ? scenery.finalFrame : .zero }
}
