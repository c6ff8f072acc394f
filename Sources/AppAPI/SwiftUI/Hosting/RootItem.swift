/// The item that fills the screen.
final class RootItem: ContainerItem {
  private let layout = LayerLayout(alignment: .center, isMirrored: false)

  /// Lays out everything in a part of the screen.
  func fill(_ rect: CGRect) {
    place(at: rect.origin, ProposedViewSize(rect.size))
  }

  /// The size that everything asks for together.
  var idealSize: CGSize { fittingSize(.unspecified) }

  /// The size that everything takes together of an offer.
  func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    screen.reduce(CGSize.zero) { size, item in
      let own = item.size(proposal)
      return CGSize(width: max(size.width, own.width), height: size.height + own.height)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// What lies beneath everything that is presented.
  private var screen: [LayoutItem] {
    let items = source()
    adopt(items)
    return items
  }

  override var contents: [LayoutItem] {
    adopt(graph.presented)
    return screen + graph.presented
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    adopt(graph.presented)
    for item in graph.presented {
      let availableSpace = item.availableSpace(in: bounds)
      item.place(at: availableSpace.origin, ProposedViewSize(availableSpace.size))
    }
    let items = screen
    guard items.count > 1 else {
      for item in items { layout.placeOne(item, in: bounds, proposal) }
      return
    }
    let stack = StackLayout(
      axis: .vertical, spacing: nil, alignment: Alignment(horizontal: .center, vertical: .top),
      isMirrored: false)
    let result = stack.solve(items, proposal)
    let top = bounds.minY + (bounds.height - result.size.height) / 2
    let left = bounds.minX + (bounds.width - result.size.width) / 2
    stack.place(items, in: CGRect(origin: CGPoint(x: left, y: top), size: result.size), result)
  }
}
