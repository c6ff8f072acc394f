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
    #expect(Self.checksum(bytes) == 12_404_132_318_962_004_741)
  }

  @Test("A tree with many attributes has the JSON it had")
  func json() {
    let text = EncodedTreeV1(AccessibilityTree(Samples.node)).text
    #expect(text.utf8.count == 5004)
    #expect(Self.checksum(text.utf8) == 5_436_587_095_586_071_816)
  }

  @Test("The ends of an axis in words pass through both formats; an axis without words is written as before")
  func rangeWords() throws {
    var element = Samples.plain
    element.chart = Chart(
      axes: [Chart.Axis(title: "Month", range: 0...2, rangeWords: ["January", "March"])], series: [])
    let message = SessionMessage.event(.changed(TreeVersion(rawValue: 1), TreeDiff([.update(element)])))
    var decoder = SessionMessageDecoder()
    decoder.append(message.encoded())
    #expect(try decoder.next() == message)
    let tree = AccessibilityTree(.container([AccessibilityNode(element)]))
    let text = EncodedTreeV1(tree).text
    #expect(text.contains("\"rangeWords\""))
    let read = try EncodedTreeV1(text).tree()
    #expect(read[element.id]?.chart == element.chart)
    #expect(!EncodedTreeV1(AccessibilityTree(Samples.node)).text.contains("rangeWords"))
  }
}
