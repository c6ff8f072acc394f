import AccessibilityModel

/// A tree as version 1 of the JSON documents holds it, with whatever else the document says.
///
///     let document = EncodedTreeV1(tree)
///     print(document.text)                              // {"format": "earshot.tree", "version": 1, …
///     let again = try EncodedTreeV1(document.text).tree()
public struct EncodedTreeV1: Hashable, Sendable, EncodedDocument {
  static let header = Header(format: "earshot.tree", version: 1)

  /// The whole document.
  public private(set) var json: JSONObject

  init(checked json: JSONObject) {
    self.json = json
  }

  /// Writes down a tree.
  ///
  /// - Parameters:
  ///   - tree: What is to be written down.
  ///   - earlier: A document whose unknown keys are kept, at the top and for each element that is still
  ///     there.
  /// - Complexity: O(n), without recursion.
  public init(_ tree: AccessibilityTree, keeping earlier: EncodedTreeV1? = nil) {
    json = Self.header.object
    json.set("direction", tree.order.direction)
    json.set("rowThreshold", tree.order.rowThreshold)
    if tree.order.rowOverlap != .half { json.set("rowOverlap", tree.order.rowOverlap) }
    json.set("children", Children.inReadingOrder)
    let unknown = earlier?.unknownMembers() ?? [:]
    if let node = tree.root.flatMap(tree.node(of:)) {
      json["root"] = node.json { unknown[$0] ?? [] }
    }
    for member in earlier?.json.members ?? [] where !Self.keys.contains(member.key) {
      json[member.key] = member.value
    }
  }

  /// Takes in a document.
  ///
  /// - Parameter text: JSON that begins with the header of a tree, version 1.
  /// - Throws: `FormatError` where it is no JSON or has another header.
  public init(_ text: String) throws(FormatError) {
    try self.init(checking: text)
  }

  /// The document as text, an element a line where an element holds nothing.
  public var text: String { JSONValue.object(json).text() }

  /// The tree that the document holds.
  ///
  /// Where `children` is `inReadingOrder`, elements stay in the order in which the document lists them;
  /// else they are put in reading order.
  /// - Throws: `FormatError` with the way to what is not as it should be.
  /// - Complexity: O(n log n), without recursion.
  public func tree() throws(FormatError) -> AccessibilityTree {
    let reader = JSONReader(.object(json))
    let order = ReadingOrder(
      direction: try reader.member("direction") ?? .leftToRight,
      rowThreshold: try reader.member("rowThreshold") ?? ReadingOrder().rowThreshold,
      rowOverlap: try reader.member("rowOverlap") ?? .half)
    guard let root = try reader.member("root", AccessibilityNode.self) else {
      return AccessibilityTree(order: order)
    }
    let children = try reader.member("children", Children.self) ?? .asDeclared
    return AccessibilityTree.read(root, order: order, isInReadingOrder: children == .inReadingOrder).tree
  }

  /// What the order of children in the document means.
  private enum Children: NamedV1 {
    case asDeclared
    case inReadingOrder
  }

  private static let keys: Set<String> = [
    "format", "version", "direction", "rowThreshold", "rowOverlap", "children", "root",
  ]

  /// The members of each element that version 1 knows nothing of.
  private func unknownMembers() -> [ElementID: [JSONObject.Member]] {
    var result: [ElementID: [JSONObject.Member]] = [:]
    var waiting = json["root"].map { [$0] } ?? []
    while let value = waiting.popLast() {
      guard case .object(let object) = value else { continue }
      let unknown = object.members.filter { !AccessibilityElement.keysV1.contains($0.key) }
      if !unknown.isEmpty, case .string(let text) = object["id"], let id = ElementID(text: text) {
        result[id] = unknown
      }
      if case .array(let children) = object["children"] { waiting += children }
    }
    return result
  }
}

extension ReadingOrder.Direction: NamedV1 {}
extension RowOverlap: NamedV1 {}
