import AccessibilityModel

/// Reads the answer to `Accessibility.getFullAXTree` of Chrome DevTools.
struct BrowserTree {
  private let text: ScreenText
  private let limits: ScreenLimits
  private var nodes: [String: LocatedJSON] = [:]
  private var met: Set<String> = []

  /// Reads an answer, with or without the message around it.
  static func read(
    _ text: ScreenText, _ limits: ScreenLimits
  ) throws(SavedScreenError) -> (tree: AccessibilityTree, notes: [String]) {
    let document = try LocatedJSON.document(text, limits)
    let message = document["result"] ?? document
    guard let list = message["nodes"]?.array ?? message.array, !list.isEmpty else {
      throw SavedScreenError(.missing, at: text.place(document.offset), detail: "the list \"nodes\"")
    }
    var reader = BrowserTree(text: text, limits: limits)
    return WebNode.screen(try reader.roots(of: list))
  }

  private init(text: ScreenText, limits: ScreenLimits) {
    self.text = text
    self.limits = limits
  }

  private mutating func roots(of list: [LocatedJSON]) throws(SavedScreenError) -> [WebNode] {
    guard list.count <= limits.elements else {
      throw SavedScreenError(.tooMany, detail: "\(limits.elements) elements")
    }
    var order: [String] = []
    var inner: Set<String> = []
    for node in list {
      guard let id = node["nodeId"]?.words else {
        throw SavedScreenError(.missing, at: text.place(node.offset), detail: "the \"nodeId\" of a node")
      }
      guard nodes.updateValue(node, forKey: id) == nil else {
        throw SavedScreenError(.circle, at: text.place(node.offset), detail: "node \(id.prefix(20))")
      }
      order.append(id)
      for child in node["childIds"]?.array ?? [] { child.words.map { _ = inner.insert($0) } }
    }
    var roots: [WebNode] = []
    for id in order where !inner.contains(id) { roots += try read(id, depth: 1) }
    guard met.count == order.count else {
      let lost = order.first { !met.contains($0) } ?? ""
      throw SavedScreenError(
        .circle, at: nodes[lost].map { text.place($0.offset) }, detail: "node \(lost.prefix(20))")
    }
    return roots
  }

  /// A node with what it holds; of one that the browser ignores, what it holds alone.
  private mutating func read(_ id: String, depth: Int) throws(SavedScreenError) -> [WebNode] {
    guard let node = nodes[id] else { return [] }
    guard met.insert(id).inserted else {
      throw SavedScreenError(.circle, at: text.place(node.offset), detail: "node \(id.prefix(20))")
    }
    guard depth <= limits.depth else {
      throw SavedScreenError(.tooDeep, at: text.place(node.offset), detail: "\(limits.depth)")
    }
    var children: [WebNode] = []
    for child in node["childIds"]?.array ?? [] {
      guard let id = child.words else { continue }
      children += try read(id, depth: depth + 1)
    }
    if node["ignored"]?.bool == true { return children }
    var result = WebNode(role: node["role"]?["value"]?.words ?? "none")
    result.name = node["name"]?["value"]?.words ?? ""
    result.value = node["value"]?["value"]?.words ?? ""
    result.description = node["description"]?["value"]?.words ?? ""
    for property in node["properties"]?.array ?? [] {
      guard let name = property["name"]?.string, let value = property["value"]?["value"]?.words else {
        continue
      }
      result.states[name == "settable" ? "" : name] = value
    }
    if result.states["hidden"] == "true" { return children }
    result.children = children
    return [result]
  }
}
