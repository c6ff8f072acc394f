import AccessibilityModel
import AppHost
import Foundation

/// Finds the elements that changed since the last look, where nothing came, went or moved.
///
/// Only views that changed, and those around them, are looked at; a view of a class that answers by members
/// of its own, or one that was never remembered, makes a full look necessary.
@MainActor
struct TreeUpdater {
  private let registry: ElementIDRegistry
  private var changed: [AccessibilityElement] = []
  /// The views that hold others and were looked through, each ahead of those in it.
  private var lookedThrough: [UIView] = []

  init(_ registry: ElementIDRegistry) {
    self.registry = registry
  }

  /// The elements that changed inside some views; `nil` where a full look is necessary.
  ///
  /// - Complexity: O(changed views · their depth and siblings).
  mutating func changes(in views: [UIView]) -> [AccessibilityElement]? {
    var waiting = views
    while let view = waiting.popLast() {
      // A view that moved, came or went makes those around it stale, and what lies in it moves with it.
      guard let cache = view.descriptionCache else { return nil }
      guard cache.isStale else { continue }
      guard view.isShown, cache.place == view.placeOnScreen else { return nil }
      guard view.isRemembered, !view.accessibilityElementsHidden else { return nil }
      if let subtree = view.subtree {
        guard let found = subtree.changedElements() else { return nil }
        changed += found
        continue
      }
      if view.isAccessibilityElement {
        guard cache.inside == nil, refresh(view, cache) else { return nil }
      } else {
        let inside = view.subviews.filter(\.isShown)
        guard let old = cache.inside, old.elementsEqual(inside, by: ===) else { return nil }
        guard view.bounds.size != .zero || cache.nodes.isEmpty else { return nil }
        guard TreeBuilder.isGroup(view) == cache.isGroup else { return nil }
        if cache.isGroup, !refreshGroup(view, cache) { return nil }
        waiting += inside
        lookedThrough.append(view)
      }
    }
    for view in lookedThrough.reversed() { settle(view) }
    return changed
  }

  /// Notes that a view was looked through, so that the next look passes it over while nothing changes in it.
  private func settle(_ view: UIView) {
    guard let inside = view.descriptionCache?.inside else { return }
    // What a source describes is asked for at each look, and with it whatever lies around.
    view.descriptionCache?.isStale = inside.contains { $0.descriptionCache?.isStale == true }
    view.descriptionCache?.isOutdated = true
    view.descriptionCache?.movesAlong =
      view.movesWithItsPlace && inside.allSatisfy { $0.descriptionCache?.movesAlong == true }
  }

  private mutating func refresh(_ view: UIView, _ cache: DescriptionCache) -> Bool {
    var element = ElementBuilder.element(of: view) { [registry] in registry.id(of: $0) }
    guard element.frame.size.width > 0, element.frame.size.height > 0, !view.isClippedAway,
      let old = cache.nodes.first
    else {
      return false
    }
    element.id = old.element.id
    if element != old.element { changed.append(element) }
    view.descriptionCache = DescriptionCache(
      place: cache.place, nodes: [AccessibilityNode(element)], inside: nil, isGroup: false,
      movesAlong: view.movesWithItsPlace)
    return true
  }

  private mutating func refreshGroup(_ view: UIView, _ cache: DescriptionCache) -> Bool {
    guard let old = cache.nodes.first, cache.nodes.count == 1 else { return false }
    var element = ElementBuilder.container(of: view) { [registry] in registry.id(of: $0) }
    element.childOrder = old.element.childOrder
    element.id = old.element.id
    guard element != old.element else { return true }
    changed.append(element)
    view.descriptionCache?.nodes[0].element = element
    return true
  }
}

extension UIView {
  /// True where it answers nothing anew that an app could change without a word.
  var isRemembered: Bool {
    guard isPlain || subtree != nil else { return false }
    if let stored = storedProperties {
      guard stored.elements == nil, stored.blocks == nil, stored.more == nil else { return false }
    }
    return subtree != nil || controller.map(PlainClasses.givesNothing) ?? true
  }
}
