import Testing

@testable import AppBuilding

@Suite("A digest of what a target is made from", .timeLimit(.minutes(10)))
struct DigestTests {
  private static func digest(_ text: String) -> String {
    var digest = Digest()
    digest.add(text)
    return digest.text
  }

  @Test(
    "Examples of the standard have the digests that it gives",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func examples(text: String, expected: String) {
    #expect(Self.digest(text) == expected)
  }

  @Test("Bytes that come in pieces of any size have the digest of the whole")
  func pieces() {
    let text = String(repeating: "Bailey, beagle. ", count: 20)
    for size in [1, 7, 63, 64, 65, 200] {
      var digest = Digest()
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        digest.add(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(digest.text == Self.digest(text))
    }
  }

  @Test("Two fields are not one, and a list is not a longer one")
  func fields() {
    func digest(_ lists: [String]...) -> String {
      var digest = Digest()
      for list in lists { digest.add(fields: list) }
      return digest.text
    }
    #expect(digest(["ab", "c"]) != digest(["a", "bc"]))
    #expect(digest(["a"], ["b"]) != digest(["a", "b"]))
    #expect(digest(["a", ""]) != digest(["a"]))
  }
}
