import AccessibilityModel
import RoleDescriptions

/// A part of a page as a browser describes it: its role, its name, and what it holds.
struct WebNode {
  /// The role of ARIA, or the browser's own.
  var role: String
  /// Its accessible name.
  var name = ""
  /// Its value.
  var value = ""
  /// What describes it beyond its name.
  var description = ""
  /// Its states by their names: `checked`, `disabled`, `expanded`, `level`, `selected` and others.
  var states: [String: String] = [:]
  /// What it holds.
  var children: [WebNode] = []

  /// What the role is taken for.
  var entry: RoleDescription { RoleTable.web[role] ?? RoleTable.unknown }

  /// True where a person does something with it.
  var isControl: Bool { entry.kind == .stop && entry.traits != .image }

  /// The words in it, in order.
  var words: String {
    if entry.kind == .text { return name.trimmed }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Roles in it that no table knows.
  func unknownRoles() -> Set<String> {
    var roles: Set<String> = RoleTable.web[role] == nil ? [role] : []
    for child in children { roles.formUnion(child.unknownRoles()) }
    return roles
  }

  private var hasControls: Bool { children.contains { $0.isControl || $0.hasControls } }

  /// What it is for people who use technologies.
  ///
  /// - Parameter heading: The heading that it lies in, if any.
  /// - Returns: Stops, and containers with what they hold.
  func nodes(in heading: WebNode? = nil) -> [AccessibilityNode] {
    switch entry.kind {
    case .nothing: return []
    case .text:
      let text = name.trimmed
      return text.isEmpty ? [] : [AccessibilityNode(stop(text, heading))]
    case .stop: return [AccessibilityNode(stop(name.isEmpty ? words : name, heading))]
    case .cell where !hasControls:
      let label = name.isEmpty ? words : name
      return label.isEmpty ? [] : [AccessibilityNode(stop(label, heading))]
    case .cell:
      let outer = entry.traits.contains(.header) ? self : heading
      return children.flatMap { $0.nodes(in: outer) }
    case .view: return children.flatMap { $0.nodes(in: heading) }
    case .container:
      let inner = children.flatMap { $0.nodes(in: heading) }
      return inner.isEmpty ? [] : [AccessibilityNode(container, children: inner)]
    }
  }

  private var container: AccessibilityElement {
    var element = AccessibilityElement(isStop: false, label: name.isEmpty ? nil : SpokenText(name))
    element.containerType = entry.container
    element.childOrder = .given
    element.isModal = entry.isModal || states["modal"] == "true"
    return element
  }

  private func stop(_ label: String, _ heading: WebNode?) -> AccessibilityElement {
    var traits = entry.traits
    if heading != nil { traits.insert(.header) }
    for (state, trait) in Self.stateTraits where states[state] == "true" { traits.formUnion(trait) }
    if role == "textbox", states["multiline"] == "true" { traits.insert(.textArea) }
    var element = AccessibilityElement(
      label: label.isEmpty ? nil : SpokenText(label), value: spokenValue.map { SpokenText($0) },
      hint: description.isEmpty ? nil : SpokenText(description), traits: traits)
    if let level = (heading ?? self).states["level"].flatMap({ Int($0) }), (1...6).contains(level),
      traits.contains(.header)
    {
      element.headingLevel = level
    }
    switch states["expanded"] {
    case "true": element.expanded = true
    case "false": element.expanded = false
    default: break
    }
    return element
  }

  private var spokenValue: String? {
    let state = states["checked"] ?? states["pressed"]
    switch entry.value {
    case .toggle: return state == "true" ? "1" : state == "mixed" ? "mixed" : "0"
    case .selected, .none: return nil
    case .words, .text:
      if !value.isEmpty { return value }
      let chosen = children.first { $0.states["selected"] == "true" }?.name
      return chosen ?? nil
    }
  }

  private static let stateTraits: [(String, Traits)] = [
    ("selected", .selected), ("disabled", .notEnabled), ("focused", []), ("protected", .secureTextEntry),
    ("pressed", .selected),
  ]
}

extension WebNode {
  /// The screen of a page, and what was taken otherwise.
  static func screen(_ nodes: [WebNode]) -> (tree: AccessibilityTree, notes: [String]) {
    var root = AccessibilityElement(isStop: false)
    root.childOrder = .given
    let unknown = nodes.reduce(into: Set<String>()) { $0.formUnion($1.unknownRoles()) }.sorted()
    var notes: [String] = []
    if !unknown.isEmpty {
      let list = unknown.prefix(5).joined(separator: ", ") + (unknown.count > 5 ? ", …" : "")
      notes.append("Roles that are not known are read without a role: \(list).")
    }
    return (AccessibilityTree(AccessibilityNode(root, children: nodes.flatMap { $0.nodes() })), notes)
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
