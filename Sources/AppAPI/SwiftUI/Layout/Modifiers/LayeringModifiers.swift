import AccessibilityModel
import Drawing

/// Puts a view in front of or behind each item of another, which alone decides the size.
struct LayeringModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let place: LayeringPlace
  /// The edges of the safe area beyond which the layer reaches.
  var bleedingEdges: Edge.Set = []
}

/// Where a view stands beside another.
enum LayeringPlace {
  /// In front of it, behind it, and nowhere: the other one is only seen where it would be.
  case inFront, behind, mask
}

extension LayeringModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    LayeringNode(view, inputs)
  }
}

/// Keeps a view and the one in front of or behind it.
final class LayeringNode<Content: View, Layer: View>:
  TypedNode<ModifiedContent<Content, LayeringModifier<Layer>>>
{
  private var content: ViewNode?
  private var layer: ViewNode?
  private let item: LayeringItem

  override init(_ view: ModifiedContent<Content, LayeringModifier<Layer>>, _ inputs: NodeInputs) {
    item = LayeringItem(inputs.graph)
    super.init(view, inputs)
    content = mount(view.content, childInputs)
    layer = mount(view.modifier.layer, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
    item.layerSource = { [weak self] in self?.layer?.items ?? [] }
    update()
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { [content, layer].compactMap { $0 } }
  override func environmentChanged() { update() }

  override func viewChanged(from old: ModifiedContent<Content, LayeringModifier<Layer>>) {
    update()
    content = content?.reconciled(with: view.content, childInputs)
    layer = layer?.reconciled(with: view.modifier.layer, childInputs)
  }

  private func update() {
    let new = LayerLayout(
      alignment: view.modifier.alignment, isMirrored: environment.layoutDirection == .rightToLeft)
    item.update(
      new, view.modifier.place, bleedingEdges: view.modifier.bleedingEdges.mirrored(new.isMirrored))
  }
}

/// An item with another in front of or behind it.
final class LayeringItem: ContainerItem {
  var layerSource: () -> [LayoutItem] = { [] }
  private var layout = LayerLayout(alignment: .center, isMirrored: false)
  private var place = LayeringPlace.inFront
  private var bleedingEdges: Edge.Set = []

  func update(_ layout: LayerLayout, _ place: LayeringPlace, bleedingEdges: Edge.Set) {
    self.bleedingEdges = bleedingEdges
    guard
      layout.alignment != self.layout.alignment || layout.isMirrored != self.layout.isMirrored
        || place != self.place
    else { return }
    self.layout = layout
    self.place = place
    invalidateLayout()
  }

  private var main: [LayoutItem] {
    let items = source()
    adopt(items)
    return items
  }

  private var layers: [LayoutItem] {
    let items = layerSource()
    adopt(items)
    return items
  }

  override var contents: [LayoutItem] {
    switch place {
    case .inFront: main + layers
    case .behind: layers + main
    case .mask: main
    }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    place == .mask ? main.flatMap(\.describedElements) : super.makeDescribedElements()
  }

  override func draw(into list: inout DisplayList) {
    let (main, layers) = (main.fromFront.reversed(), layers)
    func drawLayers(_ list: inout DisplayList) {
      withDrawingState {
        $0.bleedingEdges.formUnion(bleedingEdges)
      } _: {
        for item in layers { item.draw(into: &list) }
      }
    }
    switch place {
    case .behind:
      drawLayers(&list)
      for item in main { item.draw(into: &list) }
    case .inFront:
      for item in main { item.draw(into: &list) }
      drawLayers(&list)
    case .mask:
      list.masked(bleeding(frame)) { list in
        for item in main { item.draw(into: &list) }
      } by: { list in
        drawLayers(&list)
      }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.size(main, proposal) }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    layout.place(main, in: bounds, proposal)
    for layer in layers { layout.placeOne(layer, in: bounds, ProposedViewSize(bounds.size)) }
  }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitGuide(id, main, proposal)
  }

  override var layoutPriority: Double { main.first?.layoutPriority ?? 0 }
}

extension View {
  /// Puts views in front of this one.
  public nonisolated func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(
      LayeringModifier(
        layer: ZStack(alignment: alignment, content: content), alignment: alignment, place: .inFront))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Layer: View>(
    _ overlay: Layer, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeringModifier(layer: overlay, alignment: alignment, place: .inFront))
  }

  /// Puts views behind this one.
  public nonisolated func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(
      LayeringModifier(
        layer: ZStack(alignment: alignment, content: content), alignment: alignment, place: .behind))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeringModifier(layer: background, alignment: alignment, place: .behind))
  }
}
