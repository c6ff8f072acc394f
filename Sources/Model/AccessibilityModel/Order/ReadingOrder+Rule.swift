extension ReadingOrder {
  /// The row thresholds that are known to be in use: that of a phone, and that of larger screens.
  ///
  /// - Source: Behaviour 1.10.4
  public static let rowThresholds: [Double] = RowThreshold.allCases.map(\.points)

  /// The uncertain rule that the row threshold stands for, with the choice that is followed.
  ///
  /// - Source: Behaviour X15
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
  /// - Returns: The rules of rows where another choice would change an order, else nothing.
  /// - Complexity: O(n log n).
  public func orderingRules() -> [UncertainRule] {
    guard let root else { return [] }
    var rules: [UncertainRule] = []
    for container in subtree(of: root) where childCount(of: container) > 1 {
      for (rule, other) in alternatives(to: childOrder(of: container.slot)) where !rules.contains(rule) {
        if changesOrder(of: container, to: other) { rules.append(rule) }
      }
    }
    return rules
  }

  /// Orders with another choice for what decides in containers of a kind, each with the rule it belongs to.
  private func alternatives(to childOrder: ChildOrder) -> [(rule: UncertainRule, order: ReadingOrder)] {
    var order = order
    switch childOrder {
    case .given: return []
    case .geometric:
      return ReadingOrder.rowThresholds.filter { $0 != self.order.rowThreshold }.map {
        order.rowThreshold = $0
        return (self.order.rowRule, order)
      }
    case .rows:
      return RowOverlap.allCases.filter { $0 != self.order.rowOverlap }.map {
        order.rowOverlap = $0
        return (self.order.rowOverlap.rule, order)
      }
    }
  }

  private func changesOrder(of container: ElementID, to other: ReadingOrder) -> Bool {
    let (childOrder, direction) = (childOrder(of: container.slot), direction(in: container.slot))
    var siblings = children(of: container).compactMap { child in
      let content = contentFrame(at: child.slot)
      return elements.read(child.slot) { (slot: child.slot, place: $0.place(at: content)) }
    }
    var changed = siblings
    order.sort(&siblings, by: childOrder, direction, place: \.place)
    other.sort(&changed, by: childOrder, direction, place: \.place)
    return siblings.map(\.slot) != changed.map(\.slot)
  }
}
