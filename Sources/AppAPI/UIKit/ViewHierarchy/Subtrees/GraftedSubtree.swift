import AccessibilityModel
import AppHost
import Drawing
import Foundation

/// The subtree that a view's source describes.
@MainActor
final class GraftedSubtree {
  private(set) weak var source: (any ElementSource)?
  private(set) weak var view: UIView?
  /// True where the identities that the source gave are those of the tree.
  private var keepsIdentities = false

  init(_ source: any ElementSource, in view: UIView) {
    self.source = source
    self.view = view
  }

  /// What lies in the view now, by the identities that the source gave.
  func nodes() -> [AccessibilityNode] {
    keepsIdentities = true
    RunningApp.current[SubtreeList.self].add(self)
    return source?.describedElements() ?? []
  }

  /// What lies in the view now, by identities that a function gives.
  ///
  /// - Parameters:
  ///   - isLasting: True where these are the identities of the tree.
  ///   - identify: Gives an element its identity.
  /// - Returns: The source's elements, as children of the view.
  func nodes(isLasting: Bool, _ identify: (any GraftedElement) -> ElementID) -> [AccessibilityNode] {
    guard let source else { return [] }
    keepsIdentities = false
    func node(_ inner: AccessibilityNode) -> AccessibilityNode {
      var result = inner
      if let element = source.element(inner.element.id) {
        result.element.id = identify(element)
        if isLasting { element.treeID = result.element.id }
      }
      result.children = inner.children.map(node)
      return result
    }
    return source.describedElements().map(node)
  }

  /// The elements that are not as they were last described; `nil` where that is not all.
  func changedElements() -> [AccessibilityElement]? { keepsIdentities ? source?.changedElements() : nil }

  /// What has moved as a whole since this was last asked.
  func takeShifts() -> [ContentShift] { keepsIdentities ? source?.takeShifts() ?? [] : [] }

  /// Who an element is in the tree, by the identity that the source gave.
  func treeID(of sourceID: ElementID) -> ElementID {
    keepsIdentities ? sourceID : source?.element(sourceID)?.treeID ?? sourceID
  }

  /// An element by the identity that the source gave, where that is its identity in the tree.
  fileprivate func element(_ id: ElementID) -> (any GraftedElement)? {
    keepsIdentities ? source?.element(id) : nil
  }
}

/// The subtrees whose elements have the identities in the tree that their source gave them.
///
/// A view in a subtree that shows a subtree gives one identity to elements of both, one around the other.
@MainActor
final class SubtreeList: AppStateKey {
  private struct Entry {
    weak var subtree: GraftedSubtree?
  }

  private var entries: [Entry] = []

  static func initialValue(in host: RunningApp) -> SubtreeList { SubtreeList() }

  /// Takes note of a subtree; forgets those that are gone.
  func add(_ subtree: GraftedSubtree) {
    guard !entries.contains(where: { $0.subtree === subtree }) else { return }
    entries.removeAll { $0.subtree == nil }
    entries.append(Entry(subtree: subtree))
  }

  /// What has moved as a whole in any of them since this was last asked.
  func takeShifts() -> [ContentShift] { entries.flatMap { $0.subtree?.takeShifts() ?? [] } }

  /// The elements of an identity, the outermost first; those inside a view alone where one is given.
  func elements(_ id: ElementID, inside view: UIView?) -> [any GraftedElement] {
    let found = entries.compactMap { $0.subtree?.element(id) }
    guard found.count > 1 || view != nil else { return found }
    func depth(_ element: any GraftedElement) -> Int {
      element.subtreeView.map { sequence(first: $0, next: \.parent).reduce(0) { n, _ in n + 1 } } ?? 0
    }
    return found.sorted { depth($0) < depth($1) }.filter { element in
      guard let view else { return true }
      return element.subtreeView !== view && element.subtreeView?.isDescendant(of: view) == true
    }
  }
}
