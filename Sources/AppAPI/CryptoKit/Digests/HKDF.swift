import Foundation

/// Derives keys from a secret, as RFC 5869 has it.
public struct HKDF<H: HashFunction>: Sendable {
  /// Derives a key.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret.
  ///   - salt: What both sides know beside it.
  ///   - info: What the key is for.
  ///   - outputByteCount: How many bytes the key has.
  /// - Returns: The key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Derives a key without salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key without salt, for nothing in particular.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: mixes a secret with salt.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let key = salt.map { Array($0) } ?? []
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
  }

  /// The second step: makes as many bytes as are wanted.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    let about = info.map { Array($0) } ?? []
    var (bytes, last): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 1
    while bytes.count < outputByteCount {
      last = Array(HMAC<H>.authenticationCode(for: last + about + [counter], using: key))
      bytes += last
      counter &+= 1
    }
    return SymmetricKey(data: bytes.prefix(outputByteCount))
  }
}
