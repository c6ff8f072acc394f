internal import CEllipticCurves
import Foundation

extension P256.KeyAgreement {
  /// A key that the other side may have.
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
  }

  /// A key that nobody else may have.
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
    /// What the other side may have.
    public var publicKey: PublicKey { PublicKey(point: secret.point) }

    /// The secret that this side and the other come to know.
    ///
    /// - Throws: That the library refused.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
      var shared = [UInt8](repeating: 0, count: 32)
      guard earshot_p256_agree(secret.bytes, publicKeyShare.point.bytes, &shared) == 1 else {
        throw CryptoKitError.invalidParameter
      }
      return SharedSecret(bytes: shared)
    }
  }
}
