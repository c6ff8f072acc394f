import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Two numbers of twice the length.
public typealias simd_double2 = SIMD2<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Three numbers of twice the length.
public typealias simd_double3 = SIMD3<Double>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Two numbers.
public typealias float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Three numbers.
public typealias float3 = SIMD3<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Four numbers.
public typealias float4 = SIMD4<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Two numbers.
public typealias vector_float2 = SIMD2<Float>
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Three numbers.
public typealias vector_float3 = SIMD3<Float>

/// The sum of the products of two vectors.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// How long a vector is.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long a vector is, squared.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// How far two points are from each other.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
/// A vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }

/// A point between two others.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }

/// The vector that stands on two others.
public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How long a vector is.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How far two points are from each other.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A vector of length 1 in the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sum of the products of two vectors.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }
