import Foundation

/// Moves one screen away and another one in; what it changes is there at once, and its end comes in time.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds that the movement takes.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Makes the movement, and tells the context when it is complete.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Takes in that the movement is complete.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a finger lead the movement from one screen to another.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the movement.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// True where a finger leads from the start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// What is known of a movement from one screen to another.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the movement is shown.
  var containerView: UIView { get }
  /// True where the movement is shown gradually.
  var isAnimated: Bool { get }
  /// True while a finger leads it.
  var isInteractive: Bool { get }
  /// True where it was given up.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the screen is turned meanwhile.
  var targetTransform: CGAffineTransform { get }
  /// Tells that the movement is complete, or was given up.
  func completeTransition(_ didComplete: Bool)
  /// Tells how far the movement is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the movement goes to its end.
  func finishInteractiveTransition()
  /// Tells that the movement is given up.
  func cancelInteractiveTransition()
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller lies at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller lies at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names a controller that takes part in a movement from one screen to another.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that leaves.
  public static let from = Self(rawValue: "from")
  /// The one that comes.
  public static let to = Self(rawValue: "to")
}

/// Names a view that takes part in a movement from one screen to another.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that leaves.
  public static let from = Self(rawValue: "from")
  /// The one that comes.
  public static let to = Self(rawValue: "to")
}

/// Leads a movement from one screen to another by how far a finger is.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Makes one.
  public override init() {
    super.init()
  }

  /// How far the movement is, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast it goes on when the finger leaves.
  open var completionSpeed: CGFloat = 1
  /// How its pace goes when the finger leaves.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// True where a finger leads from the start.
  open var wantsInteractiveStart = true

  /// Begins the movement.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    percentComplete = 0
    context = transitionContext as? TransitionContext
    context?.animate()
  }

  /// The movement that a finger leads, until it leaves.
  private var context: TransitionContext?

  /// Shows the movement as far as a finger is.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
  /// Lets the movement rest where it is.
  open func pause() {}
  /// Gives the movement up.
  open func cancel() {
    percentComplete = 0
    context?.cancelInteractiveTransition()
    context = nil
  }
  /// Lets the movement go to its end.
  open func finish() {
    percentComplete = 1
    context?.finishInteractiveTransition()
    context = nil
  }
}
