import Accessibility
import AccessibilityModel
import AppHost
import Foundation

/// Turns views, and elements without views, into what assistive technologies meet.
///
/// A view that is no element and no group leaves no trace: what lies inside is found beside its siblings.
/// - Source: Behaviour 1.1 F9, 1.10.3
@MainActor
final class TreeBuilder {
  private let identify: (NSObject) -> ElementID
  private let caches: Bool
  private var row: Row?
  private var frames: [DescriptionFrame] = []
  private var countOfListed = 0
  /// The views that are described as parts of a presentation's layer, and not where they lie.
  private var passed: Set<ObjectIdentifier> = []

  /// The row that is described, and how many parts of it have been met.
  struct Row {
    let identity: ScopedIdentity
    var count = 0
  }

  /// Makes a describer that gives elements the identities a function answers.
  init(identify: @escaping (NSObject) -> ElementID) {
    self.identify = identify
    caches = false
  }

  /// Makes a describer that gives elements their lasting identities.
  init(_ registry: ElementIDRegistry) {
    identify = { registry.id(of: $0) }
    caches = true
    passed = RunningApp.current[PassageList.self].passed
  }

  /// The elements that a view shows: itself, or what it contains.
  ///
  /// - Complexity: O(n) for n views, without recursion, so that no depth of nesting exhausts the stack.
  func nodes(of view: UIView) -> [AccessibilityNode] {
    frames.append(DescriptionFrame(.views([view]), .nothing, table: nil))
    while let top = frames.indices.last {
      switch frames[top].next() {
      case .view(let view): visit(view)
      case .listed(let value): visit(listed: value)
      case .row(let cell, let identity, let position): visitRow(cell, identity, at: position)
      case .rows(let view, let rows): enter(.parts(rows), .group(view))
      case nil:
        let nodes = finish(frames.removeLast())
        guard let outer = frames.indices.last else { return nodes }
        frames[outer].take(nodes)
      }
    }
    return []
  }

  private func take(_ nodes: [AccessibilityNode]) {
    guard let top = frames.indices.last else { return }
    frames[top].take(nodes)
  }

  private func enter(
    _ contents: DescriptionFrame.Contents, _ outcome: DescriptionFrame.Outcome,
    table: (any UIAccessibilityContainerDataTable)? = nil
  ) {
    frames.append(DescriptionFrame(contents, outcome, table: table ?? frames.last?.table))
  }

  private func visit(_ view: UIView) {
    let resolved = ResolvedAccessibility(view)
    guard view.isShown, !resolved.elementsHidden, !isDescribedElsewhere(view) else { return }
    if caches, let cache = view.descriptionCache, cache.holds(at: view.placeOnScreen) {
      return take(cache.nodes)
    }
    if resolved.isElement {
      let nodes = stop(view)
      take(nodes)
      let beside = view.partsBeside
      return beside.isEmpty ? keep(nodes, of: view) : enter(.views(beside), .nothing)
    }
    // What lies in a container without any size is not there.
    if view.bounds.size == .zero, frames.count > 1 { return keepNothing(of: view) }
    if OptionalConformances.kinds(of: view).contains(.rowContainer), let container = view as? any RowContainer
    {
      return enter(.parts(container.parts), .rows(container, surroundings(of: container)))
    }
    if enterList(of: view, resolved) { return }
    enter(.views(view.subtree == nil ? view.subviews : []), .view(view))
    if let subtree = view.subtree { take(nodes(from: subtree)) }
  }

  /// True where a view is described as a part of a presentation's layer, which is not what is described now.
  private func isDescribedElsewhere(_ view: UIView) -> Bool {
    guard !passed.isEmpty, passed.contains(ObjectIdentifier(view)) else { return false }
    return !(frames.last?.outcome.object is PresentationLayer)
  }

  private func visit(listed value: Any) {
    guard type(of: value) is AnyClass, let object = value as? NSObject else {
      return report(.notAnElement(value))
    }
    guard !frames.contains(where: { $0.outcome.object === object }) else {
      return report(.elementInsideItself(object))
    }
    countOfListed += 1
    guard countOfListed <= Self.elementLimit else {
      return report(.listedTooOften(Self.elementLimit))
    }
    if let view = object as? UIView { return visit(view) }
    let resolved = ResolvedAccessibility(object)
    guard !resolved.elementsHidden else { return }
    if resolved.isElement { return take(stop(object)) }
    _ = enterList(of: object, resolved)
  }

  /// Goes into what an object lists as its elements; false where it lists nothing.
  private func enterList(of object: NSObject, _ resolved: ResolvedAccessibility) -> Bool {
    let table = resolved.containerType == .dataTable ? object as? any UIAccessibilityContainerDataTable : nil
    if let listed = listedElements(of: object, resolved) {
      enter(.listed(listed), .group(object), table: table)
      return true
    }
    guard let table else { return false }
    let subviews = (object as? UIView)?.subviews ?? []
    if subviews.isEmpty {
      enter(.listed(table.cells), .group(object), table: table)
    } else {
      enter(.views(subviews), .view(object), table: table)
    }
    return true
  }

  private func finish(_ frame: DescriptionFrame) -> [AccessibilityNode] {
    switch frame.outcome {
    case .nothing: return frame.found
    case .group(let object):
      return [group(object, frame.found, .given)]
    case .rows(let container, _): return [group(container, of: frame.found)]
    case .view(let object):
      var nodes = frame.found
      guard let view = object as? UIView else { return nodes }
      let isGroup = !nodes.isEmpty && (Self.isGroup(view) || nodes.contains { $0.element.isModal })
      if isGroup { nodes = [group(view, nodes, .geometric)] }
      keep(nodes, of: view, isGroup: isGroup)
      return nodes
    case .row(let cell, let index, let isListed, let outer):
      let isHosted = (cell as? any RowCell)?.contents.isHosted == true
      var node = group(cell, frame.found, isListed ? .given : isHosted ? .rows : .geometric)
      row = outer
      node.element.rowIndex = index
      guard !isListed, let rule = (cell as? any RowCell)?.contents.rule else { return [node] }
      for index in node.children.indices where node.children[index].element.isStop {
        node.children[index].element.rules.append(rule)
      }
      markIfChosen(cell, &node)
      return [node]
    case .besideRow(let cell, let index, let outer):
      let identity = row?.identity
      row = outer
      let hidden = Self.hiddenTexts(in: cell)
      let nodes = frame.found.map { found in
        var node = found
        if !hidden.isEmpty { node.element.hiddenTexts = hidden }
        node.element.rowIndex = index
        return node
      }
      if let identity { keepRow(nodes, of: cell, identity, at: index) }
      return nodes
    }
  }

  /// Remembers what was found, where asking again would give the same.
  private func keep(_ nodes: [AccessibilityNode], of view: UIView, isGroup: Bool = false) {
    guard caches else { return }
    // What an earlier look found is not what this one did.
    view.descriptionCache = nil
    // What lies very deep would be remembered once for each view around it.
    guard row == nil, frames.count < 100, view.isRemembered else { return }
    // A menu may offer something else at the next look.
    if nodes.count == 1, nodes[0].element.isStop, !nodes[0].element.actions.isEmpty { return }
    let isElement = view.isAccessibilityElement
    let inside = isElement || view.subtree != nil ? [] : view.subviews.filter(\.isShown)
    guard inside.allSatisfy({ $0.descriptionCache != nil }) else { return }
    // What a source describes is asked for at each look, and with it whatever lies around.
    let isStale = view.subtree != nil || inside.contains { $0.descriptionCache?.isStale == true }
    view.descriptionCache = DescriptionCache(
      place: view.placeOnScreen, nodes: nodes, inside: isElement ? nil : inside, isGroup: isGroup,
      movesAlong: view.movesWithItsPlace && inside.allSatisfy { $0.descriptionCache?.movesAlong == true },
      isStale: isStale)
  }

  /// Remembers that nothing was found in a view without size; what lies in it was not looked at.
  private func keepNothing(of view: UIView) {
    guard caches else { return }
    view.descriptionCache = nil
    guard row == nil, view.isRemembered else { return }
    view.descriptionCache = DescriptionCache(
      place: view.placeOnScreen, nodes: [], inside: [], isGroup: false, movesAlong: true)
  }

  /// What a view's source describes: in rows by the identities of the row's parts, else by those it gave.
  private func nodes(from subtree: GraftedSubtree) -> [AccessibilityNode] {
    caches && row == nil ? subtree.nodes() : subtree.nodes(isLasting: caches) { [self] in id(of: $0) }
  }

  /// Classes that override nothing an app could change without a word.
  static let plainTypes: Set = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self), ObjectIdentifier(UIScrollView.self),
    ObjectIdentifier(UIStackView.self), ObjectIdentifier(UIWindow.self), ObjectIdentifier(UIResponder.self),
    ObjectIdentifier(UIAccessibilityElement.self), ObjectIdentifier(UIViewController.self),
  ]

  /// True where what the view contains belongs together for those who listen.
  static func isGroup(_ view: UIView) -> Bool {
    let resolved = ResolvedAccessibility(view)
    return resolved.groupsChildren || resolved.containerType != .none || resolved.isModal
      || view is UIScrollView
      || resolved.navigationStyle != .automatic || !resolved.rotors.isEmpty
      || OptionalConformances.kinds(of: view).contains(.chart)
      || resolved.traits.contains(.tabBar)
  }

  /// What an object lists as its elements, all at once or one by one.
  private func listedElements(of object: NSObject, _ resolved: ResolvedAccessibility) -> [Any]? {
    if let elements = resolved.elements { return elements }
    guard let responder = object as? UIResponder else { return nil }
    let count = responder.accessibilityElementCount()
    guard count != NSNotFound, count != 0 else { return nil }
    guard count > 0 else {
      report(.negativeElementCount(count, in: object))
      return nil
    }
    if count > Self.elementLimit { report(.tooManyElements(count, in: object)) }
    var elements: [Any] = []
    var missing: Int?
    for index in 0..<min(count, Self.elementLimit) {
      if let element = responder.accessibilityElement(at: index) {
        elements.append(element)
      } else {
        missing = missing ?? index
      }
    }
    if count > Self.elementLimit { return elements }
    if let missing {
      report(.missingElement(at: missing, of: count, in: object))
    } else {
      checkLookup(of: elements, in: responder)
    }
    return elements
  }

  /// Notes where a container does not find an element that it answered.
  ///
  /// - Complexity: Two lookups, whatever it holds.
  private func checkLookup(of elements: [Any], in container: UIResponder) {
    for index in Set([0, elements.count - 1]).sorted() {
      let found = container.index(ofAccessibilityElement: elements[index])
      guard found != index else { continue }
      return report(.lostElement(at: index, found: found, in: container))
    }
  }

  /// More elements than this no container counts by intent.
  private static let elementLimit = 100_000

  private func id(of object: NSObject) -> ElementID {
    guard let current = row, caches, current.identity.object !== object else { return identify(object) }
    let part = current.identity.part(at: current.count)
    row?.count += 1
    if part.object !== object { part.bind(object) }
    return identify(object)
  }

  private func stop(_ object: NSObject) -> [AccessibilityNode] {
    var element = ElementBuilder.element(of: object, identify: identify)
    guard element.frame.size.width > 0 && element.frame.size.height > 0 || element.path != nil else {
      return []
    }
    if let view = object as? UIView, view.isClippedAway { return [] }
    if let label = element.label, label.isBlank, element.value?.isBlank ?? true {
      reportBlankLabel(of: object, label)
    }
    if let table = frames.last?.table, let cell = object as? any UIAccessibilityContainerDataTableCell {
      element.tablePlace = table.place(of: cell)
    }
    element.sourceLocation = SourceTables.shared.location(of: object, label: element.label)
    element.id = id(of: object)
    if let text = object as? UITextView, let rotor = text.linkRotor(on: element.id) {
      element.traits.insert(.link)
      element.rotors.append(rotor)
    }
    return [AccessibilityNode(element)]
  }

  /// Notes a name of spaces, and an empty one that was set on purpose.
  private func reportBlankLabel(of object: NSObject, _ label: SpokenText) {
    let wasSet = ElementBuilder.responder(for: object).properties.label != nil
    if wasSet || !label.string.isEmpty { report(.blankLabel(of: object)) }
  }

  private func group(
    _ object: NSObject, _ children: [AccessibilityNode], _ order: ChildOrder
  ) -> AccessibilityNode {
    var element = ElementBuilder.container(of: object, identify: identify)
    element.childOrder = order
    element.sourceLocation = SourceTables.shared.location(of: object, label: nil)
    element.id = id(of: object)
    if element.isModal { element.isModal = children.contains(where: Self.holdsStop) }
    return AccessibilityNode(element, children: children)
  }

  /// True where the cursor can stop at it, or at something in it.
  private static func holdsStop(_ node: AccessibilityNode) -> Bool {
    var rest = [node]
    while let next = rest.popLast() {
      if next.element.isStop { return true }
      rest += next.children
    }
    return false
  }

  // MARK: Rows

  private func group(_ container: any RowContainer, of children: [AccessibilityNode]) -> AccessibilityNode {
    compareIdentifiers(children, in: container)
    var element = ElementBuilder.container(of: container, identify: identify)
    var attributes = element.attributes
    attributes.childOrder = .given
    attributes.rows = LazyRows(count: container.rowCount, realized: container.realizedRows)
    element.attributes = attributes
    element.id = id(of: container)
    if element.isModal {
      element.isModal = container.rowCount > 0 || children.contains(where: Self.holdsStop)
    }
    return AccessibilityNode(element, children: children)
  }

  private func compareIdentifiers(_ rows: [AccessibilityNode], in container: UIView) {
    var seen: Set<String> = []
    for row in rows where row.element.rowIndex != nil {
      guard let identifier = row.element.identifier, !seen.insert(identifier).inserted else { continue }
      report(.equalIdentifiers(identifier, in: container))
    }
  }

  private func visitRow(_ cell: UIView, _ identity: ScopedIdentity, at position: Int) {
    let resolved = ResolvedAccessibility(cell)
    guard cell.isShown, !resolved.elementsHidden else { return }
    if let known = rememberedRow(cell, identity, at: position) { return take([known]) }
    let outer = row
    row = Row(identity: identity)
    guard resolved.isElement else {
      let listed = listedElements(of: cell, resolved)
      let outcome = DescriptionFrame.Outcome.row(cell, position, isListed: listed != nil, outer: outer)
      return enter(listed.map { .listed($0) } ?? .views(cell.subviews), outcome)
    }
    let beside = DescriptionFrame(
      .views(cell.partsBeside), .besideRow(cell, position, outer: outer), table: frames.last?.table)
    frames.append(beside)
    take(stop(cell))
  }

  /// What the rows of a container depend on beside themselves, where they may be remembered.
  private func surroundings(of container: any RowContainer) -> RowSurroundings? {
    guard caches, row == nil, frames.last?.table == nil, let table = container as? UITableView else {
      return nil
    }
    return RowSurroundings.around(table, in: .current)
  }

  /// A row as it was found before, where nothing has changed but its place on the screen.
  private func rememberedRow(
    _ cell: UIView, _ identity: ScopedIdentity, at position: Int
  ) -> AccessibilityNode? {
    guard case .rows(_, let surroundings?)? = frames.last?.outcome, let cell = cell as? UITableViewCell,
      let memory = cell.rowContents, let row = memory.row, memory.fits(cell),
      let element = row.element(of: cell, identity, at: position, in: surroundings), cell.offersNothing
    else { return nil }
    return AccessibilityNode(element)
  }

  private func keepRow(
    _ nodes: [AccessibilityNode], of cell: UIView, _ identity: ScopedIdentity, at position: Int
  ) {
    guard case .rows(_, let surroundings?)? = frames.last?.outcome, nodes.count == 1,
      let cell = cell as? UITableViewCell, let memory = cell.rowContents, cell.offersNothing
    else { return }
    memory.row = RowCache(nodes[0], of: cell, identity, at: position, in: surroundings)
  }

  /// Views of another kind in a chosen row are heard as chosen, for the row itself says nothing.
  private func markIfChosen(_ cell: UIView, _ node: inout AccessibilityNode) {
    guard let row = cell as? any RowCell, row.isSelected, row.contents.isHosted else { return }
    for index in node.children.indices where node.children[index].element.isStop {
      node.children[index].element.traits.insert(.selected)
    }
  }

  /// Words of labels inside that are seen and hidden from people who listen.
  private static func hiddenTexts(in view: UIView, isHidden: Bool = false) -> [SpokenText] {
    view.subviews.filter(\.isShown).flatMap { subview -> [SpokenText] in
      let isHidden = isHidden || subview.accessibilityElementsHidden
      let own = isHidden ? (subview as? UILabel)?.text.map { [SpokenText($0)] } ?? [] : []
      return own + hiddenTexts(in: subview, isHidden: isHidden)
    }
  }
}
