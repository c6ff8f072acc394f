import Drawing

/// Marks the title or the picture of a label wherever a style puts it.
struct LabelPart {
  let isTitle: Bool
}

extension LabelPart: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> LabelPartItem {
    LabelPartItem(around: inner, isTitle: isTitle)
  }

  func update(_ item: LabelPartItem, in node: ViewNode) {}
}

/// The title or the picture of a label.
final class LabelPartItem: WrapperItem {
  let isTitle: Bool

  init(around inner: LayoutItem, isTitle: Bool) {
    self.isTitle = isTitle
    super.init(around: inner)
  }

  /// The picture is heard where no title of the same label is seen.
  override func draw(into list: inout DisplayList) {
    if isTitle { inner.draw(into: &list) } else { drawIcon { inner.draw(into: &list) } }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    isTitle || enclosingLabel?.showsTitle != true ? inner.describedElements : []
  }

  private var enclosingLabel: LabelItem? {
    var item = container
    while let current = item {
      if let label = current as? LabelItem { return label }
      item = current.container
    }
    return nil
  }
}

/// The parts of a label as a style puts them together.
struct LabelParts {
  let content: any View
}

extension LabelParts: View {
  typealias Body = Never
}

extension LabelParts: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { LabelNode(self, inputs) }
}

/// Keeps the parts of a label.
final class LabelNode: TypedNode<LabelParts> {
  private var content: ViewNode?
  private let item: LabelItem

  override init(_ view: LabelParts, _ inputs: NodeInputs) {
    item = LabelItem(inputs.graph)
    super.init(view, inputs)
    content = mount(view.content, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: LabelParts) {
    content = content?.reconciled(with: view.content, childInputs)
    item.invalidateDescription()
  }
}

/// A label in the layout; one picture in it is heard only where the title is not seen.
final class LabelItem: ArrangingItem {
  init(_ graph: ViewGraph) {
    super.init(
      graph,
      .stack(StackLayout(axis: .horizontal, spacing: nil, alignment: .center, isMirrored: false)))
  }

  /// True where the style shows the title.
  var showsTitle: Bool { contents.contains(where: holdsTitle) }

  private func holdsTitle(_ item: LayoutItem) -> Bool {
    if let part = item as? LabelPartItem { return part.isTitle }
    return item.contents.contains(where: holdsTitle)
  }
}

/// Keeps the picture of a label silent: what it shows, the title beside it says.
struct IconBesideTitle: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> IconItem { IconItem(around: inner) }
  func update(_ item: IconItem, in node: ViewNode) {}
}

/// An item in which there is nothing to hear; nothing is missed either.
final class IconItem: WrapperItem {
  override func draw(into list: inout DisplayList) {
    drawIcon { inner.draw(into: &list) }
  }

  override func makeDescribedElements() -> [DescribedElement] { [] }
}

extension WrapperItem {
  /// Draws the picture of a label, which stands out in a row unless a control or a heading says how it is drawn.
  fileprivate func drawIcon(_ draw: () -> Void) {
    let standsOut = graph.drawing.row != nil && graph.drawing.foregroundStyles == nil
    withDrawingState {
      if standsOut { ($0.foregroundStyles, $0.chooser) = (TintShapeStyle(), .ofAccent) }
    } _: {
      draw()
    }
  }
}
