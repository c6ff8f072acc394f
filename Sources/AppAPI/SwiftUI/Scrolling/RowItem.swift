import AppHost

/// Hands out the identities of one row, the same ones again when the row comes back.
@MainActor
final class RowIdentities {
  private var given: [ElementIdentity] = []
  private var next = 0

  /// Starts over, once everything that holds one of them is gone.
  func rewind() {
    next = 0
  }

  /// The next identity of the row.
  func take() -> ElementIdentity {
    if next == given.count { given.append(ElementIdentity()) }
    defer { next += 1 }
    return given[next]
  }
}

/// A row of a lazy container.
final class RowItem: ContainerItem {
  let identities: RowIdentities
  private let insets: EdgeInsets
  private let leastHeight: CGFloat
  private let layout: StackLayout

  init(
    _ graph: ViewGraph, _ identities: RowIdentities, insets: EdgeInsets, leastHeight: CGFloat,
    alignment: HorizontalAlignment, isMirrored: Bool
  ) {
    self.identities = identities
    self.insets = insets
    self.leastHeight = leastHeight
    layout = StackLayout(
      axis: .vertical, spacing: nil, alignment: Alignment(horizontal: alignment, vertical: .top),
      isMirrored: isMirrored)
    super.init(graph)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = layout.solve(contents, offer(proposal)).size
    return CGSize(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(leastHeight, content.height + insets.top + insets.bottom))
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let result = layout.solve(contents, offer(proposal))
    let room = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY,
      width: bounds.width - insets.leading - insets.trailing, height: bounds.height)
    var x = room.minX
    if layout.alignment.horizontal == .center { x += (room.width - result.size.width) / 2 }
    let isTrailing = (layout.alignment.horizontal == .trailing) != layout.isMirrored
    if layout.alignment.horizontal != .center, isTrailing { x = room.maxX - result.size.width }
    let y = room.minY + (room.height - result.size.height) / 2
    layout.place(contents, in: CGRect(origin: CGPoint(x: x, y: y), size: result.size), result)
  }
}
