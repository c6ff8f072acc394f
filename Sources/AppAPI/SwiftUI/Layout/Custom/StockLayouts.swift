/// A stack side by side as a layout, for views that change between layouts.
public struct HStackLayout: Sendable {
  /// Where views lie from top to bottom.
  public var alignment: VerticalAlignment
  /// Space between views, in points; `nil` takes the system's.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A stack one below the other as a layout, for views that change between layouts.
public struct VStackLayout: Sendable {
  /// Where views lie from left to right.
  public var alignment: HorizontalAlignment
  /// Space between views, in points; `nil` takes the system's.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views in front of one another as a layout, for views that change between layouts.
public struct ZStackLayout: Sendable {
  /// Where views lie.
  public var alignment: Alignment

  /// Makes the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension HStackLayout: StockLayout {
  func arrangement(isMirrored: Bool) -> Arrangement {
    .stack(
      StackLayout(
        axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .leading, vertical: alignment),
        isMirrored: isMirrored))
  }
}

extension VStackLayout: StockLayout {
  func arrangement(isMirrored: Bool) -> Arrangement {
    .stack(
      StackLayout(
        axis: .vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .top),
        isMirrored: isMirrored))
  }
}

extension ZStackLayout: StockLayout {
  func arrangement(isMirrored: Bool) -> Arrangement {
    .layers(LayerLayout(alignment: alignment, isMirrored: isMirrored))
  }
}

extension StockLayout where Self: Sendable {
  nonisolated func size(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    nonisolated(unsafe) let subviews = subviews
    return MainActor.assumeIsolated {
      switch arrangement(isMirrored: subviews.places.isMirrored) {
      case .stack(let layout): layout.solve(subviews.items, proposal).size
      case .layers(let layout): layout.size(subviews.items, proposal)
      case .custom(let box): box.size(subviews.items, proposal)
      }
    }
  }

  nonisolated func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    nonisolated(unsafe) let subviews = subviews
    MainActor.assumeIsolated {
      switch arrangement(isMirrored: subviews.places.isMirrored) {
      case .stack(let layout):
        layout.place(subviews.items, in: bounds, layout.solve(subviews.items, proposal))
      case .layers(let layout): layout.place(subviews.items, in: bounds, proposal)
      case .custom(let box): box.place(subviews.items, in: bounds, proposal)
      }
    }
  }
}

extension HStackLayout: Layout {
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

extension VStackLayout: Layout {
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

extension ZStackLayout: Layout {
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
