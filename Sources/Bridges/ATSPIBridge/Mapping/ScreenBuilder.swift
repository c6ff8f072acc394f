import AccessibilityModel

/// Makes the tree that technologies read of the objects of an application.
///
/// The rules by which descriptions, details and keys become hints or custom content are those of
/// `Documentation/Guides/RunningApps.md`.
struct ScreenBuilder {
  /// Objects inside each other, beyond which nothing is read.
  static let depthLimit = 400

  let table: ObjectTable
  let application: RunningApplication
  private var seen: Set<Int> = []

  init(_ table: ObjectTable, of application: RunningApplication) {
    self.table = table
    self.application = application
  }

  /// The tree: a container for each window that is on the screen.
  mutating func tree() -> AccessibilityTree {
    var root = AccessibilityElement(id: id(of: table.root), isStop: false)
    root.childOrder = .given
    let windows = table[table.root]?.children ?? []
    let children = windows.flatMap { nodes(of: $0, Context()) }
    return AccessibilityTree(AccessibilityNode(root, children: children))
  }

  /// The objects that are on the screen, in reading order, with those that only belong to them.
  mutating func shown() -> [ObjectReference] {
    var found: [ObjectReference] = []
    var stack = (table[table.root]?.children ?? []).reversed().map { ($0, false) }
    var met: Set<ObjectReference> = []
    while let (reference, isInDocument) = stack.popLast() {
      guard met.insert(reference).inserted, let object = table[reference], isMet(object, isInDocument) else {
        continue
      }
      found.append(reference)
      let inside = isInDocument || Role.documents.contains(object.role)
      stack += object.children.reversed().map { ($0, inside) }
    }
    return found
  }

  /// What lies around an object.
  struct Context {
    var isInDocument = false
    var heading: Int?
    var isInHeader = false
    var depth = 0
    var place: TablePlace?
    var live: String?
  }

  /// The identity of an object, which stays while the object lives.
  func id(of reference: ObjectReference) -> ElementID {
    guard let object = table[reference] else { return .unassigned }
    return ElementID(slot: UInt32(object.slot), generation: table.generations[object.slot])
  }

  /// True for GTK 4, which says of windows alone that they are on the screen.
  private var isLazy: Bool { application.toolkit == "GTK" }

  /// Whether people can meet an object.
  ///
  /// In a document what is scrolled away can be met as well.
  func isMet(_ object: AccessibleObject, _ isInDocument: Bool) -> Bool {
    guard !object.states.contains(.defunct), RoleEntry[object.role].kind != .nothing else { return false }
    return object.states.contains(.showing) || ((isInDocument || isLazy) && object.states.contains(.visible))
  }

  /// What an object is to people: stops, and containers with what they hold.
  mutating func nodes(of reference: ObjectReference, _ context: Context) -> [AccessibilityNode] {
    guard context.depth < Self.depthLimit, let object = table[reference],
      isMet(object, context.isInDocument), seen.insert(object.slot).inserted
    else { return [] }
    let entry = RoleEntry[object.role]
    var inner = context
    inner.depth += 1
    if Role.documents.contains(object.role) { inner.isInDocument = true }
    if entry.traits.contains(.header) {
      inner.isInHeader = true
      inner.heading = object.headingLevel
    }
    switch entry.kind {
    case .nothing: return []
    case .view: return children(of: object, inner)
    case .text where !hasControls(object, inner.isInDocument): return text(object, context)
    case .text: return withoutNames(of: children(of: object, inner))
    case .stop: return stop(object, entry, context, inner)
    case .cell: return cell(object, entry, context, inner)
    case .container: return container(object, entry, inner)
    }
  }

  /// What lies in an object, with the words between.
  mutating func children(of object: AccessibleObject, _ context: Context) -> [AccessibilityNode] {
    let pieces = object.textPieces
    guard !pieces.isEmpty else { return object.children.flatMap { nodes(of: $0, context) } }
    var result: [AccessibilityNode] = []
    var position = 0
    for piece in pieces {
      switch piece {
      case .object:
        guard object.children.indices.contains(position) else { continue }
        result += nodes(of: object.children[position], context)
        position += 1
      case .words(let words):
        var element = AccessibilityElement(label: SpokenText(words), traits: .staticText)
        mark(&element, in: context)
        result.append(AccessibilityNode(element))
      }
    }
    for child in object.children.dropFirst(position) { result += nodes(of: child, context) }
    return result
  }

  private func text(_ object: AccessibleObject, _ context: Context) -> [AccessibilityNode] {
    let label = words(of: object, context.isInDocument)
    guard !label.isEmpty, !label.isBullet else { return [] }
    var element = AccessibilityElement(
      id: id(of: object.reference), label: SpokenText(label), traits: .staticText,
      frame: object.details?.frame ?? .zero)
    mark(&element, in: context)
    return [AccessibilityNode(element)]
  }

  private mutating func stop(
    _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context, _ inner: Context
  ) -> [AccessibilityNode] {
    // A combo box in which people type is its field, beside the button that opens it.
    if object.role == 11, contains(object, inner.isInDocument, where: { $0.states.contains(.editable) }),
      !object.interfaces.contains(.editableText)
    {
      return children(of: object, inner)
    }
    var element = element(of: object, entry, context)
    mark(&element, in: context)
    // A picture that nobody named tells nothing.
    if entry.traits == .image, element.label == nil { return [] }
    let own = AccessibilityNode(element)
    // What a tab shows lies in it.
    guard object.role == 37 else { return [own] }
    return [own] + children(of: object, inner).filter { $0.element.label != element.label }
  }

  private mutating func cell(
    _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context, _ inner: Context
  ) -> [AccessibilityNode] {
    if contains(object, inner.isInDocument, where: { $0.isInside }) {
      let nodes = children(of: object, inner)
      let own = name(of: object)
      let isTold = own.isEmpty || nodes.contains { $0.words.contains(own) || own.contains($0.words) }
      return isTold ? nodes : [AccessibilityNode(cellElement(object, entry, context))] + nodes
    }
    let element = cellElement(object, entry, context)
    return element.label == nil ? [] : [AccessibilityNode(element)]
  }

  private func cellElement(
    _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context
  ) -> AccessibilityElement {
    var element = element(of: object, entry, context)
    if element.traits.isEmpty { element.traits = .staticText }
    element.headingLevel = entry.traits.contains(.header) ? object.headingLevel : nil
    mark(&element, in: context)
    return element
  }

  private mutating func container(
    _ object: AccessibleObject, _ entry: RoleEntry, _ inner: Context
  ) -> [AccessibilityNode] {
    let nodes = entry.container == .dataTable ? rows(of: object, inner) : children(of: object, inner)
    guard !nodes.isEmpty else { return [] }
    let label = ([name(of: object)] + object.landmarkWords(entry)).filter { !$0.isEmpty }
      .joined(separator: " ")
    var element = AccessibilityElement(
      id: id(of: object.reference), isStop: false, label: label.isEmpty ? nil : SpokenText(label))
    element.childOrder = .given
    // A group without a name is none to people who listen.
    element.containerType =
      entry.container == .semanticGroup && label.isEmpty ? .none : entry.container
    element.isModal = object.states.contains(.modal)
    element.language = object.details?.attributes["language"]
    if element.containerType == .dataTable { element.tableSize = size(of: object) }
    return [AccessibilityNode(element, children: nodes)]
  }

  /// Takes away texts that are only the name of a control beside them.
  private func withoutNames(of nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let names = Set(nodes.filter { $0.element.traits != .staticText }.compactMap { $0.element.label?.string })
    return nodes.filter { node in
      node.element.traits != .staticText || !names.contains(node.element.label?.string ?? "")
    }
  }

  /// Adds what is true of an element because of what it lies in.
  func mark(_ element: inout AccessibilityElement, in context: Context) {
    if context.isInHeader {
      element.traits.remove(.staticText)
      element.traits.insert(.header)
      element.headingLevel = context.heading
    }
    if let place = context.place { element.tablePlace = place }
  }
}

extension AccessibilityNode {
  /// The words of its stops, in order.
  var words: String {
    ([element.label?.string ?? ""] + children.map(\.words)).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
