/// Puts the middle of each item of a view at a point of the space it is offered, all of which it takes.
struct PositionModifier: ItemModifier {
  typealias Body = Never
  let point: CGPoint

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> PositionItem {
    let item = PositionItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: PositionItem, in node: ViewNode) {
    item.point = point
    item.isMirrored = node.environment.layoutDirection == .rightToLeft
  }
}

/// An item whose content lies around a point.
final class PositionItem: WrapperItem {
  var point = CGPoint.zero {
    didSet { if point != oldValue { invalidateLayout() } }
  }
  var isMirrored = false

  override var unyieldingSize: CGSize? { nil }
  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let size = inner.size(proposal)
    let x = isMirrored ? bounds.width - point.x : point.x
    inner.place(
      at: CGPoint(x: bounds.minX + x - size.width / 2, y: bounds.minY + point.y - size.height / 2), proposal)
  }

  override func explicitGuide(_ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
}

extension View {
  /// Puts the middle of the view at a point of the space around it.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(point: position))
  }

  /// Puts the middle of the view at a point of the space around it.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(point: CGPoint(x: x, y: y)))
  }
}
