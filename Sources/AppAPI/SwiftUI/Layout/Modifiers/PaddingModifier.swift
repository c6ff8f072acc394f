/// Puts space around each item of a view.
struct PaddingModifier: ItemModifier {
  typealias Body = Never
  let insets: EdgeInsets

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> PaddingItem {
    let item = PaddingItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: PaddingItem, in node: ViewNode) {
    item.update(insets, isMirrored: node.environment.layoutDirection == .rightToLeft)
  }
}

/// An item with space around it.
final class PaddingItem: WrapperItem {
  private var insets = EdgeInsets()
  private var left: CGFloat = 0

  func update(_ insets: EdgeInsets, isMirrored: Bool) {
    self.insets = insets
    left = isMirrored ? insets.trailing : insets.leading
    invalidateLayout()
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    around(inner.size(offer(proposal)))
  }

  private func around(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override var unyieldingSize: CGSize? { inner.settledSize.map(around) }

  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? {
    inner.settledSize(offer(ProposedViewSize(width: width, height: nil)).width).map(around)
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    inner.place(at: CGPoint(x: bounds.minX + left, y: bounds.minY + insets.top), offer(proposal))
  }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let offer = offer(proposal)
    let own = inner.guide(id, in: inner.size(offer), offer)
    return own.map { $0 + (id.axis == .horizontal ? insets.leading : insets.top) }
  }
}

extension View {
  /// Puts the same space at all sides, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Puts space at some sides; a `nil` length is the system's, 16 points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Puts space of its own at each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}
