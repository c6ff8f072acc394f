import Foundation

/// Turns, stretches and shifts points in space; what is seen of it is what it does in the plane.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1
  /// Row 3, column 4; how strongly what is far looks small.
  public var m34: CGFloat = 0
  /// Row 4, column 1.
  public var m41: CGFloat = 0
  /// Row 4, column 2.
  public var m42: CGFloat = 0
  /// Row 4, column 3.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 1

  /// Makes a transform that changes nothing.
  public init() {}

  init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// What it does in the plane.
  package var plane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  init(_ plane: CGAffineTransform) {
    (m11, m12, m21, m22, m41, m42) = (plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty)
  }
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes nothing.
public let CATransform3DIdentity = CATransform3D()

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a stretching away from the zero point.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a shift.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a turn about an axis through the zero point; the angle is in radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  return CATransform3D(rows: [
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
    [0, 0, 0, 1],
  ])
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// One transform, followed by another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + first[row][$1] * second[$1][column] } }
    })
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A stretching, followed by a transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A shift, followed by a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A turn, followed by a transform; the angle is in radians.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What a transform does in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }
// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where a transform does nothing outside of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { CATransform3D(t.plane) == t }
// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where two transforms do the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A layer that holds others in space and shows nothing itself.
open class CATransformLayer: CALayer {}
