import Foundation

/// How the pace of an animation goes.
open class CAMediaTimingFunction: NSObject {
  /// Makes a pace by its name.
  public init(name: CAMediaTimingFunctionName) {
    points = Self.known[name] ?? (0, 0, 1, 1)
    super.init()
  }

  /// Makes a pace of the two points that bend its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (c1x, c1y, c2x, c2y)
    super.init()
  }

  private let points: (Float, Float, Float, Float)
  private static let known: [CAMediaTimingFunctionName: (Float, Float, Float, Float)] = [
    .easeIn: (0.42, 0, 1, 1), .easeOut: (0, 0, 0.58, 1), .easeInEaseOut: (0.42, 0, 0.58, 1),
    .default: (0.25, 0.1, 0.25, 1),
  ]

  /// Writes one of the four points of the curve: 0 is its start, 3 its end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all: [(Float, Float)] = [(0, 0), (points.0, points.1), (points.2, points.3), (1, 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = all[idx]
  }
}

/// Names how the pace of an animation goes.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a pace from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same all the way.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// As the system finds best.
  public static let `default` = Self(rawValue: "default")
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the layer has by itself.
  public static let removed = Self(rawValue: "removed")
  /// The last value after it.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value before it.
  public static let backwards = Self(rawValue: "backwards")
  /// The first value before it, the last one after it.
  public static let both = Self(rawValue: "both")
}

/// How values pass over into each other.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along straight lines.
  public static let linear = Self(rawValue: "linear")
  /// In jumps.
  public static let discrete = Self(rawValue: "discrete")
  /// Along straight lines, as fast all the way.
  public static let paced = Self(rawValue: "paced")
  /// Along curves.
  public static let cubic = Self(rawValue: "cubic")
  /// Along curves, as fast all the way.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether what goes along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It does.
  public static let rotateAuto = Self(rawValue: "auto")
  /// It does, facing backwards.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// How what a layer shows passes over into something else.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One shines through the other.
  public static let fade = Self(rawValue: "fade")
  /// The new one comes over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new one pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old one leaves and shows the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// From where what a layer will show comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a side from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It enters over the right edge.
  public static let fromRight = Self(rawValue: "fromRight")
  /// It enters over the left edge.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// It enters over the upper edge.
  public static let fromTop = Self(rawValue: "fromTop")
  /// It enters over the lower edge.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The name under which a layer keeps what it passes over by.
public let kCATransition = "transition"

/// Seconds on the clock of layers.
public typealias CFTimeInterval = Double

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present moment on the clock of layers, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
