internal import CEllipticCurves
import Foundation

extension P256.Signing {
  /// What proves who signed.
  public struct ECDSASignature: ContiguousBytes, Hashable, Sendable {
    /// Both numbers of the signature.
    public let rawRepresentation: Data

    /// Takes both numbers.
    ///
    /// - Throws: That they are not 64 bytes.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
      guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
      self.rawRepresentation = Data(rawRepresentation)
    }

    /// Takes both numbers in the form of ASN.1.
    ///
    /// - Throws: That it is another form.
    public init<D: DataProtocol>(derRepresentation: D) throws {
      var bytes = [UInt8](derRepresentation)[...]
      guard bytes.popFirst() == 0x30, let length = bytes.popFirst(), Int(length) == bytes.count else {
        throw CryptoKitError.invalidParameter
      }
      var numbers: [UInt8] = []
      for _ in 0..<2 {
        guard bytes.popFirst() == 0x02, let count = bytes.popFirst(), (1...33).contains(count),
          count <= bytes.count
        else { throw CryptoKitError.invalidParameter }
        let number = bytes.prefix(Int(count)).drop { $0 == 0 }
        guard number.count <= 32 else { throw CryptoKitError.invalidParameter }
        numbers += [UInt8](repeating: 0, count: 32 - number.count) + number
        bytes = bytes.dropFirst(Int(count))
      }
      guard bytes.isEmpty else { throw CryptoKitError.invalidParameter }
      rawRepresentation = Data(numbers)
    }

    /// Both numbers in the form of ASN.1.
    public var derRepresentation: Data {
      let bytes = [UInt8](rawRepresentation)
      let numbers = [bytes[..<32], bytes[32...]].flatMap { half -> [UInt8] in
        var number = Array(half.drop { $0 == 0 })
        // A first bit that is set would be a sign.
        if number.first.map({ $0 >= 0x80 }) ?? true { number.insert(0, at: 0) }
        return [0x02, UInt8(number.count)] + number
      }
      return Data([0x30, UInt8(numbers.count)] + numbers)
    }

    /// Lends both numbers.
    ///
    /// - Throws: What the body throws.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
      try rawRepresentation.withUnsafeBytes(body)
    }
  }

  /// A key that everybody may have, and by which they see who signed.
  public struct PublicKey: Hashable, Sendable {
    let point: CurvePoint

    init(point: CurvePoint) { self.point = point }

    /// Takes both numbers of its point.
    ///
    /// - Throws: That they are no point of the curve.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      point = try CurvePoint(rawRepresentation.copied)
    }

    /// Takes both numbers of its point, after the mark of that form.
    ///
    /// - Throws: That they are no point of the curve.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
      point = try CurvePoint(octets: x963Representation.copied)
    }

    /// Takes the first number of its point, after the sign of the second.
    ///
    /// - Throws: That it is no point of the curve.
    public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
      point = try CurvePoint(octets: compressedRepresentation.copied)
    }

    /// Both numbers of its point.
    public var rawRepresentation: Data { Data(point.bytes) }
    /// Both numbers of its point, after the mark of that form.
    public var x963Representation: Data { point.whole }
    /// The first number of its point, after the sign of the second.
    public var compressedRepresentation: Data { point.short }

    /// True where who has the secret signed a digest.
    public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
      let bytes = digest.copied
      return earshot_p256_verify(point.bytes, bytes, bytes.count, [UInt8](signature.rawRepresentation)) == 1
    }

    /// True where who has the secret signed data, by its digest of SHA-256.
    public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
      isValidSignature(signature, for: SHA256.hash(data: data))
    }
  }

  /// A key that nobody else may have, and that signs.
  public struct PrivateKey: Sendable {
    let secret: CurveSecret

    /// Makes a key by chance.
    ///
    /// - Parameter compactRepresentable: True where one number of its point is to be enough to know it; nothing that a
    ///   key is asked for here depends on that.
    public init(compactRepresentable: Bool = true) { secret = CurveSecret() }

    /// Takes the secret number.
    ///
    /// - Throws: That it is none of the curve's.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
      secret = try CurveSecret(rawRepresentation.copied)
    }

    /// Takes its point with the secret number behind it.
    ///
    /// - Throws: That both do not belong together.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
      secret = try CurveSecret(octets: x963Representation.copied)
    }

    /// The secret number.
    public var rawRepresentation: Data { Data(secret.bytes) }
    /// Its point with the secret number behind it.
    public var x963Representation: Data { secret.whole }
    /// What everybody may have.
    public var publicKey: PublicKey { PublicKey(point: secret.point) }

    /// Signs a digest.
    ///
    /// - Throws: That the library refused.
    public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
      let bytes = digest.copied
      var signature = [UInt8](repeating: 0, count: 64)
      guard earshot_p256_sign(secret.bytes, bytes, bytes.count, &signature) == 1 else {
        throw CryptoKitError.invalidParameter
      }
      return try ECDSASignature(rawRepresentation: signature)
    }

    /// Signs data, by its digest of SHA-256.
    ///
    /// - Throws: That the library refused.
    public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
      try signature(for: SHA256.hash(data: data))
    }
  }
}
