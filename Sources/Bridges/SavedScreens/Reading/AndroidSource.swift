import AccessibilityModel
import RoleDescriptions

/// Reads the page source of Appium's driver for Android, and what `uiautomator dump` writes.
final class AndroidSource: MarkupHandler {
  private var open: [AndroidNode] = []
  private var roots: [AndroidNode] = []
  private var count = 0

  /// Reads a screen.
  static func read(
    _ text: ScreenText, _ limits: ScreenLimits
  ) throws(SavedScreenError) -> (tree: AccessibilityTree, notes: [String]) {
    let source = AndroidSource()
    try MarkupReader.read(text, into: source, limits)
    guard source.count > 0 else { throw SavedScreenError(.missing, detail: "an element with bounds") }
    var root = AccessibilityElement(isStop: false)
    root.childOrder = .given
    var notes: [String] = []
    let unknown = Set(source.roots.flatMap(\.unknownClasses)).sorted()
    if !unknown.isEmpty {
      let list = unknown.prefix(5).joined(separator: ", ") + (unknown.count > 5 ? ", …" : "")
      notes.append("Classes that are not known are read without a role: \(list).")
    }
    let children = source.roots.flatMap { $0.nodes(inside: false) }
    return (AccessibilityTree(AccessibilityNode(root, children: children)), notes)
  }

  func open(
    _ name: String, _ attributes: [String: String], at place: TextPlace
  ) throws(SavedScreenError) {
    var node = AndroidNode(attributes)
    if let bounds = attributes["bounds"] {
      count += 1
      let edges = try ScreenNumber.four(in: bounds, at: { place })
      node.frame = Rect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }
    if node.className.isEmpty, name != "hierarchy", name != "node" { node.className = name }
    open.append(node)
  }

  func close() {
    guard let node = open.popLast() else { return }
    if open.isEmpty { roots.append(node) } else { open[open.count - 1].children.append(node) }
  }
}

/// A view of Android with what it holds.
struct AndroidNode {
  /// The name of its class, with the package.
  var className: String
  /// Its rectangle, in pixels.
  var frame = Rect.zero
  /// What it holds.
  var children: [AndroidNode] = []
  private let attributes: [String: String]

  /// Makes a view of what an element of the file says.
  init(_ attributes: [String: String]) {
    self.attributes = attributes
    className = attributes["class"] ?? ""
  }

  private var entry: RoleDescription? {
    let name = className.split(separator: ".").last.map(String.init) ?? ""
    return RoleTable.android[name.split(separator: "$").last.map(String.init) ?? ""]
  }

  private func isTrue(_ key: String) -> Bool { attributes[key] == "true" }

  private var ownWords: String {
    let description = attributes["content-desc"] ?? ""
    return description.isEmpty ? attributes["text"] ?? "" : description
  }

  /// True where a person can do something with it, so that TalkBack stops there.
  private var isActionable: Bool {
    isTrue("clickable") || isTrue("long-clickable") || isTrue("checkable") || isTrue("focusable")
  }

  /// False where it is there and not shown.
  private var isShown: Bool { attributes["displayed"] != "false" && attributes["visible-to-user"] != "false" }

  /// Classes that no table knows and that would need a role.
  var unknownClasses: [String] {
    let own = entry == nil && isActionable && !className.isEmpty ? [className] : []
    return own + children.flatMap(\.unknownClasses)
  }

  /// The words of what it holds and nobody stops at, which are its name where it has none.
  private var innerWords: [String] {
    children.flatMap { child -> [String] in
      if !child.isShown || child.isActionable { return [] }
      let own = child.ownWords
      return own.isEmpty ? child.innerWords : [own]
    }
  }

  /// The elements that it is for people who use technologies.
  ///
  /// - Parameter inside: True where it lies in a stop that takes its words for its own.
  /// - Returns: Stops, and containers with what they hold.
  func nodes(inside: Bool) -> [AccessibilityNode] {
    guard isShown else { return [] }
    let entry = entry ?? RoleTable.unknown
    let isScrolling = isTrue("scrollable") && entry.kind != .stop
    let words = ownWords
    let takesWords = isActionable && !isScrolling
    let label = words.isEmpty && takesWords ? innerWords.joined(separator: ", ") : words
    let isControl = entry.kind == .stop || entry.kind == .cell
    let isEmptyView = label.isEmpty && !isControl
    let isStop = takesWords ? !isEmptyView : !words.isEmpty && !inside || isControl && !inside
    let inner = children.flatMap { $0.nodes(inside: inside || isStop) }
    guard isStop else {
      guard entry.kind == .container, !inner.isEmpty else { return inner }
      return [AccessibilityNode(container(entry), children: inner)]
    }
    return [AccessibilityNode(stop(label, entry))] + inner
  }

  private func container(_ entry: RoleDescription) -> AccessibilityElement {
    var element = AccessibilityElement(isStop: false, frame: frame)
    element.containerType = entry.container
    element.childOrder = .given
    element.clipsChildren = isTrue("scrollable")
    if !ownWords.isEmpty { element.label = SpokenText(ownWords) }
    return element
  }

  private func stop(_ name: String, _ entry: RoleDescription) -> AccessibilityElement {
    var traits = entry.traits
    var label = name
    var value = ""
    if !traits.isDisjoint(with: [.textEntry, .secureTextEntry]) {
      // The text is what was typed; the name is the description or the hint.
      label = attributes["content-desc"] ?? ""
      value = attributes["text"] ?? ""
      if label.isEmpty { label = attributes["hint"] ?? "" }
    }
    if isTrue("password") { traits.insert(.secureTextEntry) }
    if isTrue("checkable") {
      if traits.contains(.toggleButton) || traits.isEmpty {
        traits.formUnion([.button, .toggleButton])
        value = isTrue("checked") ? "1" : "0"
      } else if isTrue("checked") {
        traits.insert(.selected)
      }
    }
    if isTrue("selected") { traits.insert(.selected) }
    if isTrue("heading") { traits.insert(.header) }
    if attributes["enabled"] == "false" { traits.insert(.notEnabled) }
    var element = AccessibilityElement(
      label: label.isEmpty ? nil : SpokenText(label), value: value.isEmpty ? nil : SpokenText(value),
      traits: traits, frame: frame)
    if let state = attributes["state-description"], !state.isEmpty, value.isEmpty {
      element.value = SpokenText(state)
    }
    if let id = attributes["resource-id"], !id.isEmpty { element.identifier = id }
    if isTrue("clickable") || isTrue("long-clickable") { element.respondsToUserInteraction = true }
    return element
  }
}
