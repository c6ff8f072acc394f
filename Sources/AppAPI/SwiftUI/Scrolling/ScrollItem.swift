import AccessibilityModel
import AppHost
import Drawing

/// Shows a part of content that is larger than its space.
final class ScrollItem: ContainerItem {
  var axes: Axis.Set = .vertical {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  var alignment = Alignment.top
  private(set) var offset = CGPoint.zero {
    didSet {
      let limit = Self.highestTitle
      if min(offset.y, limit) != min(oldValue.y, limit) { container?.contentDidScroll() }
    }
  }
  /// No large title is higher, in points: what is scrolled further than this changes nothing of a bar.
  private static let highestTitle: CGFloat = 200
  private(set) var contentSize = CGSize.zero
  private var isAnchored = false
  /// Called whenever the content has been laid out.
  var onLayout: (() -> Void)?
  /// True where somebody is told whenever the content has been laid out.
  var isFollowed: () -> Bool = { false }
  /// Called when it begins or ends to move.
  var onPhase: ((ScrollPhase, ScrollPhase) -> Void)?
  /// What the views around have set for scrolling.
  var settings = ScrollSettings() {
    didSet { if settings != oldValue { invalidateLayout() } }
  }
  /// What renews the content when it is pulled down, where anything does.
  var renewal: Renewal?
  /// What the views around have set for a finger that scrolls.
  var feel = ScrollFeel()
  /// The offset near another one at which the content is lined up with a view inside.
  var align: ((CGPoint) -> CGPoint)?
  /// What a finger is doing to the content; `nil` while none scrolls.
  var drag: ScrollItemDrag?
  /// What it does, as far as a finger is concerned.
  var phase = ScrollPhase.idle

  /// True where it scrolls along an axis, or along any where none is named.
  func scrolls(_ axis: Axis?) -> Bool {
    switch axis {
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: true
    }
  }

  override func isSpace(named name: AnyHashable) -> Bool {
    (name.base as? ScrollingSpaceName).map { scrolls($0.axis) } ?? false
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, spacing: nil, alignment: alignment, isMirrored: false)
  }

  private func contentOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = settings.margins
    let offer = offer(proposal)
    return ProposedViewSize(
      width: offer.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: offer.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  private func withMargins(_ size: CGSize) -> CGSize {
    let margins = settings.margins
    return CGSize(
      width: size.width + margins.leading + margins.trailing,
      height: size.height + margins.top + margins.bottom)
  }

  /// How large the view is, as far as that is known before it has its place.
  private(set) var availableSpace = CGSize.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
      availableSpace = CGSize(width: width, height: height)
    }
    let content = withMargins(stack.solve(contents, contentOffer(proposal)).size)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    availableSpace = bounds.size
    let result = stack.solve(contents, contentOffer(ProposedViewSize(bounds.size)))
    contentSize = withMargins(result.size)
    if let anchor = settings.anchor, !isAnchored {
      isAnchored = true
      offset = CGPoint(
        x: (contentSize.width - bounds.width) * anchor.x, y: (contentSize.height - bounds.height) * anchor.y)
    }
    offset = limited(offset)
    let corner = CGPoint(
      x: bounds.minX - offset.x + settings.margins.leading, y: bounds.minY - offset.y + settings.margins.top)
    stack.place(contents, in: CGRect(origin: corner, size: result.size), result)
    onLayout?()
  }

  /// The nearest point to which people can scroll.
  func limited(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(0, point.x), max(0, contentSize.width - placedFrame.width)),
      y: min(max(0, point.y), max(0, contentSize.height - placedFrame.height)))
  }

  /// The part of the screen in which content can be seen.
  var viewport: CGRect { frame }

  override func draw(into list: inout DisplayList) {
    var seen = bleeding(viewport)
    if let collapse = graph.drawing.titleCollapse, abs(collapse.edge - seen.minY) < 0.5 {
      seen.origin.y -= collapse.height
      seen.size.height += collapse.height
    }
    list.group([.clip(Path(seen).outline(at: .zero), .winding)]) { super.draw(into: &$0) }
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    guard viewport.contains(point) else { return nil }
    let below = super.tapHandler(at: point)
    if let probe = graph.touches.probe, probe.seeksScrolls, settings.isEnabled {
      probe.add(self, .scroll) { [weak self] in RunningGesture(ScrollMachine(self, $0)) }
    }
    return below
  }

  /// Scrolls to a place; true where that moved anything.
  @discardableResult
  func scroll(to point: CGPoint) -> Bool {
    let target = limited(point)
    guard target != offset else { return false }
    let distance = Point(x: offset.x - target.x, y: offset.y - target.y)
    offset = target
    if graph.scrollShifts.note(self, movedBy: distance) { return true }
    invalidateLayout()
    return true
  }

  /// How far it is scrolled when an edge of the content is in sight.
  func offset(of edge: Edge) -> CGPoint {
    let last = limited(CGPoint(x: contentSize.width, y: contentSize.height))
    return switch edge {
    case .top: CGPoint(x: offset.x, y: 0)
    case .bottom: CGPoint(x: offset.x, y: last.y)
    case .leading: CGPoint(x: 0, y: offset.y)
    case .trailing: CGPoint(x: last.x, y: offset.y)
    }
  }

  /// What it shows of its content.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: offset, contentSize: contentSize, contentInsets: settings.margins,
      containerSize: availableSpace)
  }

  /// Scrolls until a rectangle of the screen is in sight, at a place of the space where one is named.
  func scroll(toShow rect: CGRect, anchor: UnitPoint?) {
    guard let anchor else { return reveal(rect) }
    let wanted = viewport.point(anchor)
    let present = rect.point(anchor)
    scroll(
      to: CGPoint(
        x: axes.contains(.horizontal) ? offset.x + present.x - wanted.x : offset.x,
        y: axes.contains(.vertical) ? offset.y + present.y - wanted.y : offset.y))
  }

  /// Scrolls by as little as brings a rectangle of the screen into sight.
  private func reveal(_ rect: CGRect) {
    // What scrolls lies where it was placed, however far its content has moved since.
    let viewport = placedFrame
    var target = offset
    if rect.minY < viewport.minY {
      target.y -= viewport.minY - rect.minY
    } else if rect.maxY > viewport.maxY {
      target.y += min(rect.maxY - viewport.maxY, rect.minY - viewport.minY)
    }
    if rect.minX < viewport.minX {
      target.x -= viewport.minX - rect.minX
    } else if rect.maxX > viewport.maxX {
      target.x += min(rect.maxX - viewport.maxX, rect.minX - viewport.minX)
    }
    scroll(to: target)
  }

  /// Scrolls by a page towards an edge and says where that led; at the top, renews what is shown.
  private func page(_ edge: Edge) -> Bool {
    guard settings.isEnabled else { return false }
    var target = offset
    switch edge {
    case .top: target.y -= frame.height
    case .bottom: target.y += frame.height
    case .leading: target.x -= frame.width
    case .trailing: target.x += frame.width
    }
    let moved = scroll(to: target)
    if moved { onPhase?(.idle, .animating) }
    defer { if moved { onPhase?(.animating, .idle) } }
    if !moved, edge == .top, axes.contains(.vertical), renewal?.begin() == true { return true }
    graph.layoutNow()
    RunningApp.current.post(.pageScrolled(appScrollStatus ?? SpokenText(status)))
    return moved
  }

  private var lazyRows: LazyRowsItem? { contents.lazy.compactMap { $0 as? LazyRowsItem }.first }

  private var status: String {
    if let status = lazyRows?.scrollStatus { return status }
    let isVertical = axes.contains(.vertical)
    let (place, whole, page) =
      isVertical
      ? (offset.y, contentSize.height, frame.height) : (offset.x, contentSize.width, frame.width)
    guard page > 0 else { return String(system: .page, ["index": "1", "count": "1"]) }
    let count = max(1, Int((whole / page).rounded(.up)))
    let current = min(count, Int((place / page).rounded(.up)) + 1)
    return String(system: .page, ["index": "\(current)", "count": "\(count)"])
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var group = DescribedElement.container(identity, frame: viewport)
    group.element.clipsChildren = true
    group.element.elementType = lazyRows?.isList == true ? .collectionView : .scrollView
    if let rule = lazyRows?.scrollStatusRule { group.element.rules.append(rule) }
    if let renewal, renewal.isRunning {
      group.children = renewal.describedElements(above: frame) + contents.flatMap(\.describedElements)
    } else {
      heard.joins = .inOne
      group.children = joinedElements()
    }
    guard !group.children.isEmpty else { return [] }
    group.handlers.scrollPage = { [weak self] edge in self?.page(edge) ?? false }
    group.handlers.reveal = { [weak self] rect in self?.reveal(CGRect(rect)) }
    return [group]
  }
}

extension LayoutItem {
  /// The scrolling item that this one lies in.
  var enclosingScroll: ScrollItem? {
    var item = container
    while let current = item {
      if let scroll = current as? ScrollItem { return scroll }
      item = current.container
    }
    return nil
  }

  /// The nearest scrolling item around that scrolls along a direction.
  func enclosingScroll(along axes: Axis.Set) -> ScrollItem? {
    var scroll = enclosingScroll
    while let current = scroll, current.axes.isDisjoint(with: axes) { scroll = current.enclosingScroll }
    return scroll
  }
}
