/// Puts a view in front of or behind each item of another, which alone decides the size.
struct LayeringModifier<Layer: View> {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool
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
    item.update(new, isInFront: view.modifier.isInFront)
  }
}

/// An item with another in front of or behind it.
final class LayeringItem: ContainerItem {
  var layerSource: () -> [LayoutItem] = { [] }
  private var layout = LayerLayout(alignment: .center, isMirrored: false)
  private var isInFront = true

  func update(_ layout: LayerLayout, isInFront: Bool) {
    guard
      layout.alignment != self.layout.alignment || layout.isMirrored != self.layout.isMirrored
        || isInFront != self.isInFront
    else { return }
    self.layout = layout
    self.isInFront = isInFront
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

  override var contents: [LayoutItem] { isInFront ? main + layers : layers + main }

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
        layer: ZStack(alignment: alignment, content: content), alignment: alignment, isInFront: true))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public nonisolated func overlay<Layer: View>(
    _ overlay: Layer, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeringModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Puts views behind this one.
  public nonisolated func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(
      LayeringModifier(
        layer: ZStack(alignment: alignment, content: content), alignment: alignment, isInFront: false))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  ) -> some View {
    modifier(LayeringModifier(layer: background, alignment: alignment, isInFront: false))
  }
}
