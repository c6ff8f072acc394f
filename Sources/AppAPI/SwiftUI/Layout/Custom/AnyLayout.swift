/// A layout whose type is not told; views keep their state while it becomes another one.
public struct AnyLayout: Sendable {
  private let base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    base = layout
  }
}

extension AnyLayout: StockLayout {
  func arrangement(isMirrored: Bool) -> Arrangement { Self.arrangement(base, isMirrored) }

  @MainActor private static func arrangement<L: Layout>(_ layout: L, _ isMirrored: Bool) -> Arrangement {
    (layout as? any StockLayout)?.arrangement(isMirrored: isMirrored)
      ?? .custom(TypedLayoutBox(layout, isMirrored: isMirrored))
  }
}

extension AnyLayout: Layout {
  /// The size of all views together.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Self.size(base, proposal, subviews)
  }

  /// Puts each view in its place.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    Self.place(base, bounds, proposal, subviews)
  }

  private static func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGSize {
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) {
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
