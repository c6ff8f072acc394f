/// How a change comes about in time; what is heard is there at once, only the time until the end passes.
public struct Animation: Hashable, Sendable {
  /// Seconds until it has ended; without end where it repeats for ever.
  let duration: TimeInterval

  private init(seconds: TimeInterval) {
    duration = seconds
  }

  private static let usual = 0.35
  private static let springy = 0.5

  /// The animation of the system.
  public static let `default` = Animation(seconds: usual)
  /// With the same speed from beginning to end.
  public static let linear = Animation(seconds: usual)
  /// Slow at the beginning.
  public static let easeIn = Animation(seconds: usual)
  /// Slow at the end.
  public static let easeOut = Animation(seconds: usual)
  /// Slow at the beginning and at the end.
  public static let easeInOut = Animation(seconds: usual)
  /// As a spring moves.
  public static let spring = Animation(seconds: springy)
  /// As a spring that follows a finger moves.
  public static let interactiveSpring = Animation(seconds: 0.15)
  /// As a spring that swings moves.
  public static let bouncy = Animation(seconds: springy)
  /// As a spring that does not swing moves.
  public static let smooth = Animation(seconds: springy)
  /// As a spring that swings a little moves.
  public static let snappy = Animation(seconds: springy)

  /// With the same speed from beginning to end, in so many seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(seconds: duration) }
  /// Slow at the beginning, in so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(seconds: duration) }
  /// Slow at the end, in so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(seconds: duration) }
  /// Slow at the beginning and at the end, in so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(seconds: duration) }

  /// Along a curve between two control points, in so many seconds.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(seconds: duration)
  }

  /// As a spring moves that answers in so many seconds.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(seconds: response)
  }

  /// As a spring moves that takes so many seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(seconds: duration)
  }

  /// As a spring that follows a finger moves.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(seconds: response)
  }

  /// As a spring of a mass and a stiffness moves.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(seconds: springy)
  }

  /// As a spring moves, in so many seconds.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(seconds: duration)
  }

  /// As a spring that swings moves, in so many seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(seconds: duration)
  }

  /// As a spring that does not swing moves, in so many seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(seconds: duration)
  }

  /// As a spring that swings a little moves, in so many seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(seconds: duration)
  }

  /// The same after a pause of so many seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(seconds: duration + delay) }

  /// The same so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(seconds: speed > 0 ? duration / speed : .infinity)
  }

  /// The same so many times in a row.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(seconds: duration * Double(max(1, repeatCount)))
  }

  /// The same without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(seconds: .infinity) }
}
