import Dispatch
import Foundation
import FoundationAdditions

/// Calls a method again and again while a screen is drawn anew; here in steps of virtual time.
///
///     let link = CADisplayLink(target: self, selector: #selector(step))
///     link.add(to: .main, forMode: .common)
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var run = 0

  /// Makes a link that keeps the object whose method it calls.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Seconds on the clock of layers at the last call.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds between two calls.
  public var duration: CFTimeInterval { 1 / Double(max(1, preferredFramesPerSecond)) }
  /// Seconds on the clock of layers at the next call.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Calls in a second; ten where it is 0, for nothing that is heard follows sooner.
  open var preferredFramesPerSecond: Int {
    get { wantedRate == 0 ? 10 : wantedRate }
    set { wantedRate = max(0, min(newValue, 60)) }
  }
  private var wantedRate = 0
  /// The range of calls in a second; the preferred rate counts.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// True while it does not call.
  open var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// Begins to call.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded else { return }
    isAdded = true
    restart()
  }

  /// Ends calling until it is added anew.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    run += 1
  }

  /// Ends calling for good, and lets the object go.
  open func invalidate() {
    isAdded = false
    target = nil
    run += 1
  }

  private func restart() {
    run += 1
    if isAdded, !isPaused { schedule(run) }
  }

  private func schedule(_ run: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak self] in
      MainActor.assumeIsolated { self?.step(run) }
    }
  }

  private func step(_ run: Int) {
    guard run == self.run, let target else { return }
    timestamp = CACurrentMediaTime()
    _ = selector.perform(on: target, sender: self)
    if run == self.run { schedule(run) }
  }
}

/// How often in a second a screen may be drawn anew.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest times.
  public var minimum: Float
  /// The most times.
  public var maximum: Float
  /// How often would be best.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As the system finds best.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
