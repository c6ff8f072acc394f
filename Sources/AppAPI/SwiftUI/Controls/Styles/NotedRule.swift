import AccessibilityModel

/// Notes an uncertain rule on the elements of a view, and what the rule makes of them.
struct NotedRule: ItemModifier {
  typealias Body = Never
  let rule: UncertainRule
  /// The traits that the choice adds.
  let traits: Traits

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> NotedRuleItem {
    NotedRuleItem(around: inner, self)
  }

  func update(_ item: NotedRuleItem, in node: ViewNode) {
    guard item.noted.rule != rule || item.noted.traits != traits else { return }
    item.noted = self
    item.invalidateDescription()
  }
}

extension View {
  /// Notes on the elements of the view that they rest on an uncertain rule.
  package nonisolated func noting(_ rule: UncertainRule) -> some View {
    modifier(NotedRule(rule: rule, traits: []))
  }
}

/// An item whose elements rest on an uncertain rule.
final class NotedRuleItem: WrapperItem {
  fileprivate(set) var noted: NotedRule

  init(around inner: LayoutItem, _ noted: NotedRule) {
    self.noted = noted
    super.init(around: inner)
  }

  override func makeDescribedElements() -> [DescribedElement] {
    changed(inner.describedElements, createsElement: false) { described in
      described.element.traits.formUnion(noted.traits)
      described.note([noted.rule])
    }
  }
}
