extension ReadingOrder {
  /// The row thresholds that are known to be in use: that of a phone, and that of larger screens.
  ///
  /// - Source: at-behaviour 1.10.4
  public static let rowThresholds: [Double] = RowThreshold.allCases.map(\.points)

  /// The uncertain rule that the row threshold stands for, with the choice that is followed.
  ///
  /// - Source: at-behaviour X15
  public var rowRule: UncertainRule {
    var rule = RowThreshold.phone.rule
    rule.choice = Self.name(of: rowThreshold)
    return rule
  }

  private static func name(of threshold: Double) -> String {
    let text = threshold.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension AccessibilityTree {
  /// The uncertain rules that decide in which order the stops of this very tree are read.
  ///
  /// - Returns: The rule of the row threshold where another threshold would change an order, else nothing.
  /// - Complexity: O(n log n).
  public func orderingRules() -> [UncertainRule] {
    let others = ReadingOrder.rowThresholds.filter { $0 != order.rowThreshold }
    guard let root else { return [] }
    for container in subtree(of: root) where childCount(of: container) > 1 {
      let isGiven = elements.read(container.slot) { $0.sparse?.attributes.childOrder == .given } ?? true
      if !isGiven, others.contains(where: { changesOrder(of: container, to: $0) }) {
        return [order.rowRule]
      }
    }
    return []
  }

  private func changesOrder(of container: ElementID, to threshold: Double) -> Bool {
    var other = order
    other.rowThreshold = threshold
    var siblings = children(of: container).compactMap { child in
      let content = contentPoint(at: child.slot)
      return elements.read(child.slot) { (slot: child.slot, place: $0.place(at: content)) }
    }
    var changed = siblings
    order.sort(&siblings, place: \.place)
    other.sort(&changed, place: \.place)
    return siblings.map(\.slot) != changed.map(\.slot)
  }
}
