/// Views in columns, one line after another downwards.
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

/// Views in rows, one line after another across.
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

/// Views side by side in a view that scrolls across.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure into columns.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(columns: columns, alignment: alignment, spacing: spacing, content: content())
  }
}

extension LazyVGrid: PrimitiveView where Content: View {}

extension LazyVGrid: ArrangingView where Content: View {
  func arrangement(_ environment: EnvironmentValues) -> Arrangement {
    .custom(
      GridLines(
        axis: .vertical, items: columns, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        isMirrored: environment.layoutDirection == .rightToLeft))
  }
}

extension LazyHGrid: View where Content: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure into rows.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, alignment: alignment, spacing: spacing, content: content())
  }
}

extension LazyHGrid: PrimitiveView where Content: View {}

extension LazyHGrid: ArrangingView where Content: View {
  func arrangement(_ environment: EnvironmentValues) -> Arrangement {
    .custom(
      GridLines(
        axis: .horizontal, items: rows, spacing: spacing,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        isMirrored: environment.layoutDirection == .rightToLeft))
  }
}

extension LazyHStack: View where Content: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure side by side; a `nil` spacing is the system's.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }
}

extension LazyHStack: PrimitiveView where Content: View {}

extension LazyHStack: ArrangingView where Content: View {
  func arrangement(_ environment: EnvironmentValues) -> Arrangement {
    .stack(
      StackLayout(
        axis: .horizontal, spacing: spacing, alignment: Alignment(horizontal: .leading, vertical: alignment),
        isMirrored: environment.layoutDirection == .rightToLeft))
  }
}

/// Lines of views in tracks; a line is as high as its highest view.
final class GridLines: LayoutBox {
  /// The direction in which lines follow each other.
  private let axis: Axis
  private let items: [GridItem]
  private let spacing: CGFloat
  private let alignment: Alignment
  private let isMirrored: Bool

  init(axis: Axis, items: [GridItem], spacing: CGFloat?, alignment: Alignment, isMirrored: Bool) {
    self.axis = axis
    self.items = items
    self.spacing = spacing ?? StackLayout.defaultSpacing
    self.alignment = alignment
    self.isMirrored = isMirrored
  }

  private struct Line {
    var offset: CGFloat
    var extent: CGFloat
    var items: ArraySlice<LayoutItem>
  }

  private func lines(_ views: [LayoutItem], _ tracks: [GridTrack]) -> [Line] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Line] = []
    var offset: CGFloat = 0
    for start in stride(from: 0, to: views.count, by: tracks.count) {
      let line = views[start..<min(start + tracks.count, views.count)]
      let extent = zip(line, tracks).map { $0.size(offer($1)).extent(axis) }.max() ?? 0
      lines.append(Line(offset: offset, extent: extent, items: line))
      offset += extent + spacing
    }
    return lines
  }

  private func offer(_ track: GridTrack) -> ProposedViewSize {
    ProposedViewSize(axis, main: nil, cross: track.extent)
  }

  private func tracks(_ proposal: ProposedViewSize, _ views: [LayoutItem]) -> [GridTrack] {
    let ideal = views.first?.size(.unspecified).extent(axis.other) ?? 0
    let extent = proposal.extent(axis.other) ?? ideal * CGFloat(items.count)
    return items.tracks(in: extent, alignment: alignment)
  }

  override func size(_ views: [LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    let tracks = tracks(proposal, views)
    let lines = lines(views, tracks)
    let across = tracks.last.map { $0.offset + $0.extent } ?? 0
    let along = lines.last.map { $0.offset + $0.extent } ?? 0
    return CGSize(axis, main: along, cross: max(across, proposal.extent(axis.other) ?? across))
  }

  override func place(_ views: [LayoutItem], in bounds: CGRect, _ proposal: ProposedViewSize) {
    let tracks = tracks(proposal, views)
    let across = tracks.last.map { $0.offset + $0.extent } ?? 0
    let rest = bounds.size.extent(axis.other) - across
    // What is left beside all tracks lies where the alignment of the grid leaves it.
    let room = ViewDimensions(width: rest, height: rest) { _ in nil }
    let inset = axis == .vertical ? room[alignment.horizontal] : room[alignment.vertical]
    for line in lines(views, tracks) {
      for (view, track) in zip(line.items, tracks) {
        let size = CGSize(axis, main: line.extent, cross: track.extent)
        var x = axis == .vertical ? track.offset + inset : line.offset
        let y = axis == .vertical ? line.offset : track.offset + inset
        if isMirrored { x = bounds.width - x - size.width }
        let cell = CGRect(x: bounds.minX + x, y: bounds.minY + y, width: size.width, height: size.height)
        LayerLayout(alignment: track.alignment, isMirrored: isMirrored).placeOne(view, in: cell, offer(track))
      }
    }
  }
}
