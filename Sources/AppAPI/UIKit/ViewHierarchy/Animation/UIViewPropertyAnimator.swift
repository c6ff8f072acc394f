import Dispatch
import Foundation

/// Where changes that are shown gradually stand.
public enum UIViewAnimatingState: Int, Sendable {
  /// They have not begun, or are over.
  case inactive = 0
  /// They are under way or wait to go on.
  case active = 1
  /// They were stopped and not yet finished.
  case stopped = 2
}

/// Where changes end that are shown gradually.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// All of them are there.
  case end = 0
  /// None of them is there.
  case start = 1
  /// Some of the way.
  case current = 2
}

/// Makes changes that can be started, halted and ended; their result is there as soon as they start.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0 }
///     animator.addCompletion { _ in view.removeFromSuperview() }
///     animator.startAnimation()
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  private var changes: [@MainActor () -> Void] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  /// Counts starts and halts, so that the end of an earlier run is told from this one's.
  private var run = 0
  private var remaining: TimeInterval

  /// Seconds that the changes take.
  public let duration: TimeInterval

  /// Where the changes stand.
  public private(set) var state = UIViewAnimatingState.inactive
  /// True while time passes for them.
  public private(set) var isRunning = false
  /// True where they run back; they end where they began then, as far as messages say.
  open var isReversed = false
  /// The share of the way that is shown, from 0 to 1; what they change is there from the start on.
  open var fractionComplete: CGFloat = 0

  /// Makes changes with a pace.
  ///
  /// - Parameters:
  ///   - duration: Seconds that they take.
  ///   - curve: How their pace goes; nothing depends on it.
  ///   - animations: Makes the changes.
  @preconcurrency
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    remaining = self.duration
    super.init()
    if let animations { changes.append(animations) }
  }

  /// Makes changes that swing into their place.
  ///
  /// - Parameters:
  ///   - duration: Seconds that they take.
  ///   - ratio: How little they swing; nothing depends on it.
  ///   - animations: Makes the changes.
  @preconcurrency
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Makes changes and starts them.
  ///
  /// - Parameters:
  ///   - duration: Seconds that they take.
  ///   - delay: Seconds before they start.
  ///   - options: How they are shown; nothing depends on it.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with where they ended.
  /// - Returns: What they can be halted and ended by.
  @discardableResult
  @preconcurrency
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; where others have started, these are there at once.
  @preconcurrency
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    changes.append(animation)
    if state == .active { makeChanges() }
  }

  /// Adds changes that start after a share of the time; where others have started, they are there at once.
  @preconcurrency
  open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what is called at the end, with where the changes ended.
  @preconcurrency
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and lets time pass for them.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Makes the changes and lets time pass for them, after a pause.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    state = .active
    isRunning = true
    makeChanges()
    run += 1
    let number = run
    let wait = max(0, delay.isFinite ? delay : 0) + remaining
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [self] in
      MainActor.assumeIsolated {
        guard isRunning, number == run else { return }
        finish(isReversed ? .start : .end)
      }
    }
  }

  /// Halts them; `startAnimation` goes on.
  open func pauseAnimation() {
    if state == .inactive { makeChanges() }
    guard state != .stopped else { return }
    state = .active
    isRunning = false
    remaining = duration * Double(1 - min(max(fractionComplete, 0), 1))
  }

  /// Goes on after a halt.
  ///
  /// - Parameters:
  ///   - parameters: How the pace goes; nothing depends on it.
  ///   - durationFactor: Seconds for what is left, as a share of the duration; 0 leaves them as they are.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return }
    if durationFactor > 0 { remaining = duration * Double(durationFactor) }
    startAnimation()
  }

  /// Ends them, with or without calling what is called at the end.
  ///
  /// - Parameter withoutFinishing: True where nothing is called and the state is inactive at once; else
  ///   `finishAnimation(at:)` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Finishes what was stopped, and calls what is called at the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(finalPosition)
  }

  private func makeChanges() {
    let now = changes
    changes = []
    for change in now { AnimationState.current.during(duration, change) }
  }

  private func finish(_ position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    fractionComplete = 0
    remaining = duration
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
