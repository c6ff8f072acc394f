import AccessibilityModel
import AppHost
import Drawing

/// The elements that a view's source describes, and who each of them is in the tree.
@MainActor
final class SourceElements {
  private weak var source: (any ElementSource)?
  private weak var view: UIView?
  private var elements: [ElementID: SourceElement] = [:]

  init(_ source: any ElementSource, in view: UIView) {
    self.source = source
    self.view = view
  }

  /// Adds what is seen of it, in points of the screen.
  func draw(into list: inout DisplayList) { source?.drawElements(into: &list) }

  /// What lies in the view now.
  ///
  /// - Parameters:
  ///   - isLasting: True where the identities are those of the tree.
  ///   - identify: Gives elements an identity other than the source's own; `nil` keeps that.
  /// - Returns: The source's elements, as children of the view.
  func nodes(isLasting: Bool, _ identify: (SourceElement) -> ElementID?) -> [AccessibilityNode] {
    guard let source, let view else { return [] }
    let described = source.describedElements()
    var present: [ElementID: SourceElement] = [:]
    func node(_ inner: AccessibilityNode) -> AccessibilityNode {
      let stand = elements[inner.element.id] ?? SourceElement(inner.element, of: source, in: view)
      stand.element = inner.element
      present[inner.element.id] = stand
      var result = inner
      let other = identify(stand)
      if let other { result.element.id = other }
      if isLasting {
        stand.outer = result.element.id
        if other == nil { RunningApp.current[SourceElementRegistry.self].take(stand) }
      }
      result.children = inner.children.map(node)
      return result
    }
    let nodes = described.map(node)
    elements = present
    return nodes
  }

  /// Lets the source answer about no element of its own: what lies at a point.
  func answer(_ request: Request.Kind) -> Answer {
    switch source?.answer(request) ?? .failed(.gone) {
    case .handled(by: let id?): return .handled(by: outer(of: id) ?? id)
    case .largeContent(var content):
      content.element = content.element.map { outer(of: $0) ?? $0 }
      return .largeContent(content)
    case let answer: return answer
    }
  }

  /// Who an element is in the tree, by the identity that the source gave.
  func outer(of inner: ElementID) -> ElementID? { elements[inner]?.outer }
}

/// The elements that have the identity in the tree that their source gave them.
///
/// A view in a source's view in a view gives one identity to several of them, one around the other.
@MainActor
final class SourceElementRegistry: AppStateKey {
  private struct Claim {
    weak var element: SourceElement?
  }

  private var claims: [ElementID: [Claim]] = [:]
  private var limit = 64

  static func initialValue(in host: RunningApp) -> SourceElementRegistry { SourceElementRegistry() }

  /// Takes note of an element, after those inside it; forgets those that are gone, from time to time.
  func take(_ element: SourceElement) {
    var others = claims[element.inner] ?? []
    others.removeAll { $0.element == nil || $0.element === element }
    claims[element.inner] = others + [Claim(element: element)]
    guard claims.count > limit else { return }
    claims = claims.filter { $0.value.contains { $0.element != nil } }
    limit = max(64, 2 * claims.count)
  }

  /// The outermost element of an identity that is not answering already.
  subscript(id: ElementID) -> SourceElement? {
    claims[id]?.lazy.reversed().compactMap(\.element).first { !$0.isAnswering }
  }
}
