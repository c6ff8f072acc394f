/// Gives each item of a view a size of its own, fixed or within limits.
struct FrameModifier: ItemModifier {
  typealias Body = Never

  /// Extents in one direction; all of them may be left out.
  struct Limits: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    /// True where the size is `ideal` whatever is offered.
    var isFixed = false

    /// Limits on both sides, or none.
    init(least: CGFloat? = nil, ideal: CGFloat? = nil, most: CGFloat? = nil) {
      (self.least, self.ideal, self.most) = (least, ideal, most)
    }

    /// An size whatever is offered; one that no screen has space for is none.
    ///
    /// - Source: Behaviour 10.20
    init(fixed extent: CGFloat?) {
      ideal = extent.flatMap { $0.isFinite ? $0 : nil }
      isFixed = true
    }

    /// What is passed on of an offer.
    func offer(_ proposed: CGFloat?) -> CGFloat? {
      if isFixed { return ideal ?? proposed }
      guard let value = proposed ?? ideal else { return nil }
      return clamped(value)
    }

    /// The size of the frame around content.
    func extent(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
      if isFixed { return ideal ?? content }
      let lower = least ?? content
      let upper = most ?? max(content, lower)
      return min(max(proposed ?? ideal ?? content, lower), max(upper, least ?? upper))
    }

    private func clamped(_ value: CGFloat) -> CGFloat {
      min(max(value, least ?? -.infinity), most ?? .infinity)
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> FrameItem {
    let item = FrameItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: FrameItem, in node: ViewNode) {
    item.update(self, isMirrored: node.environment.layoutDirection == .rightToLeft)
  }
}

/// An item in a frame.
final class FrameItem: WrapperItem {
  private var width = FrameModifier.Limits()
  private var height = FrameModifier.Limits()
  private var layout = LayerLayout(alignment: .center, isMirrored: false)

  func update(_ modifier: FrameModifier, isMirrored: Bool) {
    width = modifier.width
    height = modifier.height
    layout = LayerLayout(alignment: modifier.alignment, isMirrored: isMirrored)
    invalidateLayout()
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  /// A frame that is fixed in both directions asks for its size whatever is in it.
  override var unyieldingSize: CGSize? {
    guard width.isFixed, height.isFixed, let width = width.ideal, let height = height.ideal else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  override func sizeAtAnyHeight(_ width: CGFloat?) -> CGSize? { unyieldingSize }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = inner.size(offer(proposal))
    return CGSize(
      width: width.extent(proposal.width, content: content.width),
      height: height.extent(proposal.height, content: content.height))
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    layout.placeOne(inner, in: bounds, offer(proposal))
  }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let offer = offer(proposal)
    let content = inner.size(offer)
    guard let own = inner.guide(id, in: content, offer) else { return nil }
    let corner = layout.corner(of: inner, in: size, offer)
    return own + (id.axis == .horizontal ? corner.x : corner.y)
  }
}

extension LayerLayout {
  /// Where the corner of one item lies in a rectangle along whose lines it is aligned, unmirrored.
  func corner(of item: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let frame = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    let content = item.dimensions(proposal)
    return CGPoint(
      x: frame[alignment.horizontal] - content[alignment.horizontal],
      y: frame[alignment.vertical] - content[alignment.vertical])
  }

  /// Puts one item along the lines of a rectangle.
  func placeOne(_ item: LayoutItem, in bounds: CGRect, _ proposal: ProposedViewSize) {
    var corner = corner(of: item, in: bounds.size, proposal)
    if isMirrored { corner.x = bounds.width - corner.x - item.size(proposal).width }
    item.place(at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal)
  }
}

extension View {
  /// Gives the view a fixed size in one or both directions, in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(fixed: width), height: .init(fixed: height),
        alignment: alignment))
  }

  /// Keeps the view's size within limits, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
  }
}
