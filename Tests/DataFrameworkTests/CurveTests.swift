import CryptoKit
import Testing

@Suite("Keys of the curve P-256")
struct CurveTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
  }

  private static let secret = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
  private static let point =
    "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
    + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
  private static let signature =
    "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
    + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"

  // The example of RFC 6979, A.2.5.
  @Test("The point of a known secret, and a known signature, are the published ones")
  func published() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: bytes(Self.secret))
    #expect(hex(key.publicKey.rawRepresentation) == Self.point)
    #expect(hex(key.rawRepresentation) == Self.secret)
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: bytes(Self.signature))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(signature, for: Data("sample".utf8)))
  }

  // The first example of the validation system for ECDH of NIST.
  @Test("The secret that two sides share is the published one, and a key that HKDF derives of it is theirs")
  func agreement() throws {
    let key = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534"))
    let other = try P256.KeyAgreement.PublicKey(
      rawRepresentation: bytes(
        "700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287"
          + "db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac"))
    let shared = try key.sharedSecretFromKeyAgreement(with: other)
    #expect(
      shared.withUnsafeBytes { hex($0) }
        == "46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b")
    let (ann, ben) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    let keys = try [(ann, ben), (ben, ann)].map { own, other in
      try own.sharedSecretFromKeyAgreement(with: other.publicKey).hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: Data("kennel".utf8), sharedInfo: Data(), outputByteCount: 32)
    }
    #expect(keys[0] == keys[1] && keys[0].bitCount == 256)
    let plain = try ann.sharedSecretFromKeyAgreement(with: ben.publicKey)
    let long = plain.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data([1]), outputByteCount: 40)
    let short = plain.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: Data([1]), outputByteCount: 8)
    #expect(long.bitCount == 320)
    #expect(long.withUnsafeBytes { Array($0.prefix(8)) } == short.withUnsafeBytes { Array($0) })
  }

  // The first example of RFC 5869.
  @Test("The key that HKDF derives of a known secret is the published one")
  func derivation() {
    let secret = SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: [UInt8](0...12), info: [UInt8](0xF0...0xF9),
      outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { hex($0) } == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
        + "34007208d5b887185865")
  }

  @Test("What a key signs is valid in every form of the signature and of the key, and only for those words")
  func forms() throws {
    let key = P256.Signing.PrivateKey()
    let words = Data("Three dogs".utf8)
    let signature = try key.signature(for: words)
    let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(again == signature)
    let publicKeys = try [
      P256.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation),
      P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation),
      P256.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation),
      P256.Signing.PrivateKey(x963Representation: key.x963Representation).publicKey,
    ]
    for other in publicKeys {
      #expect(other == key.publicKey && other.isValidSignature(again, for: words))
      #expect(!other.isValidSignature(again, for: Data("Two dogs".utf8)))
    }
    let digest = SHA512.hash(data: words)
    #expect(key.publicKey.isValidSignature(try key.signature(for: digest), for: digest))
  }

  @Test("A signature whose numbers begin with nothing is written in ASN.1 without it, and read again")
  func shortNumbers() throws {
    var numbers = [UInt8](repeating: 0, count: 64)
    (numbers[31], numbers[32]) = (0x7F, 0x80)
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: numbers)
    let der = Array(signature.derRepresentation)
    #expect(der.prefix(8) == [0x30, 38, 2, 1, 0x7F, 2, 33, 0])
    #expect(try P256.Signing.ECDSASignature(derRepresentation: der) == signature)
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.ECDSASignature(derRepresentation: der.dropLast())
    }
  }

  @Test("What is no key of the curve is refused")
  func refused() {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try P256.Signing.PrivateKey(rawRepresentation: [1, 2, 3])
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 0, count: 32))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 255, count: 32))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.KeyAgreement.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try P256.KeyAgreement.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 65))
    }
    let strangers = P256.Signing.PrivateKey().publicKey.x963Representation
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(x963Representation: strangers + bytes(Self.secret))
    }
  }
}
