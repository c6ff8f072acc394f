import AccessibilityModel
import Testing
import TreeFormat

/// Holds what is written today against what version 1 wrote first: other bytes would be another version.
@Suite("Bytes and keys that never change")
struct StoredBytesTests {
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  @Test("An element with many attributes has the bytes it had")
  func binary() {
    let diff = TreeDiff([.update(Samples.fullElement())])
    let bytes = SessionMessage.event(.changed(TreeVersion(rawValue: 1), diff)).encoded()
    #expect(bytes.count == 992)
    #expect(Self.checksum(bytes) == 16_166_247_922_808_765_987)
  }

  @Test("A tree with many attributes has the JSON it had")
  func json() {
    let text = EncodedTreeV1(AccessibilityTree(Samples.node)).text
    #expect(text.utf8.count == 4980)
    #expect(Self.checksum(text.utf8) == 3_779_973_049_418_218_221)
  }
}
