/// Shows the first of several views that the space holds, or the last.
public struct ViewThatFits<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Shows the first view of a closure whose ideal size the space holds in some directions.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }
}

extension ViewThatFits: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { FittingNode(self, inputs) }
}

/// Keeps the views of which one is shown.
final class FittingNode<Content: View>: TypedNode<ViewThatFits<Content>> {
  private var content: ViewNode?
  private let item: FittingItem

  override init(_ view: ViewThatFits<Content>, _ inputs: NodeInputs) {
    item = FittingItem(inputs.graph)
    super.init(view, inputs)
    item.axes = view.axes
    content = mount(view.content, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: ViewThatFits<Content>) {
    item.axes = view.axes
    content = content?.reconciled(with: view.content, childInputs)
  }
}

/// Shows one of several items.
final class FittingItem: ContainerItem {
  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  private weak var shown: LayoutItem?

  private var candidates: [LayoutItem] { super.contents }

  override var contents: [LayoutItem] {
    let candidates = candidates
    return candidates.first { $0 === shown }.map { [$0] } ?? candidates.last.map { [$0] } ?? []
  }

  private func fitting(_ proposal: ProposedViewSize) -> LayoutItem? {
    let candidates = candidates
    return candidates.first { item in
      let ideal = item.size(.unspecified)
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      return fitsAcross && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.size(proposal) ?? .zero }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let item = fitting(proposal)
    if item !== shown {
      shown = item
      invalidateDescription()
    }
    item?.place(at: bounds.origin, proposal)
  }
}
