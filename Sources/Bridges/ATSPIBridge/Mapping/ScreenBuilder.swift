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
  /// The window that is shown, with the small ones that it opened; `nil` where all are.
  private let window: ObjectReference?
  private var seen: Set<Int> = []

  init(_ table: ObjectTable, of application: RunningApplication, window: ObjectReference? = nil) {
    self.table = table
    self.application = application
    self.window = window
  }

  /// The tree: a container for each window that is on the screen.
  mutating func tree() -> AccessibilityTree {
    var root = AccessibilityElement(id: id(of: table.root), isStop: false)
    root.childOrder = .given
    let windows = (table[table.root]?.children ?? []).filter(isShown)
    let children = windows.flatMap { named(nodes(of: $0, Context()), as: $0) }
    return AccessibilityTree(AccessibilityNode(root, children: children))
  }

  /// Whether a window is shown: all are, or the one that keys go to and those that are opened beside it, as menus.
  private func isShown(_ reference: ObjectReference) -> Bool {
    guard let window, reference != window, let object = table[reference] else { return true }
    return ![Role.frame, Role.dialog, Role.alert].contains(object.role)
  }

  /// Gives the one window that is shown the name of the application where it has none.
  private func named(_ nodes: [AccessibilityNode], as reference: ObjectReference) -> [AccessibilityNode] {
    guard reference == window, nodes.count == 1, let node = nodes.first, !node.element.isStop,
      node.element.label == nil, !application.name.isEmpty
    else { return nodes }
    var element = node.element
    element.label = SpokenText(application.name)
    element.containerType = .semanticGroup
    return [AccessibilityNode(element, children: node.children)]
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
    var language: String?
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
    // A line between parts is met where people can move it.
    if object.role == Role.separator,
      !object.interfaces.contains(.value) || !object.states.contains(.focusable)
    {
      return false
    }
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
    if Role.documents.contains(object.role) {
      inner.isInDocument = true
      inner.language = object.details?.language
    }
    if entry.traits.contains(.header) {
      inner.isInHeader = true
      inner.heading = object.headingLevel
    }
    switch entry.kind {
    case .nothing: return []
    case .view: return view(object, entry, context, inner)
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
    guard !pieces.isEmpty else {
      return context.isInDocument
        ? lines(of: object, context) : object.children.flatMap { nodes(of: $0, context) }
    }
    var result: [AccessibilityNode] = []
    var position = 0
    for piece in pieces {
      switch piece {
      case .object:
        guard object.children.indices.contains(position) else { continue }
        result += nodes(of: object.children[position], context)
        position += 1
      case .words(let words):
        result.append(AccessibilityNode(textElement(words, context)))
      }
    }
    for child in object.children.dropFirst(position) { result += nodes(of: child, context) }
    return result
  }

  /// What lies in an object, where words that stand beside each other in a line are one element.
  private mutating func lines(of object: AccessibleObject, _ context: Context) -> [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    var line: [ObjectReference] = []
    func isInLine(_ reference: ObjectReference) -> Bool {
      guard let inner = table[reference] else { return false }
      return inner.isInline && isMet(inner, context.isInDocument)
        && !contains(inner, context.isInDocument, where: { $0.isInside })
    }
    for reference in object.children {
      if isInLine(reference) {
        line.append(reference)
      } else {
        result += text(of: line, context)
        line = []
        result += nodes(of: reference, context)
      }
    }
    return result + text(of: line, context)
  }

  /// One element for words in a line.
  private mutating func text(of line: [ObjectReference], _ context: Context) -> [AccessibilityNode] {
    let objects = line.compactMap { table[$0] }
    guard let first = objects.first(where: { !words(of: $0, context.isInDocument).isEmpty }) else {
      return []
    }
    guard objects.count > 1 || first.isChange else { return nodes(of: first.reference, context) }
    for object in objects { seen.insert(object.slot) }
    let label = words(inLine: objects, context.isInDocument)
    guard !label.isEmpty, !label.isBullet else { return [] }
    return [AccessibilityNode(textElement(label, context, of: first))]
  }

  private func text(_ object: AccessibleObject, _ context: Context) -> [AccessibilityNode] {
    let label = words(of: object, context.isInDocument)
    guard !label.isEmpty, !label.isBullet else { return [] }
    return [AccessibilityNode(textElement(label, context, of: object))]
  }

  private func textElement(
    _ words: String, _ context: Context, of object: AccessibleObject? = nil
  ) -> AccessibilityElement {
    var element = AccessibilityElement(
      id: object.map { id(of: $0.reference) } ?? .unassigned, label: SpokenText(words),
      traits: .staticText, frame: object?.details?.frame ?? .zero)
    if let object { element.language = language(of: object, context) }
    mark(&element, in: context)
    return element
  }

  private mutating func stop(
    _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context, _ inner: Context
  ) -> [AccessibilityNode] {
    // A combo box in which people type is its field, beside the button that opens it.
    if object.role == Role.comboBox,
      contains(object, inner.isInDocument, where: { $0.states.contains(.editable) }),
      !object.interfaces.contains(.editableText)
    {
      return children(of: object, inner)
    }
    // A menu that is open, and a date of which each part can be changed, are what lies in them.
    if object.role == Role.menu || object.role == Role.dateEditor,
      contains(object, inner.isInDocument, where: { RoleEntry[$0.role].kind == .stop })
    {
      return container(object, entry, inner).map(withoutSigns)
    }
    var element = element(of: object, entry, context)
    mark(&element, in: context)
    // A picture that nobody named tells nothing, unless the browser misses its name.
    if object.isUnnamedImage {
      element.label = nil
    } else if entry.traits == .image, element.label == nil {
      return []
    }
    let own = AccessibilityNode(element)
    // What a tab shows lies in it.
    guard object.role == 37 else { return [own] }
    return [own] + children(of: object, inner).filter { $0.element.label != element.label }
  }

  mutating func cell(
    _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context, _ inner: Context
  ) -> [AccessibilityNode] {
    if contains(object, inner.isInDocument, where: { $0.isInside }) {
      if object.role == Role.treeItem { return branch(object, entry, context, inner) }
      let nodes = children(of: object, inner)
      let own = name(of: object)
      let isTold = own.isEmpty || nodes.contains { $0.words.contains(own) || own.contains($0.words) }
      return isTold ? nodes : [AccessibilityNode(cellElement(object, entry, context))] + nodes
    }
    let element = cellElement(object, entry, context)
    return element.label == nil ? [] : [AccessibilityNode(element)]
  }

  func cellElement(
    _ object: AccessibleObject, _ entry: RoleEntry, _ context: Context
  ) -> AccessibilityElement {
    var element = element(of: object, entry, context)
    if element.traits.isEmpty { element.traits = .staticText }
    element.headingLevel = entry.traits.contains(.header) ? object.headingLevel : nil
    mark(&element, in: context)
    return element
  }

  mutating func container(
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
    let isGroup = entry.container == .semanticGroup || [.view, .stop].contains(entry.kind)
    element.containerType = !isGroup ? entry.container : label.isEmpty ? .none : .semanticGroup
    element.isModal = object.states.contains(.modal)
    element.language = object.details?.language ?? object.details?.attributes["language"]
    if element.containerType == .dataTable { element.tableSize = size(of: object) }
    return [AccessibilityNode(element, children: nodes)]
  }

  /// Takes away the signs between the parts of a date.
  private func withoutSigns(in node: AccessibilityNode) -> AccessibilityNode {
    AccessibilityNode(
      node.element,
      children: node.children.filter { $0.element.traits != .staticText || $0.words.contains { $0.isLetter } }
    )
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
