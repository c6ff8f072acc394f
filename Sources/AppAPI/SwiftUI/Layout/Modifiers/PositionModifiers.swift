/// Moves each item of a view without a change of the size it takes.
struct OffsetModifier: ItemModifier {
  typealias Body = Never
  let offset: CGSize

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> OffsetItem {
    let item = OffsetItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: OffsetItem, in node: ViewNode) {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    item.offset = isMirrored ? CGSize(width: -offset.width, height: offset.height) : offset
  }
}

/// An item that is shown beside its place.
final class OffsetItem: WrapperItem {
  var offset = CGSize.zero {
    didSet { if offset != oldValue { invalidateLayout() } }
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    inner.place(at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height), proposal)
  }
}

/// Sets where an alignment line lies in each item of a view.
struct AlignmentGuideModifier: ItemModifier {
  typealias Body = Never
  let id: AlignmentKey
  nonisolated(unsafe) let compute: (ViewDimensions) -> CGFloat

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> AlignmentGuideItem {
    let item = AlignmentGuideItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: AlignmentGuideItem, in node: ViewNode) {
    item.id = id
    item.compute = compute
    item.invalidateLayout()
  }
}

/// An item that sets one of its alignment lines itself.
final class AlignmentGuideItem: WrapperItem {
  fileprivate var id: AlignmentKey?
  fileprivate var compute: (ViewDimensions) -> CGFloat = { _ in 0 }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if id == self.id { return compute(inner.dimensions(proposal)) }
    return inner.guide(id, in: inner.size(proposal), proposal)
  }
}

extension View {
  /// Moves the view by an offset without a change of the size it takes.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves the view by an offset without a change of the size it takes.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Sets where a vertical line lies by which the view is lined up.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(id: guide.key, compute: computeValue))
  }

  /// Sets where a horizontal line lies by which the view is lined up.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(id: guide.key, compute: computeValue))
  }
}
