import Foundation

/// The cipher AES.
public enum AES {
  /// AES with a proof that nothing was changed.
  public enum GCM {
    /// A number that is used once with a key.
    public struct Nonce: Sequence, ContiguousBytes, Sendable {
      let bytes: [UInt8]

      /// Makes one by chance.
      public init() { bytes = (0..<12).map { _ in .random(in: 0...255) } }

      /// Takes the bytes of one.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 12 bytes.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }

      /// Goes through the bytes.
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

      /// Lends the bytes.
      ///
      /// - Throws: What the body throws.
      public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
      }
    }

    /// What was encrypted, with what is needed to read it beside the key.
    public struct SealedBox: Sendable {
      /// The number that was used once.
      public let nonce: Nonce
      /// The encrypted data.
      public let ciphertext: Data
      /// The proof that nothing was changed.
      public let tag: Data

      /// Puts the parts together.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for a proof that has not 16 bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }

      /// Takes the parts out of one piece of data.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for data that is too short.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16),
          tag: bytes.suffix(16))
      }

      /// All parts in one piece of data; `nil` where the number has another size than usual.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }
    }

    /// Encrypts data.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize`.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: Data())
    }

    /// Encrypts data, and has the proof cover other data as well.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize`.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let mode = try GaloisMode(key, nonce)
      let text = mode.applied(to: Array(message))
      return try SealedBox(
        nonce: nonce, ciphertext: text, tag: mode.tag(of: text, with: Array(authenticatedData)))
    }

    /// Decrypts data.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` where it is not what was encrypted.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: Data())
    }

    /// Decrypts data whose proof covers other data as well.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` where it is not what was encrypted.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      let mode = try GaloisMode(key, sealedBox.nonce)
      let text = Array(sealedBox.ciphertext)
      guard mode.tag(of: text, with: Array(authenticatedData)) == Array(sealedBox.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(mode.applied(to: text))
    }
  }
}

/// Counts blocks, and sums data up in the field of 128 bits.
private struct GaloisMode {
  private let cipher: AESBlock
  private let first: [UInt8]
  private let hashKey: UInt128

  init(_ key: SymmetricKey, _ nonce: AES.GCM.Nonce) throws {
    guard let cipher = AESBlock(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    self.cipher = cipher
    hashKey = Self.number(cipher.encrypt([UInt8](repeating: 0, count: 16)))
    if nonce.bytes.count == 12 {
      first = nonce.bytes + [0, 0, 0, 1]
    } else {
      first = Self.bytes(
        Self.hash(Self.padded(nonce.bytes) + Self.bytes(UInt128(nonce.bytes.count * 8)), hashKey))
    }
  }

  /// Data with the stream of the key applied, which encrypts and decrypts.
  func applied(to data: [UInt8]) -> [UInt8] {
    var counter = Self.number(first)
    var result: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: 16) {
      counter = counter & ~0xFFFF_FFFF | UInt128(UInt32(truncatingIfNeeded: counter) &+ 1)
      result += zip(data[start...].prefix(16), cipher.encrypt(Self.bytes(counter))).map { $0 ^ $1 }
    }
    return result
  }

  /// The proof for encrypted data and other data.
  func tag(of text: [UInt8], with other: [UInt8]) -> [UInt8] {
    let lengths = Self.bytes(UInt128(other.count * 8) << 64 | UInt128(text.count * 8))
    let sum = Self.hash(Self.padded(other) + Self.padded(text) + lengths, hashKey)
    return Self.bytes(sum ^ Self.number(cipher.encrypt(first)))
  }

  private static func hash(_ data: [UInt8], _ key: UInt128) -> UInt128 {
    stride(from: 0, to: data.count, by: 16).reduce(UInt128(0)) { sum, start in
      product(sum ^ number(Array(data[start..<start + 16])), key)
    }
  }

  private static func product(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (result, value) = (UInt128(0), right)
    for bit in (0..<128).reversed() {
      if left >> UInt128(bit) & 1 == 1 { result ^= value }
      value = value >> 1 ^ (value & 1 == 1 ? UInt128(0xE1) << 120 : 0)
    }
    return result
  }

  private static func padded(_ data: [UInt8]) -> [UInt8] {
    data + [UInt8](repeating: 0, count: (16 - data.count % 16) % 16)
  }

  private static func number(_ bytes: [UInt8]) -> UInt128 { bytes.reduce(0) { $0 << 8 | UInt128($1) } }

  private static func bytes(_ number: UInt128) -> [UInt8] {
    (0..<16).reversed().map { UInt8(truncatingIfNeeded: number >> UInt128(8 * $0)) }
  }
}
