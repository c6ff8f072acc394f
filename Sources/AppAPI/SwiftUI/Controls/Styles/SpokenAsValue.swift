import Drawing

/// Has the words of a view heard as the value of the control that it belongs to.
struct SpokenAsValue {
  /// True where it stands in a quiet colour beside a label in a row.
  var isAside = true
}

extension SpokenAsValue: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> ValueItem {
    let item = ValueItem(around: inner)
    item.isAside = isAside
    return item
  }
  func update(_ item: ValueItem, in node: ViewNode) { item.isAside = isAside }
}

/// An item whose words are the value of a control.
final class ValueItem: WrapperItem {
  /// True where it stands in a quiet colour beside a label in a row.
  var isAside = true

  override func draw(into list: inout DisplayList) {
    let isQuiet = isAside && graph.drawing.row != nil && graph.drawing.control?.typeName == "Picker"
    drawing {
      if isQuiet { ($0.ink, $0.chooser) = (Color.secondary, .system) }
    } _: {
      inner.draw(into: &list)
    }
  }

  override func makeFragments() -> [Fragment] {
    inner.fragments.map { fragment in
      var fragment = fragment
      fragment.element.value = fragment.element.label ?? fragment.element.value
      fragment.element.label = nil
      return fragment
    }
  }
}
