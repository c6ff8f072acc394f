import AccessibilityModel
import Testing
import TreeFormat

/// Holds what is written today against what was written before: other bytes mean that the format has changed.
///
/// A message is read by the program it was installed with, so a new part may change bytes; a tree in JSON is kept.
@Suite("Bytes and keys that change with the format alone")
struct StoredBytesTests {
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  @Test("An element with many attributes has the bytes it had")
  func binary() {
    let diff = TreeDiff([.update(Samples.fullElement())])
    let bytes = SessionMessage.event(.changed(TreeVersion(rawValue: 1), diff)).encoded()
    #expect(bytes.count == 995)
    #expect(Self.checksum(bytes) == 8_735_117_707_629_733_373)
  }

  @Test("A tree with many attributes has the JSON it had")
  func json() {
    let text = EncodedTreeV1(AccessibilityTree(Samples.node)).text
    #expect(text.utf8.count == 5004)
    #expect(Self.checksum(text.utf8) == 2_202_967_454_827_125_806)
  }
}
