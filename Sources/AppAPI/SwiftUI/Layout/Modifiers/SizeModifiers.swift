/// Gives each item of a view its ideal size in some directions.
struct FixedSizeModifier: ItemModifier {
  typealias Body = Never
  let axes: Axis.Set

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> FixedSizeItem {
    let item = FixedSizeItem(around: inner)
    item.axes = axes
    return item
  }

  func update(_ item: FixedSizeItem, in node: ViewNode) { item.axes = axes }
}

/// An item that is never offered a size in some directions.
final class FixedSizeItem: WrapperItem {
  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { invalidateLayout() } }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override var unyieldingSize: CGSize? { nil }
  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(offer(proposal)) }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    inner.place(at: bounds.origin, offer(proposal))
  }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    inner.guide(id, in: size, offer(proposal))
  }
}

/// Says how early a stack offers space to each item of a view.
struct LayoutPriorityModifier: ItemModifier {
  typealias Body = Never
  let priority: Double

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> LayoutPriorityItem {
    let item = LayoutPriorityItem(around: inner)
    item.priority = priority
    return item
  }

  func update(_ item: LayoutPriorityItem, in node: ViewNode) { item.priority = priority }
}

/// An item that is offered space earlier or later than others.
final class LayoutPriorityItem: WrapperItem {
  var priority = 0.0 {
    didSet { if priority != oldValue { invalidateLayout() } }
  }

  override var layoutPriority: Double { priority }
}

/// How content keeps its shape in space of another shape.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as the space holds whole.
  case fit
  /// As small as covers the whole space.
  case fill
}

/// Keeps the ratio of width to height of each item of a view.
struct AspectRatioModifier: ItemModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let mode: ContentMode

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> AspectRatioItem {
    let item = AspectRatioItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: AspectRatioItem, in node: ViewNode) {
    item.ratio = ratio
    item.mode = mode
    item.invalidateLayout()
  }
}

/// An item that keeps a ratio of width to height.
final class AspectRatioItem: WrapperItem {
  fileprivate var ratio: CGFloat?
  fileprivate var mode = ContentMode.fit

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = inner.size(.unspecified)
    guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0 else {
      return proposal
    }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byHeight = height * ratio
      let usesHeight = mode == .fit ? byHeight < width : byHeight > width
      return usesHeight
        ? ProposedViewSize(width: byHeight, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  override var unyieldingSize: CGSize? { nil }
  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(offer(proposal)) }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    inner.place(at: bounds.origin, offer(proposal))
  }
}

extension View {
  /// Keeps the view at its ideal size.
  public nonisolated func fixedSize() -> some View {
    modifier(FixedSizeModifier(axes: [.horizontal, .vertical]))
  }

  /// Keeps the view at its ideal size in some directions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Says how early a stack offers space to the view; 0 where unset.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }

  /// Keeps a ratio of width to height; `nil` keeps the view's own.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    modifier(
      AspectRatioModifier(ratio: size.height > 0 ? size.width / size.height : nil, mode: contentMode))
  }

  /// Makes the view as large as the space holds whole.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes the view as small as covers the whole space.
  public nonisolated func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
