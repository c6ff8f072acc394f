import Foundation

/// A secret that two sides came to know without telling it; keys are derived from it.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  /// Lends the bytes.
  ///
  /// - Throws: What the body throws.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }

  /// Derives a key as HKDF (RFC 5869) has it.
  ///
  /// - Parameters:
  ///   - hashFunction: By what it is mixed.
  ///   - salt: What both sides know beside it.
  ///   - sharedInfo: What the key is for.
  ///   - outputByteCount: How many bytes the key has.
  /// - Returns: The key.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Derives a key as ANSI X9.63 has it.
  ///
  /// - Parameters:
  ///   - hashFunction: By what it is mixed.
  ///   - sharedInfo: What the key is for.
  ///   - outputByteCount: How many bytes the key has.
  /// - Returns: The key.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var key: [UInt8] = []
    var counter: UInt32 = 1
    while key.count < outputByteCount {
      var function = H()
      function.update(data: bytes)
      function.update(data: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: counter >> $0) })
      function.update(data: sharedInfo)
      key += function.finalize()
      counter += 1
    }
    return SymmetricKey(data: key.prefix(outputByteCount))
  }
}
