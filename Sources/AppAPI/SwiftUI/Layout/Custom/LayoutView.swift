/// Views in a layout.
struct LayoutView<Arranger: Layout, Content: View> {
  let layout: Arranger
  let content: Content
}

extension LayoutView: View {
  typealias Body = Never
}

extension LayoutView: PrimitiveView {}

extension LayoutView: ArrangingView {
  func arrangement(_ environment: EnvironmentValues) -> Arrangement {
    let isMirrored = environment.layoutDirection == .rightToLeft
    if let known = layout as? any StockLayout { return known.arrangement(isMirrored: isMirrored) }
    return .custom(TypedLayoutBox(layout, isMirrored: isMirrored))
  }
}

/// A layout that the framework carries out itself.
@MainActor
protocol StockLayout {
  func arrangement(isMirrored: Bool) -> Arrangement
}

/// A layout of the app's own in the hands of the item that it arranges.
@MainActor
class LayoutBox {
  /// The axis along which the layout puts views one after the other, where it does.
  var stackAxis: Axis? { nil }
  func size(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> CGSize { .zero }
  func place(_ items: [LayoutItem], in bounds: CGRect, _ proposal: ProposedViewSize) {}
  func guide(_ id: AlignmentKey, _ items: [LayoutItem], in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }
  func forget() {}
  /// Goes on with what the box of the same layout kept before the view was evaluated again.
  func takeOver(_ other: LayoutBox) {}
}

/// A layout of a known type with what it keeps.
final class TypedLayoutBox<Arranger: Layout>: LayoutBox {
  private let layout: Arranger
  private let isMirrored: Bool
  private var cache: Arranger.Cache?
  /// True where the views have changed since the cache was made.
  private var isOutdated = false

  init(_ layout: Arranger, isMirrored: Bool) {
    self.layout = layout
    self.isMirrored = isMirrored
  }

  override var stackAxis: Axis? { Arranger.layoutProperties.stackOrientation }

  override func forget() { isOutdated = true }

  override func takeOver(_ other: LayoutBox) {
    guard let other = other as? TypedLayoutBox<Arranger> else { return }
    cache = other.cache
    isOutdated = true
  }

  private func views(_ items: [LayoutItem], _ bounds: CGRect = .zero) -> LayoutSubviews {
    LayoutSubviews(
      layoutDirection: isMirrored ? .rightToLeft : .leftToRight, items: items,
      places: PlaneMirror(bounds: bounds, isMirrored: isMirrored))
  }

  private func using<Result>(
    _ views: LayoutSubviews, _ body: (inout Arranger.Cache) -> Result
  ) -> Result {
    var cache = cache ?? layout.makeCache(subviews: views)
    if isOutdated, self.cache != nil { layout.updateCache(&cache, subviews: views) }
    isOutdated = false
    let result = body(&cache)
    self.cache = cache
    return result
  }

  override func size(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    let views = views(items)
    return using(views) { layout.sizeThatFits(proposal: proposal, subviews: views, cache: &$0) }
  }

  override func place(_ items: [LayoutItem], in bounds: CGRect, _ proposal: ProposedViewSize) {
    let views = views(items, bounds)
    using(views) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &$0) }
  }

  override func guide(
    _ id: AlignmentKey, _ items: [LayoutItem], in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let (views, bounds) = (views(items), CGRect(origin: .zero, size: size))
    return using(views) { cache in
      switch id.line {
      case .horizontal(let line):
        layout.explicitAlignment(
          of: line, in: bounds, proposal: proposal, subviews: views, cache: &cache)
      case .vertical(let line):
        layout.explicitAlignment(
          of: line, in: bounds, proposal: proposal, subviews: views, cache: &cache)
      }
    }
  }
}

extension AlignmentKey {
  /// A line that layouts are asked about.
  enum Line {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  /// The line that the key stands for.
  var line: Line {
    switch axis {
    case .horizontal: .horizontal(HorizontalAlignment(type))
    case .vertical: .vertical(VerticalAlignment(type))
    }
  }
}
