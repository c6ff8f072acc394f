import CryptoKit
import Testing

@Suite("Digests and ciphers")
struct CryptoTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
  }

  // The examples of FIPS 180-4, RFC 1321 and RFC 3174.
  @Test("Digests of known texts are the published ones")
  func digests() {
    let text = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: text)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: text))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: text))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(hex(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(SHA256.byteCount == 32 && SHA256.blockByteCount == 64)
    #expect(SHA256.hash(data: text).description.hasPrefix("SHA256 digest: ba7816bf"))
  }

  @Test("Data that comes in pieces has the digest of the whole")
  func pieces() {
    let whole = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0) })
    var function = SHA512()
    for start in stride(from: 0, to: 1000, by: 77) {
      function.update(data: whole[start..<min(1000, start + 77)])
    }
    #expect(function.finalize() == SHA512.hash(data: whole))
  }

  // The second example of RFC 4231.
  @Test("A proof is the published one, and belongs to its key and data alone")
  func proof() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let text = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text + [1], using: key))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: SymmetricKey(size: .bits256))
    )
  }

  // The fourth example of the specification of GCM.
  @Test("Encrypted data is the published one, and is read with its key alone")
  func cipher() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525"
        + "b16aedf5aa0de657ba637b39")
    let other = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: other)
    #expect(
      hex(box.ciphertext)
        == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa05"
        + "1ba30b396a0aac973d58e091")
    #expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: other) == Data(text))
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    let combined = try #require(box.combined)
    let again = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(again, using: key, authenticating: other) == Data(text))
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(again, using: SymmetricKey(size: .bits128), authenticating: other)
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(text, using: SymmetricKey(data: [1, 2, 3]))
    }
    let long = SymmetricKey(size: .bits256)
    #expect(try AES.GCM.open(AES.GCM.seal(text, using: long), using: long) == Data(text))
  }
}
