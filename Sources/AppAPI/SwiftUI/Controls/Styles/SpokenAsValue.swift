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
    let isQuiet = isAside && graph.drawing.row != nil && graph.drawnControl?.typeName == "Picker"
    withDrawingState {
      if isQuiet { ($0.foregroundStyles, $0.chooser) = (Color.secondary, .system) }
    } _: {
      inner.draw(into: &list)
    }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    inner.describedElements.map { described in
      var described = described
      described.element.value = described.element.label ?? described.element.value
      described.element.label = nil
      return described
    }
  }
}
