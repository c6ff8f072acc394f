import AccessibilityModel
import Drawing

extension Canvas: PrimitiveView where Symbols: View {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { CanvasNode(self, inputs) }
}

/// Keeps a view that an app draws itself.
final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>> {
  private let item: CanvasItem

  override init(_ view: Canvas<Symbols>, _ inputs: NodeInputs) {
    item = CanvasItem(inputs.graph)
    super.init(view, inputs)
    item.render = { [weak self] item, list in self?.render(item, into: &list) }
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { [item] }

  /// Has the app draw; its symbols are there only meanwhile.
  private func render(_ item: CanvasItem, into list: inout DisplayList) {
    let symbols = CanvasSymbols(
      view.symbols, NodeInputs(graph: graph, parent: self, environment: environment))
    let recorder = CanvasRecorder(symbols)
    var context = GraphicsContext(
      recorder, ShapeStyleContext(environment: environment, rect: item.frame, state: graph.drawing))
    view.renderer(&context, item.frame.size)
    let beginning: [DrawCommand] = [
      .clip(Path(item.frame).outline(at: .zero), .winding),
      .transform(.shift(x: Double(item.frame.minX), y: Double(item.frame.minY))),
    ]
    list.group(beginning) { $0.append(recorder.list) }
    symbols.unmount()
  }
}

/// The space of a view that an app draws itself.
final class CanvasItem: LayoutItem {
  var render: (CanvasItem, inout DisplayList) -> Void = { _, _ in }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func draw(into list: inout DisplayList) { render(self, &list) }
}

/// The views that a canvas can draw by their ids.
@MainActor
final class CanvasSymbols {
  private let node: AccessibilityContentNode<ErasedPart>
  private let graph: ViewGraph

  init(_ views: some View, _ inputs: NodeInputs) {
    node = AccessibilityContentNode(ErasedPart(views), inputs)
    graph = inputs.graph
  }

  /// What is drawn of the view with an id, from its corner on, and its size; `nil` where there is none.
  func drawing<ID: Hashable>(of id: ID) -> (list: DisplayList, size: CGSize)? {
    _ = node.parts.contents
    guard let option = node.options.first(where: { $0.tag(as: ID.self) == id }) else { return nil }
    var list = DisplayList()
    var size = CGSize.zero
    for item in option.node.items {
      size = item.size(.unspecified)
      item.place(at: .zero, .unspecified)
      item.draw(into: &list)
    }
    return (list, size)
  }

  func unmount() { node.unmount() }
}

/// Takes down what a canvas draws, for all copies of its context.
final class CanvasRecorder {
  var list = DisplayList()
  let symbols: CanvasSymbols?

  init(_ symbols: CanvasSymbols?) {
    self.symbols = symbols
  }
}
