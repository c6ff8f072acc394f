/// A grid as a layout, for views that change between layouts.
public struct GridLayout: Sendable {
  /// Where views lie in their cells.
  public var alignment: Alignment
  /// Space between columns, in points; `nil` takes the system's.
  public var horizontalSpacing: CGFloat?
  /// Space between rows, in points; `nil` takes the system's.
  public var verticalSpacing: CGFloat?

  /// Makes the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: StockLayout {
  func arrangement(isMirrored: Bool) -> Arrangement {
    .custom(
      GridBox(
        alignment: alignment, across: horizontalSpacing ?? StackLayout.defaultSpacing,
        down: verticalSpacing ?? StackLayout.defaultSpacing, isMirrored: isMirrored))
  }
}

extension GridLayout: Layout {
  /// The size of all views together.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(subviews, proposal)
  }

  /// Puts each view in its place.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(subviews, in: bounds, proposal)
  }
}
