import AccessibilityModel
import AppHost
import UIKit

extension ArrangingItem {
  /// More layers than this are not compared with where they lie.
  private static var comparisonLimit: Int { 64 }

  /// The elements of views that lie in front of one another, in the order that the app's policy says.
  ///
  /// The first one carries the rule where another choice would give another order.
  /// - Source: Behaviour 10.22
  func layered(_ layers: [DescribedElement]) -> [DescribedElement] {
    let choice = RunningApp.current[OrderPolicy.self].layers
    guard choice == .backToFront || layers.count <= Self.comparisonLimit else { return layers }
    let byPriority = layers.enumerated().sorted { left, right in
      let (first, second) = (left.element.element.sortPriority, right.element.element.sortPriority)
      return first == second ? left.offset < right.offset : first > second
    }
    var declared = byPriority.map(\.element)
    let placed = DescribedElement.inReadingOrder(layers, RunningApp.current.tree.order)
    let isSame = DescribedElement.inCodeOrder(declared).map { ObjectIdentifier($0.identity) }
      .elementsEqual(placed.map { ObjectIdentifier($0.identity) })
    if isSame { return layers }
    // Whatever is put in another order, or marked, is no mere joining of what the contents have.
    heard.joins = .anew
    guard choice == .backToFront else {
      var marked = layers
      if let first = placed.first { _ = marked.note(choice.rule, on: first.identity) }
      return marked
    }
    if let first = DescribedElement.inCodeOrder(declared).first {
      _ = declared.note(choice.rule, on: first.identity)
    }
    var group = DescribedElement.container(identity, frame: frame)
    group.element.childOrder = .given
    group.children = declared
    return [group]
  }
}

extension [DescribedElement] {
  /// Notes a rule on the element of an identity; false where it is not among these.
  fileprivate mutating func note(_ rule: UncertainRule, on identity: ElementIdentity) -> Bool {
    for index in indices {
      if self[index].identity === identity {
        self[index].note([rule])
        return true
      }
      if self[index].children.note(rule, on: identity) { return true }
    }
    return false
  }
}
