/// A value that can be scaled and measured, so that one can go from one to another in steps.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by rhs: Double)
  /// How long the value is, squared.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value multiplied by a number.
  func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Goes a part of the way to another value, from 0 to 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value at a part of the way to another, from 0 to 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number times itself.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number times itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number times itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The value of what has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the value.
  public init() {}

  /// The value that changes nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The value, which there is one of.
  public static func + (left: Self, right: Self) -> Self { left }
  /// The value, which there is one of.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Leaves the value as it is.
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two values that change nothing.
  public static var zero: Self { AnimatablePair(.zero, .zero) }

  /// The sums of both.
  public static func + (left: Self, right: Self) -> Self {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  /// The differences of both.
  public static func - (left: Self, right: Self) -> Self {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }

  /// Multiplies both by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// How long both are together, squared.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}
