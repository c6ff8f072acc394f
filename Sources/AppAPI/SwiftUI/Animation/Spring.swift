/// How a spring moves from one value to another.
public struct Spring: Hashable, Sendable {
  /// How heavy what moves is.
  public let mass: Double
  /// How strongly the spring pulls.
  public let stiffness: Double
  /// How strongly it is held back.
  public let damping: Double

  /// Makes a spring of a mass and a stiffness.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    let most = 2 * (stiffness * mass).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, most)
  }

  /// Makes a spring that takes so many seconds, and swings by so much, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let frequency = 2 * .pi / max(duration, 1e-6)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, allowOverDamping: true)
  }

  /// Makes a spring that answers in so many seconds, and is held back by so much.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Makes a spring that has come to rest after so many seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio, 1e-3)
    self.init(response: settlingDuration * 2 * .pi * ratio / -log(epsilon), dampingRatio: dampingRatio)
  }

  /// A spring that does not swing.
  public static var smooth: Spring { Spring() }
  /// A spring that swings a little.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring that swings.
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// A spring that does not swing, in so many seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little, in so many seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings, in so many seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// Seconds that the spring takes to answer.
  public var duration: TimeInterval { 2 * .pi / frequency }
  /// Seconds that the spring takes to answer.
  public var response: Double { duration }
  /// How strongly it is held back, against what keeps it just from swinging.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// How much it swings, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// Seconds until it has come to rest.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  /// Seconds until it has come to rest at a value, as near as `epsilon`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let decay = dampingRatio < 1 ? dampingRatio * frequency : frequency / max(dampingRatio, 1)
    return decay > 0 ? -log(epsilon) / decay : .infinity
  }

  /// Where the spring is after so many seconds, on its way from nothing to a value.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let (way, speed) = part(at: time)
    return target.scaled(by: way) + initialVelocity.scaled(by: speed)
  }

  /// How fast the spring is after so many seconds, on its way from nothing to a value.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let step = 1e-4
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - value(target: target, initialVelocity: initialVelocity, time: time)).scaled(by: 1 / step)
  }

  /// The part of the way that is made after so many seconds, and what a first speed of 1 adds to it.
  private func part(at time: TimeInterval) -> (way: Double, speed: Double) {
    let (ratio, frequency) = (dampingRatio, frequency)
    if abs(ratio - 1) < 1e-9 {
      let fall = exp(-frequency * time)
      return (1 - fall * (1 + frequency * time), time * fall)
    }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let fall = exp(-ratio * frequency * time)
      let (sine, cosine) = (sin(swing * time), cos(swing * time))
      return (1 - fall * (cosine + ratio * frequency / swing * sine), fall * sine / swing)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
    let (a, b) = (exp(slow * time), exp(fast * time))
    return (1 - (slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
  }
}

extension Animation {
  /// As a spring moves.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .linear(duration: spring.duration)
  }

  /// As a spring moves that is pushed at the beginning.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .linear(duration: spring.duration)
  }

  /// Along a curve, in so many seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .linear(duration: duration)
  }

  /// The same, but counted as ended after so many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { .linear(duration: duration) }
}
