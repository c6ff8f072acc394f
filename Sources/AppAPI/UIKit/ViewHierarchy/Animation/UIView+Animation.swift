import AppHost
import Dispatch
import Foundation

extension UIView {
  /// Makes changes that are shown gradually; here they are there at once, and time passes before the end.
  ///
  /// - Parameters:
  ///   - duration: Seconds until `completion` is called.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with true.
  @preconcurrency
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes after a pause, shown gradually; here they are there at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds that the changes take.
  ///   - delay: Seconds before they begin.
  ///   - options: How they are shown; nothing depends on it.
  ///   - animations: Makes the changes; called at once, as on the platform.
  ///   - completion: Called at the end, with true.
  @preconcurrency
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    AnimationState.current.during(duration, animations)
    finish(after: duration + delay, completion)
  }

  /// Makes changes that swing into their place; here they are there at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds that the changes take.
  ///   - delay: Seconds before they begin.
  ///   - dampingRatio: How little they swing; nothing depends on it.
  ///   - velocity: How fast they are at the start; nothing depends on it.
  ///   - options: How they are shown; nothing depends on it.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with true.
  @preconcurrency
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Makes changes as if a spring pulled; here they are there at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds that the changes take.
  ///   - bounce: How much they swing; nothing depends on it.
  ///   - initialSpringVelocity: How fast they are at the start; nothing depends on it.
  ///   - delay: Seconds before they begin.
  ///   - options: How they are shown; nothing depends on it.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with true.
  @preconcurrency
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Makes changes in steps, which `addKeyframe` names; here they are all there at once, in their order.
  ///
  /// - Parameters:
  ///   - duration: Seconds that all steps take.
  ///   - delay: Seconds before they begin.
  ///   - options: How they are shown; nothing depends on it.
  ///   - animations: Adds the steps.
  ///   - completion: Called at the end, with true.
  @preconcurrency
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    AnimationState.current.inSteps(duration, animations)
    finish(after: duration + delay, completion)
  }

  /// Adds a step to the changes that are being made.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, from 0 to 1; steps are made in this order.
  ///   - frameDuration: How long it takes, from 0 to 1.
  ///   - animations: Makes the changes.
  @preconcurrency
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    AnimationState.current.addStep(at: frameStartTime, animations)
  }

  /// Makes changes to a view that pass over into each other; here they are there at once.
  ///
  /// - Parameters:
  ///   - view: What changes.
  ///   - duration: Seconds that the changes take.
  ///   - options: How they are shown; nothing depends on it.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with true.
  @preconcurrency
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    AnimationState.current.during(duration) { animations?() }
    finish(after: duration, completion)
  }

  /// Puts one view into the place of another one, or shows and hides them.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes.
  ///   - duration: Seconds that the change takes.
  ///   - options: With `showHideTransitionViews`, views are hidden and shown instead of removed and added.
  ///   - completion: Called at the end, with true.
  @preconcurrency
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    finish(after: duration, completion)
  }

  /// Makes changes that are not shown gradually.
  @preconcurrency
  public static func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    let state = AnimationState.current
    let old = state.isEnabled
    state.isEnabled = false
    actionsWithoutAnimation()
    state.isEnabled = old
  }

  /// Says whether changes may be shown gradually; where not, no time passes before their end.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.current.isEnabled = enabled
  }

  /// True where changes may be shown gradually.
  public static var areAnimationsEnabled: Bool { AnimationState.current.isEnabled }

  /// Seconds that the changes take that are being made; 0 outside of any.
  public static var inheritedAnimationDuration: TimeInterval { AnimationState.current.duration }

  private static func finish(
    after seconds: TimeInterval, _ completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    guard let completion else { return }
    let wait = AnimationState.current.isEnabled && seconds.isFinite ? max(0, seconds) : 0
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
      MainActor.assumeIsolated { completion(true) }
    }
  }
}

/// What is known of the changes that are being made.
@MainActor
final class AnimationState: AppStateKey {
  var isEnabled = true
  private(set) var duration: TimeInterval = 0
  private var steps: [(start: Double, change: @MainActor () -> Void)]?

  static func initialValue(in host: RunningApp) -> AnimationState { AnimationState() }

  static var current: AnimationState { RunningApp.current[AnimationState.self] }

  func during(_ seconds: TimeInterval, _ changes: @MainActor () -> Void) {
    let old = duration
    duration = isEnabled ? seconds : 0
    changes()
    duration = old
  }

  func inSteps(_ seconds: TimeInterval, _ changes: @MainActor () -> Void) {
    let outer = steps
    steps = []
    during(seconds, changes)
    let own = steps ?? []
    steps = outer
    let ordered = own.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    during(seconds) {
      for step in ordered { step.element.change() }
    }
  }

  func addStep(at start: Double, _ change: @escaping @MainActor () -> Void) {
    if steps == nil { change() } else { steps?.append((start, change)) }
  }
}
