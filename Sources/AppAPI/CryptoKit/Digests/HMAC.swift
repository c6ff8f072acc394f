import Foundation

/// Proves with a secret key that data is what its sender sent.
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of the proof.
  public typealias MAC = HashedAuthenticationCode<H>
  /// The secret that both sides have.
  public typealias Key = SymmetricKey

  private var inner: H
  private let outerKey: [UInt8]

  /// Begins with a key, without data.
  public init(key: SymmetricKey) {
    var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner = H()
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outerKey = bytes.map { $0 ^ 0x5C }
  }

  /// Takes in more data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// The proof for all data so far.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The proof for data.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// True where a proof is that of the data.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: data, using: key) == mac
  }

  /// True where a proof is that of the data.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    let given = authenticationCode.withUnsafeBytes { Array($0) }
    return Array(self.authenticationCode(for: data, using: key)) == given
  }
}

/// The proof that `HMAC` makes.
public typealias HashedAuthenticationCode<H: HashFunction> = DigestBytes<HMAC<H>>
