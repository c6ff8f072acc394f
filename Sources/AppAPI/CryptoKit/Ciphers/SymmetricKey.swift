import Foundation

/// How many bits a key has.
public struct SymmetricKeySize: Sendable {
  /// How many bits.
  public let bitCount: Int

  /// A size in bits.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// The shortest key that AES takes.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// A key for AES between the shortest and the longest.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// The longest key that AES takes.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A secret that both sides have.
public struct SymmetricKey: Hashable, ContiguousBytes, Sendable {
  let bytes: [UInt8]

  /// Takes the bytes of a key.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Makes a key by chance.
  public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255) } }

  /// How many bits it has.
  public var bitCount: Int { bytes.count * 8 }

  /// Lends the bytes.
  ///
  /// - Throws: What the body throws.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// What went wrong with secrets.
public enum CryptoKitError: Error, Hashable {
  /// The key has a size that the cipher does not know.
  case incorrectKeySize
  /// A part has a size that it cannot have.
  case incorrectParameterSize
  /// The data is not what its sender sent.
  case authenticationFailure
  /// A part is none of what it should be, as a point that does not lie on its curve.
  case invalidParameter
}
