import AccessibilityModel
import AppHost
import Drawing

/// The subtree that a view's source describes, and the objects that stand for its elements among responders.
@MainActor
final class SourceElements {
  private weak var source: (any ElementSource)?
  private(set) weak var view: UIView?
  /// Those that lie in a row, and those that somebody asked for.
  private var elements: [ElementID: SourceElement] = [:]
  /// True where the identities that the source gave are those of the tree.
  private var keepsIdentities = false
  /// True while the source answers; whatever it asks views in turn is meant for what lies further inside.
  private(set) var isAnswering = false

  init(_ source: any ElementSource, in view: UIView) {
    self.source = source
    self.view = view
  }

  /// Adds what is seen of it, in points of the screen.
  func draw(into list: inout DisplayList) { source?.drawElements(into: &list) }

  /// Ends the life of everything it shows.
  func close() { source?.close() }

  /// The container around everything that the source describes, where it made one.
  var containerID: ElementID? { source?.containerID }

  /// What lies in the view now, by the identities that the source gave.
  func nodes() -> [AccessibilityNode] {
    guard let source else { return [] }
    let described = source.describedElements()
    keepsIdentities = true
    if !elements.isEmpty { elements = elements.filter { source.describes($0.key) } }
    RunningApp.current[SourceElementRegistry.self].add(self)
    return described
  }

  /// What lies in the view now, by identities that a function gives.
  ///
  /// - Parameter isLasting: True where these are the identities of the tree.
  func nodes(isLasting: Bool, _ identify: (SourceElement) -> ElementID) -> [AccessibilityNode] {
    guard let source else { return [] }
    keepsIdentities = false
    var present: [ElementID: SourceElement] = [:]
    func node(_ inner: AccessibilityNode) -> AccessibilityNode {
      let stand = elements[inner.element.id] ?? SourceElement(inner.element.id, of: self)
      stand.described = inner.element
      present[inner.element.id] = stand
      var result = inner
      result.element.id = identify(stand)
      if isLasting { stand.outer = result.element.id }
      result.children = inner.children.map(node)
      return result
    }
    let nodes = source.describedElements().map(node)
    elements = present
    return nodes
  }

  /// The elements that are not as they were last described; `nil` where that is not all.
  func changedElements() -> [AccessibilityElement]? { keepsIdentities ? source?.changedElements() : nil }

  /// Lets the source answer a request about an element, by its own identity for it, or about none.
  func answer(_ request: Request.Kind) -> Answer {
    guard let source else { return .failed(.gone) }
    let isInside = isAnswering
    isAnswering = true
    defer { isAnswering = isInside }
    switch source.answer(request) {
    case .handled(by: let id?): return .handled(by: outer(of: id))
    case .largeContent(var content):
      content.element = content.element.map(outer)
      return .largeContent(content)
    case let answer: return answer
    }
  }

  /// Who an element is in the tree, by the identity that the source gave.
  func outer(of inner: ElementID) -> ElementID {
    keepsIdentities ? inner : elements[inner]?.outer ?? inner
  }

  /// The identity that the source gave to an element of the tree; `nil` for elements elsewhere.
  func inner(of outer: ElementID) -> ElementID? {
    if keepsIdentities { return source?.describes(outer) == true ? outer : nil }
    return elements.values.first { $0.outer == outer }?.inner
  }

  /// The object that stands for an element of the tree; `nil` for elements elsewhere.
  func element(_ id: ElementID) -> SourceElement? {
    guard keepsIdentities, source?.describes(id) == true else { return nil }
    if let known = elements[id] { return known }
    let new = SourceElement(id, of: self)
    elements[id] = new
    return new
  }
}

/// The subtrees whose elements have the identities in the tree that their source gave them.
///
/// A view in a source's view in a view gives one identity to elements of both sources, one around the other.
@MainActor
final class SourceElementRegistry: AppStateKey {
  private struct Entry {
    weak var source: SourceElements?
  }

  private var entries: [Entry] = []

  static func initialValue(in host: RunningApp) -> SourceElementRegistry { SourceElementRegistry() }

  /// Takes note of a source; forgets those that are gone.
  func add(_ source: SourceElements) {
    guard !entries.contains(where: { $0.source === source }) else { return }
    entries.removeAll { $0.source == nil }
    entries.append(Entry(source: source))
  }

  /// The outermost element of an identity whose source is not answering already.
  subscript(id: ElementID) -> SourceElement? {
    let found = entries.lazy.compactMap(\.source).filter { !$0.isAnswering }.compactMap { $0.element(id) }
    return found.min { $0.depth < $1.depth }
  }
}
