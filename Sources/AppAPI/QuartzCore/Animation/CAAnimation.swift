import AppHost
import Dispatch
import Foundation

/// How a layer moves for a while; here only the time passes, and what is set stays as it is.
///
///     let turn = CABasicAnimation(keyPath: "transform.rotation.z")
///     turn.toValue = 2 * CGFloat.pi
///     turn.duration = 1
///     view.layer.add(turn, forKey: "turn")
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// Makes an animation.
  public required override init() {
    super.init()
  }

  /// Is told when the time begins and ends; kept as long as the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// How its pace goes.
  open var timingFunction: CAMediaTimingFunction?
  /// True where it is forgotten when its time is over.
  open var isRemovedOnCompletion = true
  /// Seconds that it takes; 0.25 where it is 0.
  open var duration: CFTimeInterval = 0
  /// When it begins, on the clock of layers; 0 for now.
  open var beginTime: CFTimeInterval = 0
  /// Where in its time it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 for once.
  open var repeatCount: Float = 0
  /// For how many seconds it runs again and again; 0 for as often as said.
  open var repeatDuration: CFTimeInterval = 0
  /// How many times faster it runs than its time says.
  open var speed: Float = 1
  /// True where each run is followed by one backwards.
  open var autoreverses = false
  /// What is shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Seconds until all runs are over; infinite where it never ends.
  var wholeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let once = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let runs = repeatCount > 0 ? Double(repeatCount) : 1
    return speed > 0 ? once * runs / Double(speed) : .infinity
  }

  /// Makes a copy, as layers do of what is added to them.
  open override func copy() -> Any { self }
}

/// Is told when the time of an animation begins and ends.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  /// Takes in that it begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Takes in that it ended, by itself or before its time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, by its path.
  open var keyPath: String?
  /// True where values are added to what the layer has.
  open var isAdditive = false
  /// True where each run goes on from the end of the one before.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; the present one where there is none.
  open var fromValue: Any?
  /// The value at the end; the present one where there is none.
  open var toValue: Any?
  /// By how much the value grows.
  open var byValue: Any?
}

/// An animation as if a spring pulled.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How soon it comes to rest.
  open var damping: CGFloat = 10
  /// How fast it is at the start.
  open var initialVelocity: CGFloat = 0

  /// Seconds until it has come to rest: when it swings by less than a thousandth.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0 else { return .infinity }
    return CFTimeInterval(2 * mass / damping * 6.9)
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one after the other.
  open var values: [Any]?
  /// The path along which it goes, in place of values.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How the pace goes between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values pass over into each other.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what goes along a path turns with it.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several animations at the same time.
open class CAAnimationGroup: CAAnimation {
  /// What runs at the same time.
  open var animations: [CAAnimation]?
}

/// An animation from what a layer shows to what it will show.
open class CATransition: CAAnimation {
  /// How one passes over into the other.
  open var type = CATransitionType.fade
  /// From where it comes.
  open var subtype: CATransitionSubtype?
  /// Where on its way it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where on its way it ends, from 0 to 1.
  open var endProgress: Float = 1
}
