@_exported import Foundation

/// What a hash function makes of data.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// Makes a digest of data that comes in pieces.
public protocol HashFunction: Sendable {
  /// The type of the digest.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes are taken in at a time.
  static var blockByteCount: Int { get }
  /// Begins without data.
  init()
  /// Takes in more data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all data so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// How many bytes the digest has.
  public static var byteCount: Int { Digest.byteCount }

  /// Takes in more data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }

  /// The digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// The bytes of a digest, of one hash function.
public struct DigestBytes<Function>: Sendable {
  let bytes: [UInt8]
}

extension DigestBytes: Sequence {
  /// Goes through the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Lends the bytes.
  ///
  /// - Throws: What the body throws.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

extension DigestBytes: Hashable, ContiguousBytes {
  /// True where the digest has the bytes.
  public static func == <D: DataProtocol>(left: DigestBytes, right: D) -> Bool {
    left.bytes.elementsEqual(right)
  }
}

extension DigestBytes: CustomStringConvertible {
  /// The name of the function, and the bytes as digits.
  public var description: String {
    "\(Function.self) digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension DigestBytes: Digest {
  /// How many bytes it has.
  public static var byteCount: Int { (Function.self as? any SizedFunction.Type)?.outputByteCount ?? 0 }
}

/// A function that makes so many bytes of any data.
protocol SizedFunction {
  static var outputByteCount: Int { get }
}

extension SHA256: SizedFunction {
  static var outputByteCount: Int { 32 }
}

extension SHA384: SizedFunction {
  static var outputByteCount: Int { 48 }
}

extension SHA512: SizedFunction {
  static var outputByteCount: Int { 64 }
}

extension Insecure.SHA1: SizedFunction {
  static var outputByteCount: Int { 20 }
}

extension Insecure.MD5: SizedFunction {
  static var outputByteCount: Int { 16 }
}

extension HMAC: SizedFunction {
  static var outputByteCount: Int { H.byteCount }
}
