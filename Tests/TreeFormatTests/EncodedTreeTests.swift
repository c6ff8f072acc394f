import AccessibilityModel
import Testing
import TreeFormat

@Suite("Trees as JSON")
struct EncodedTreeTests {
  @Test("A tree with every attribute comes back as it was")
  func roundTrip() throws {
    let tree = AccessibilityTree(Samples.node, order: ReadingOrder(direction: .rightToLeft, rowThreshold: 13))
    let document = EncodedTreeV1(tree)
    let again = try EncodedTreeV1(document.text)
    #expect(again == document)
    let decoded = try again.tree()
    #expect(decoded.order == tree.order)
    #expect(decoded.root.flatMap(decoded.node(of:)) == tree.root.flatMap(tree.node(of:)))
  }

  @Test("The header comes first, and an element that holds nothing takes one line")
  func layout() {
    let tree = AccessibilityTree(
      .container([
        .stop("Dismiss", traits: .button, frame: Rect(x: 260, y: 24, width: 120.5, height: 20)),
        .stop("Zombie meter", value: "15%"),
      ]))
    let text = EncodedTreeV1(tree).text
    let expected = """
      {
        "format": "earshot.tree",
        "version": 1,
        "direction": "leftToRight",
        "rowThreshold": 8,
        "children": "inReadingOrder",
        "root": {
          "id": "0",
          "isStop": false,
          "children": [
            {"id": "2", "label": "Zombie meter", "value": "15%"},
            {"id": "1", "label": "Dismiss", "traits": ["button"], "frame": [260, 24, 120.5, 20]}
          ]
        }
      }

      """
    #expect(text == expected)
  }

  @Test("Children that a person lists without saying how are put in reading order")
  func declared() throws {
    let text = """
      {"format": "earshot.tree", "version": 1, "root": {"isStop": false, "children": [
        {"label": "low", "frame": [0, 90, 9, 9]}, {"label": "high", "frame": [0, 0, 9, 9]}
      ]}}
      """
    let tree = try EncodedTreeV1(text).tree()
    #expect(tree.stops.map { tree[$0]?.label?.string } == ["high", "low"])
    let listed = text.replacing("\"root\"", with: "\"children\": \"inReadingOrder\", \"root\"")
    let kept = try EncodedTreeV1(listed).tree()
    #expect(kept.stops.map { kept[$0]?.label?.string } == ["low", "high"])
  }

  @Test("Keys that version 1 does not know are kept, also through a change of the tree")
  func unknownKeys() throws {
    let text = """
      {"format": "earshot.tree", "version": 1, "author": "someone", "root": {"id": "0", "isStop": false,
        "colour": "red", "children": [{"id": "1.2", "label": "a", "shade": ["blue"]}]}}
      """
    let document = try EncodedTreeV1(text)
    #expect(try EncodedTreeV1(document.text) == document)
    var tree = try document.tree()
    let id = try #require(tree.firstStop)
    tree.update(AccessibilityElement(id: id, label: "b"))
    let kept = EncodedTreeV1(tree, keeping: document).text
    #expect(kept.contains("\"author\": \"someone\""))
    #expect(kept.contains("\"colour\": \"red\""))
    #expect(kept.contains("{\"id\": \"1.2\", \"label\": \"b\", \"shade\": [\"blue\"]}"))
  }

  @Test(
    "What is wrong is told with the way to it",
    arguments: [
      ("{}", "Cannot read format: it is not what the format asks for. See Documentation/Formats."),
      (
        "{\"format\": \"earshot.tree\", \"version\": 2}",
        "Cannot read earshot.tree version 2: another format or version. Save it again with this version."
      ),
      (
        "{\"format\": \"earshot.tree\", \"version\": 1, \"root\": {\"children\": [{}, {\"frame\": [1]}]}}",
        "Cannot read root.children[1].frame: it is not what the format asks for. See Documentation/Formats."
      ),
      (
        "{\"format\": \"earshot.tree\", \"version\": 1, \"root\": {\"traits\": [\"blue\"]}}",
        "Cannot read root.traits.blue: a kind is not known. Build both sides from one version."
      ),
      (
        "{\"format\": \"earshot.tree\", \"version\": 1, \"root\": {\"actions\": [{\"name\": \"x\"}]}}",
        "Cannot read root.actions[0].id: it is not what the format asks for. See Documentation/Formats."
      ),
    ])
  func refusal(text: String, message: String) {
    let error = #expect(throws: FormatError.self) { try EncodedTreeV1(text).tree() }
    #expect(error?.description == message)
  }

  @Test("The empty tree has no root")
  func empty() throws {
    let document = EncodedTreeV1(AccessibilityTree())
    #expect(document.json["root"] == nil)
    #expect(try document.tree().count == 0)
  }

  @Test("Two thousand containers inside each other are written and read")
  func deepNesting() throws {
    var node = AccessibilityNode(Samples.plain)
    for slot in 0..<2_000 { node = .container(.none, id: ElementID(slot: UInt32(slot + 10)), [node]) }
    let tree = AccessibilityTree(node)
    let compact = JSONValue.object(EncodedTreeV1(tree).json).text(indented: false)
    #expect(try EncodedTreeV1(compact).tree().count == 2_001)
  }
}
