import AccessibilityModel
import Drawing

/// A part of a bar that gives way to what is scrolled beneath the bar.
struct CollapsingTitle: ItemModifier {
  /// Which part it is.
  enum Part {
    /// The title in a row of its own: it moves up with the content, out of sight.
    case large
    /// The title among the buttons, which is seen once the large one is out of sight.
    case inline
    /// What stands below the large title, and moves up with it.
    case below
  }

  typealias Body = Never
  let part: Part

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> CollapsingTitleItem {
    CollapsingTitleItem(around: inner, part)
  }

  func update(_ item: CollapsingTitleItem, in node: ViewNode) {}
}

/// An item that lies higher, or is seen, by how far the large title has given way.
final class CollapsingTitleItem: WrapperItem {
  let part: CollapsingTitle.Part

  init(around inner: LayoutItem, _ part: CollapsingTitle.Part) {
    self.part = part
    super.init(around: inner)
  }

  private var bars: (any CollapsingBars)? {
    var item = container
    while let current = item {
      if let bars = current as? any CollapsingBars { return bars }
      item = current.container
    }
    return nil
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let collapse = part == .inline ? 0 : bars?.titleCollapse ?? 0
    inner.place(at: CGPoint(x: bounds.minX, y: bounds.minY - collapse), proposal)
  }

  override func draw(into list: inout DisplayList) {
    guard let bars, bars.titleCollapse > 0 else {
      if part != .inline { inner.draw(into: &list) }
      return
    }
    switch part {
    case .inline: if bars.isTitleCollapsed { inner.draw(into: &list) }
    case .below: inner.draw(into: &list)
    case .large:
      guard !bars.isTitleCollapsed else { return }
      list.group([.clip(Path(frame).outline(at: .zero), .winding)]) { inner.draw(into: &$0) }
    }
  }

  /// The title is one element, wherever it stands.
  override func makeDescribedElements() -> [DescribedElement] {
    guard part != .inline else { return [] }
    var elements = inner.describedElements
    guard part == .large, let bars, bars.isTitleCollapsed else { return elements }
    guard let place = bars.collapsingItem(.inline)?.inner.frame else { return elements }
    for index in elements.indices { elements[index].element.frame = Rect(place) }
    return elements
  }
}

/// What has a bar above content, and knows how far the content was scrolled beneath it.
@MainActor
protocol CollapsingBars: LayoutItem {
  /// The bar at the upper edge, where there is one.
  var upperBar: () -> LayoutItem? { get }
  /// How far the large title has given way, in points.
  var titleCollapse: CGFloat { get }
}

extension CollapsingBars {
  /// The parts of the bar that give way.
  var collapsingItems: [CollapsingTitleItem] { upperBar()?.collapsingParts ?? [] }

  /// The first of one kind.
  func collapsingItem(_ part: CollapsingTitle.Part) -> CollapsingTitleItem? {
    collapsingItems.first { $0.part == part }
  }

  /// True where the title stands among the buttons.
  var isTitleCollapsed: Bool {
    guard let title = collapsingItem(.large), title.placedFrame.height > 0 else { return false }
    return titleCollapse >= title.placedFrame.height
  }
}

extension LayoutItem {
  /// The parts of a bar inside that give way.
  fileprivate var collapsingParts: [CollapsingTitleItem] {
    (self as? CollapsingTitleItem).map { [$0] } ?? contents.flatMap(\.collapsingParts)
  }
}
