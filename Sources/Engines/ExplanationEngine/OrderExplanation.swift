import AccessibilityModel

/// Why a stop is read where it is: what comes before it, and by which comparison.
public struct OrderExplanation: Hashable, Sendable {
  /// The stop before it; `nil` where it is the first.
  public let before: ElementID?
  /// Why that one is read first, in one sentence.
  public let reason: String
  /// By which rule of behaviour that is so.
  public let rule: BehaviourRule?
  /// Where in the code that was decided, if known.
  public let location: SourceLocation?

  /// Explains the place of a stop.
  ///
  /// - Parameters:
  ///   - id: The stop.
  ///   - tree: The screen.
  /// - Complexity: O(depth).
  /// - Source: Behaviour 1.10.4
  public init(of id: ElementID, in tree: AccessibilityTree) {
    let previous = tree.stop(before: id)
    before = previous
    guard let previous else {
      reason = "Nothing is read before it: it is the first stop."
      rule = BehaviourRule.rule("1.10.4")
      location = nil
      return
    }
    let own = [id] + Array(tree.ancestors(of: id))
    let others = [previous] + Array(tree.ancestors(of: previous))
    guard let container = own.first(where: { others.contains($0) }),
      let ownPlace = own.firstIndex(of: container), let otherPlace = others.firstIndex(of: container),
      ownPlace > 0, otherPlace > 0, let later = tree[own[ownPlace - 1]],
      let earlier = tree[others[otherPlace - 1]]
    else {
      reason = "One lies inside the other."
      rule = BehaviourRule.rule("1.10.4 groups")
      location = nil
      return
    }
    let (name, other) = (Self.name(later, id, in: tree), Self.name(earlier, previous, in: tree))
    if later.sortPriority != earlier.sortPriority {
      reason =
        "\(other) has the sort priority \(Self.number(earlier.sortPriority)), "
        + "\(name) only \(Self.number(later.sortPriority))."
      rule = BehaviourRule.rule("1.10.4 SwiftUI")
      location = earlier.origins[.sortPriority] ?? later.origins[.sortPriority]
      return
    }
    location = tree[container]?.sourceLocation
    switch tree[container]?.childOrder ?? .geometric {
    case .given:
      reason = "The app, or its container, lists both in this order."
      rule = BehaviourRule.rule("1.10.3 G4")
    case .rows:
      reason = Self.places(earlier, later, other, name, sameRow: Self.overlap(earlier.frame, later.frame))
      rule = BehaviourRule.rule("1.10.4 SwiftUI")
    case .geometric:
      let near = abs(earlier.frame.minY - later.frame.minY) < 8
      reason = Self.places(earlier, later, other, name, sameRow: near)
      rule = BehaviourRule.rule("1.10.4 order")
    }
  }

  private static func places(
    _ earlier: AccessibilityElement, _ later: AccessibilityElement, _ other: String, _ name: String,
    sameRow: Bool
  ) -> String {
    if sameRow {
      return "Both stand in one row, and \(other) begins at x \(number(earlier.frame.minX)), "
        + "\(name) at x \(number(later.frame.minX))."
    }
    return "\(other) stands at y \(number(earlier.frame.minY)), \(name) at y \(number(later.frame.minY))."
  }

  private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    min(one.maxY, other.maxY) > max(one.minY, other.minY)
  }

  private static func name(_ element: AccessibilityElement, _ stop: ElementID, in tree: AccessibilityTree)
    -> String
  {
    let label = tree[stop]?.label?.string ?? ""
    return element.id == stop ? "\"\(label)\"" : "the group with \"\(label)\""
  }

  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
