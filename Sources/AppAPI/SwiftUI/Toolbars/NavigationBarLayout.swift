/// Where a part of a bar at the upper edge stands.
enum BarSlot {
  /// At the beginning of the row.
  case leading
  /// In the middle of the row.
  case title
  /// At the end of the row.
  case trailing
  /// In a row of its own below.
  case below
}

enum BarSlotKey: LayoutValueKey {
  static var defaultValue: BarSlot { .below }
}

/// Puts the parts of a bar into a row, with the way back and the title, and further rows below.
struct NavigationBarLayout: Layout {
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8
  private static let rowHeight: CGFloat = 44

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    max((proposal.width ?? 390) - 2 * Self.margin, 0)
  }

  private func below(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[BarSlotKey.self] == .below }
  }

  private func row(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[BarSlotKey.self] != .below }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let offer = ProposedViewSize(width: width(proposal), height: nil)
    let rows = below(subviews).reduce(0) { $0 + $1.sizeThatFits(offer).height }
    let first = row(subviews).isEmpty ? 0 : Self.rowHeight
    return CGSize(width: proposal.width ?? 390, height: first + rows)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let row = row(subviews)
    placeRow(row, in: bounds)
    let offer = ProposedViewSize(width: max(bounds.width - 2 * Self.margin, 0), height: nil)
    var y = bounds.minY + (row.isEmpty ? 0 : Self.rowHeight)
    for view in below(subviews) {
      view.place(at: CGPoint(x: bounds.minX + Self.margin, y: y), proposal: offer)
      y += view.sizeThatFits(offer).height
    }
  }

  private func placeRow(_ row: [LayoutSubview], in bounds: CGRect) {
    func place(_ view: LayoutSubview, at x: CGFloat, _ size: CGSize) {
      let y = bounds.minY + (Self.rowHeight - size.height) / 2
      view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }
    var start = bounds.minX + Self.margin
    for view in row where view[BarSlotKey.self] == .leading {
      let size = view.sizeThatFits(.unspecified)
      place(view, at: start, size)
      start += size.width + Self.spacing
    }
    var end = bounds.maxX - Self.margin
    for view in row.reversed() where view[BarSlotKey.self] == .trailing {
      let size = view.sizeThatFits(.unspecified)
      end -= size.width
      place(view, at: end, size)
      end -= Self.spacing
    }
    for view in row where view[BarSlotKey.self] == .title {
      let availableSpace = ProposedViewSize(width: max(end - start, 0), height: Self.rowHeight)
      let size = view.sizeThatFits(availableSpace)
      let x = min(max(bounds.midX - size.width / 2, start), max(end - size.width, start))
      place(view, at: x, size)
    }
  }
}
