/// Gives each item of a view a size that follows that of the scrolling view or screen around it.
struct ContainerFrameModifier: ItemModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  nonisolated(unsafe) let length: (CGFloat, Axis) -> CGFloat

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> ContainerFrameItem {
    let item = ContainerFrameItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: ContainerFrameItem, in node: ViewNode) {
    item.axes = axes
    item.length = length
    item.layout = LayerLayout(
      alignment: alignment, isMirrored: node.environment.layoutDirection == .rightToLeft)
    item.invalidateLayout()
  }
}

/// An item whose size follows that of what it scrolls in.
final class ContainerFrameItem: WrapperItem {
  fileprivate var axes: Axis.Set = []
  fileprivate var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  fileprivate var layout = LayerLayout(alignment: .center, isMirrored: false)

  private func availableSpace(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = enclosingScroll?.availableSpace ?? graph.screen.size
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : proposal.width,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : proposal.height)
  }

  override var unyieldingSize: CGSize? { nil }
  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let availableSpace = availableSpace(proposal)
    let size = inner.size(availableSpace)
    return CGSize(
      width: axes.contains(.horizontal) ? availableSpace.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? availableSpace.height ?? size.height : size.height)
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    layout.placeOne(inner, in: bounds, availableSpace(proposal))
  }

  override func explicitGuide(_ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
}

extension View {
  /// Makes the view as large as the scrolling view or screen around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: { length, _ in length }))
  }

  /// Makes the view as large as some of a number of equal parts of the scrolling view or screen around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let parts = CGFloat(max(1, count))
        let part = (length - spacing * (parts - 1)) / parts
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// Makes the view as large as a closure says of the scrolling view or screen around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
