internal import CEllipticCurves
import Foundation

/// Keys of the curve P-256.
///
///     let key = P256.Signing.PrivateKey()
///     let signature = try key.signature(for: letter)
///     key.publicKey.isValidSignature(signature, for: letter)   // true
public enum P256 {
  /// Keys that sign.
  public enum Signing {}
  /// Keys by which two sides come to know one secret.
  public enum KeyAgreement {}
}

/// A point of the curve, by both of its numbers.
struct CurvePoint: Hashable, Sendable {
  let bytes: [UInt8]

  /// Takes both numbers.
  ///
  /// - Throws: That they are no point of the curve.
  init(_ bytes: [UInt8]) throws {
    guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(octets: [4] + bytes)
  }

  /// Takes a point in one of the forms of X9.63: a sign and a number, or both numbers.
  ///
  /// - Throws: That they are no point of the curve.
  init(octets: [UInt8]) throws {
    guard octets.count == 65 || octets.count == 33 else { throw CryptoKitError.incorrectParameterSize }
    CurveLibrary.require()
    var point = [UInt8](repeating: 0, count: 64)
    guard earshot_p256_unpack(octets, octets.count, &point) == 1 else {
      throw CryptoKitError.invalidParameter
    }
    bytes = point
  }

  /// The point of a secret.
  ///
  /// - Throws: That the secret is 0, or larger than those of the curve.
  init(of secret: [UInt8]) throws {
    CurveLibrary.require()
    var point = [UInt8](repeating: 0, count: 64)
    guard earshot_p256_point(secret, &point) == 1 else { throw CryptoKitError.invalidParameter }
    bytes = point
  }

  /// Both numbers, after the mark of that form.
  var whole: Data { Data([4] + bytes) }
  /// The first number, after the sign of the second.
  var short: Data { Data([2 + (bytes[63] & 1)] + bytes[..<32]) }
}

/// A secret number of the curve, with its point.
struct CurveSecret: Sendable {
  let bytes: [UInt8]
  let point: CurvePoint

  /// Makes one by chance.
  init() {
    CurveLibrary.require()
    var secret = [UInt8](repeating: 0, count: 32)
    guard earshot_p256_make(&secret) == 1, let point = try? CurvePoint(of: secret) else {
      fatalError("libcrypto makes no key of P-256. Repair the installation of OpenSSL.")
    }
    bytes = secret
    self.point = point
  }

  /// Takes a number.
  ///
  /// - Throws: That it is none of the curve's.
  init(_ bytes: [UInt8]) throws {
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    self.bytes = bytes
    point = try CurvePoint(of: bytes)
  }

  /// Takes a point with its number behind it.
  ///
  /// - Throws: That both do not belong together.
  init(octets: [UInt8]) throws {
    guard octets.count == 97 else { throw CryptoKitError.incorrectKeySize }
    try self.init(Array(octets[65...]))
    guard point == (try CurvePoint(octets: Array(octets[..<65]))) else {
      throw CryptoKitError.invalidParameter
    }
  }

  /// The point with the number behind it.
  var whole: Data { point.whole + bytes }
}

/// The library that computes with curves; no code of ours does.
enum CurveLibrary {
  /// Ends the app where the library is missing, as a key cannot be refused.
  static func require() {
    guard earshot_p256_is_there() == 1 else {
      fatalError("Keys of P-256 need OpenSSL's libcrypto, which is not on this machine. Install libssl3.")
    }
  }
}

extension ContiguousBytes {
  /// A copy of the bytes.
  var copied: [UInt8] { withUnsafeBytes { Array($0) } }
}
