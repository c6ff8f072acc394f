import Drawing

/// Has the words of a view heard as the value of the control that it belongs to.
struct SpokenAsValue {}

extension SpokenAsValue: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> ValueItem { ValueItem(around: inner) }
  func update(_ item: ValueItem, in node: ViewNode) {}
}

/// An item whose words are the value of a control.
final class ValueItem: WrapperItem {
  override func draw(into list: inout DisplayList) {
    let isQuiet = graph.drawing.row != nil && graph.drawing.control?.typeName == "Picker"
    drawing {
      if isQuiet { $0.ink = Color.secondary }
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
