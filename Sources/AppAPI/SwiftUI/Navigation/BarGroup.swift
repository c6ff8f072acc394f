import AccessibilityModel

/// Puts views together in one group that is read in the order of the code.
struct BarGroup: ItemModifier {
  typealias Body = Never
  var traits: Traits = []

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> BarGroupItem {
    let item = BarGroupItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: BarGroupItem, in node: ViewNode) {
    item.traits = traits
  }
}

/// An item whose elements are one group.
final class BarGroupItem: WrapperItem {
  var traits: Traits = [] {
    didSet { if traits != oldValue { invalidateFragments() } }
  }

  override func makeFragments() -> [Fragment] {
    var group = Fragment(identity, AccessibilityElement(isStop: false, traits: traits, frame: Rect(frame)))
    group.element.childOrder = .given
    group.children = inner.fragments
    return group.children.isEmpty ? [] : [group]
  }
}
