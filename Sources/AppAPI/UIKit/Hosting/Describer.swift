import Accessibility
import AccessibilityModel
import AppHost
import Foundation

/// What was found about a view and all inside it, as long as nothing changes.
struct DescriptionCache {
  let place: CGAffineTransform
  let nodes: [AccessibilityNode]
}

/// Turns views, and elements without views, into what assistive technologies meet.
///
/// A view that is no element and no group leaves no trace: what lies inside is found beside its siblings.
/// - Source: at-behaviour 1.1 F9, 1.10.3
@MainActor
final class Describer {
  private let identify: (NSObject) -> ElementID
  private let caches: Bool
  private var row: (identity: ScopedIdentity, count: Int)?

  /// Makes a describer that gives elements the identities a function answers.
  init(identify: @escaping (NSObject) -> ElementID) {
    self.identify = identify
    caches = false
  }

  /// Makes a describer that gives elements their lasting identities.
  init(_ registry: ElementIDRegistry) {
    identify = { registry.id(represented: $0) }
    caches = true
  }

  /// The elements that a view shows: itself, or what it contains.
  func nodes(of view: UIView) -> [AccessibilityNode] {
    guard view.isShown, !view.accessibilityElementsHidden else { return [] }
    let place = view.placeOnScreen
    if caches, let cache = view.descriptionCache, cache.place == place { return cache.nodes }
    let nodes = freshNodes(of: view)
    if caches, row == nil, canKeep(view) {
      view.descriptionCache = DescriptionCache(place: place, nodes: nodes)
    }
    return nodes
  }

  private func freshNodes(of view: UIView) -> [AccessibilityNode] {
    if let table = view as? UITableView, !view.isAccessibilityElement { return [node(of: table)] }
    if view.isAccessibilityElement { return stop(view) + view.partsBeside.flatMap(nodes(of:)) }
    if let listed = listedElements(of: view) { return [group(view, listed.flatMap(nodes(ofAny:)), .given)] }
    let inside = view.subviews.flatMap(nodes(of:))
    guard !inside.isEmpty, isGroup(view) else { return inside }
    return [group(view, inside, .geometric)]
  }

  /// True where asking again would give the same, unless the view says that it changed.
  private func canKeep(_ view: UIView) -> Bool {
    let type = ObjectIdentifier(type(of: view))
    guard Self.plainTypes.contains(type), view.storedProperties?.value.elements == nil else { return false }
    return view.isAccessibilityElement
      || view.subviews.allSatisfy { !$0.isShown || $0.descriptionCache != nil }
  }

  static let plainTypes: Set = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self), ObjectIdentifier(UIScrollView.self),
    ObjectIdentifier(UIWindow.self), ObjectIdentifier(UIResponder.self),
    ObjectIdentifier(UIAccessibilityElement.self),
  ]

  /// True where what the view contains belongs together for those who listen.
  private func isGroup(_ view: UIView) -> Bool {
    view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none
      || view.accessibilityViewIsModal
      || view.subviews.contains { $0.accessibilityViewIsModal && $0.isShown }
  }

  private func nodes(ofAny value: Any) -> [AccessibilityNode] {
    guard type(of: value) is AnyClass, let object = value as? NSObject else {
      report(.notAnElement(value))
      return []
    }
    return nodes(of: object)
  }

  private func nodes(of object: NSObject) -> [AccessibilityNode] {
    if let view = object as? UIView { return nodes(of: view) }
    guard !object.accessibilityElementsHidden else { return [] }
    if object.isAccessibilityElement { return stop(object) }
    guard let listed = listedElements(of: object) else { return [] }
    return [group(object, listed.flatMap(nodes(ofAny:)), .given)]
  }

  /// What an object lists as its elements, all at once or one by one.
  private func listedElements(of object: NSObject) -> [Any]? {
    if let elements = object.accessibilityElements { return elements }
    guard let responder = object as? UIResponder else { return nil }
    let count = responder.accessibilityElementCount()
    guard count != NSNotFound, count > 0 else { return nil }
    if count > Self.elementLimit { report(.tooManyElements(count, in: object)) }
    return (0..<min(count, Self.elementLimit)).compactMap { responder.accessibilityElement(at: $0) }
  }

  /// More elements than this no container counts by intent.
  private static let elementLimit = 100_000

  private func id(of object: NSObject) -> ElementID {
    guard let current = row, caches, !(object is UITableViewCell) else { return identify(object) }
    let part = current.identity.part(at: current.count)
    row?.count += 1
    if part.object !== object { part.bind(object) }
    return identify(object)
  }

  private func stop(_ object: NSObject) -> [AccessibilityNode] {
    let element = ElementWriter.element(of: object, identify: identify)
    guard element.frame.size.width > 0 && element.frame.size.height > 0 || element.path != nil else {
      return []
    }
    if let view = object as? UIView, view.isClippedAway { return [] }
    var result = element
    result.id = id(of: object)
    return [AccessibilityNode(result)]
  }

  private func group(
    _ object: NSObject, _ children: [AccessibilityNode], _ order: ChildOrder
  ) -> AccessibilityNode {
    var element = ElementWriter.container(of: object, identify: identify)
    element.childOrder = order
    element.id = id(of: object)
    return AccessibilityNode(element, children: children)
  }

  // MARK: Tables

  private func node(of table: UITableView) -> AccessibilityNode {
    var children: [AccessibilityNode] = []
    let special = Set(table.living.values.map { ObjectIdentifier($0) })
    let edges = Set(table.edgeViews.values.map { ObjectIdentifier($0) })
    let ends = [table.tableHeaderView, table.tableFooterView].compactMap { $0 }
    for view in table.subviews where !special.contains(ObjectIdentifier(view)) {
      guard !edges.contains(ObjectIdentifier(view)), !ends.contains(where: { $0 === view }) else { continue }
      children += nodes(of: view)
    }
    if let header = table.tableHeaderView { children += nodes(of: header) }
    let paths = table.living.keys.sorted()
    let sections = Set(paths.map(\.section)).union(table.edgeViews.keys.map(\.section)).sorted()
    for section in sections {
      if let view = table.edgeViews[TableEdge(section: section, isHeader: true)] {
        children += nodes(of: view)
      }
      for path in paths where path.section == section { children += row(at: path, of: table) }
      if let view = table.edgeViews[TableEdge(section: section, isHeader: false)] {
        children += nodes(of: view)
      }
    }
    if let footer = table.tableFooterView { children += nodes(of: footer) }
    compareIdentifiers(children, in: table)
    var element = ElementWriter.container(of: table)
    element.childOrder = .given
    element.rows = LazyRows(count: table.rowCount, realized: table.realizedRows)
    element.id = id(of: table)
    return AccessibilityNode(element, children: children)
  }

  private func compareIdentifiers(_ rows: [AccessibilityNode], in table: UITableView) {
    var seen: Set<String> = []
    for row in rows where row.element.rowIndex != nil {
      guard let identifier = row.element.identifier, !seen.insert(identifier).inserted else { continue }
      report(.equalIdentifiers(identifier, in: table))
    }
  }

  private func row(at path: IndexPath, of table: UITableView) -> [AccessibilityNode] {
    guard let cell = table.living[path], cell.isShown, !cell.accessibilityElementsHidden else { return [] }
    let outer = row
    row = (table.identity(of: path), 0)
    defer { row = outer }
    var nodes: [AccessibilityNode]
    if cell.isAccessibilityElement {
      nodes = stop(cell)
      let hidden = Self.hiddenTexts(in: cell)
      for index in nodes.indices { nodes[index].element.hiddenTexts = hidden }
    } else {
      nodes = [splitRow(cell)]
    }
    for index in nodes.indices { nodes[index].element.rowIndex = table.position(of: path) }
    return nodes
  }

  /// Words of labels inside that are seen and hidden from people who listen.
  private static func hiddenTexts(in view: UIView, isHidden: Bool = false) -> [SpokenText] {
    view.subviews.filter(\.isShown).flatMap { subview -> [SpokenText] in
      let isHidden = isHidden || subview.accessibilityElementsHidden
      let own = isHidden ? (subview as? UILabel)?.text.map { [SpokenText($0)] } ?? [] : []
      return own + hiddenTexts(in: subview, isHidden: isHidden)
    }
  }

  private func splitRow(_ cell: UITableViewCell) -> AccessibilityNode {
    let listed = listedElements(of: cell)
    var inside = listed?.flatMap(nodes(ofAny:)) ?? cell.subviews.flatMap(nodes(of:))
    if listed == nil, let rule = cell.contents.rule {
      for index in inside.indices where inside[index].element.isStop {
        inside[index].element.rules.append(rule)
      }
    }
    return group(cell, inside, listed == nil ? .geometric : .given)
  }
}
