/// How far something is turned.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of nothing.
  public init() {
    radians = 0
  }

  /// Makes an angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// Makes an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Makes an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of nothing.
  public static let zero = Angle()

  /// True where this angle is the smaller one.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// Both angles together.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// What one angle is larger than the other.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  /// The angle to the other side.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple of the angle.
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  /// A part of the angle.
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
}

extension Angle: Animatable {
  /// The angle in radians.
  public nonisolated var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
