import AccessibilityModel

/// An element with its `children`; neither reading nor writing recurses.
extension AccessibilityNode: CodableV1 {
  var v1: JSONValue { json { _ in [] } }

  /// The node as part of a document, with members of its own for each element.
  func json(adding members: (ElementID) -> [JSONObject.Member]) -> JSONValue {
    var open: [(object: JSONObject, children: [JSONValue], rest: ArraySlice<AccessibilityNode>)] = []
    var upcoming: AccessibilityNode? = self
    while true {
      if let node = upcoming {
        var object = node.element.object
        for member in members(node.element.id) { object[member.key] = member.value }
        open.append((object, [], node.children[...]))
      }
      let last = open.count - 1
      upcoming = open[last].rest.popFirst()
      if upcoming != nil { continue }
      var finished = open.removeLast()
      if !finished.children.isEmpty { finished.object["children"] = .array(finished.children) }
      if open.isEmpty { return .object(finished.object) }
      open[last - 1].children.append(.object(finished.object))
    }
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self = try Self.read(reader.value) { value throws(FormatError) in
      try AccessibilityElement(v1: JSONReader(value))
    }
  }

  /// Reads nested objects from the outside inwards.
  private static func read(
    _ top: JSONValue, _ element: (JSONValue) throws(FormatError) -> AccessibilityElement
  ) throws(FormatError) -> AccessibilityNode {
    var open: [(node: AccessibilityNode, rest: ArraySlice<JSONValue>, place: Int)] = []
    var upcoming: JSONValue? = top
    while true {
      if let value = upcoming {
        do throws(FormatError) {
          open.append((AccessibilityNode(try element(value)), try childValues(of: value), 0))
        } catch {
          throw open.reversed().reduce(error) { $0.inside("children[\($1.place - 1)]") }
        }
      }
      let last = open.count - 1
      upcoming = open[last].rest.popFirst()
      open[last].place += 1
      if upcoming != nil { continue }
      let finished = open.removeLast().node
      if open.isEmpty { return finished }
      open[last - 1].node.children.append(finished)
    }
  }

  private static func childValues(of value: JSONValue) throws(FormatError) -> ArraySlice<JSONValue> {
    switch try JSONReader(value).object()["children"] {
    case nil, .null: return []
    case .array(let values): return values[...]
    default: throw FormatError(.malformed, in: "children")
    }
  }
}
