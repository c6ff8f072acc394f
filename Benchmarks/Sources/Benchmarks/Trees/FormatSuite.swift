import AccessibilityModel
import TreeFormat

let formatSuite = Suite(name: "formats") {
  let count = 100_000
  let tree = list(count)
  guard let node = tree.root.flatMap(tree.node(of:)) else { return [] }
  let message = SessionMessage.event(.changed(.initial, TreeDiff([.insert(node, parent: nil, after: nil)])))
  let bytes = message.encoded()
  let json = EncodedTreeV1(tree).text
  var sizes = 0
  let encoding = time(runs: 5) { _ in sizes += message.encoded().count }
  let decoding = try time(runs: 5) { _ in
    sizes += try SessionMessage(content: bytes[4...]) == message ? 1 : 0
  }
  let writing = time(runs: 3) { _ in sizes += EncodedTreeV1(tree).text.utf8.count }
  let reading = try time(runs: 3) { _ in sizes += try EncodedTreeV1(json).tree().count }
  let printing = time(runs: 3) { _ in sizes += TreeText(tree).text.utf8.count }
  precondition(sizes > 0)
  func result(_ name: String, _ times: [Double]) -> Measurement {
    Measurement(
      name: "100,000 elements: \(name)", median: median(times) / 1e6, unit: "ms", runs: times.count)
  }
  return [
    result("write a binary message", encoding), result("read a binary message and compare it", decoding),
    result("write JSON", writing), result("read JSON into a tree", reading),
    result("write text", printing),
  ]
}
