import AccessibilityModel
import AppHost

/// When dots show which of several pages is to be seen.
enum PageDots: Hashable, Sendable {
  case automatic, always, never

  func areShown(for count: Int) -> Bool {
    switch self {
    case .automatic: count > 1
    case .always: count > 0
    case .never: false
    }
  }
}

/// A page that is turned by scrolling, and the dots that say which it is.
struct PagedTabs {
  let page: LayoutItem?
  let index: Int
  let count: Int
  let axis: Axis
  let dots: PageDots
  let turn: @MainActor (Int) -> Void
}

extension PagedTabs: View {
  var body: some View {
    VStack(spacing: 0) {
      ShownItem(item: page).frame(maxWidth: .infinity, maxHeight: .infinity)
      if dots.areShown(for: count) { PageControl(index: index, count: count, turn: turn) }
    }
    .modifier(PageTurning(index: index, count: count, axis: axis, turn: turn))
  }
}

/// The dots that say which page is to be seen; its value is raised and lowered.
///
/// - Source: Behaviour 1.5.3
struct PageControl {
  let index: Int
  let count: Int
  let turn: @MainActor (Int) -> Void
}

extension PageControl: View {
  typealias Body = Never
}

extension PageControl: PrimitiveView {}

extension PageControl: ControlView {
  var activation: (@MainActor () -> Void)? { nil }

  func content(in environment: EnvironmentValues) -> any View {
    ControlPart.main.frame(width: CGFloat(count) * 18 + 34, height: 26)
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.adjustable)
    described.element.value = SpokenText(
      String(system: .pageValue, ["index": "\(index + 1)", "count": "\(count)"]))
    let (index, count, turn) = (index, count, turn)
    described.handlers.increment = { if index + 1 < count { turn(index + 1) } }
    described.handlers.decrement = { if index > 0 { turn(index - 1) } }
  }
}

/// Turns pages where a person scrolls.
struct PageTurning: ItemModifier {
  typealias Body = Never
  let index: Int
  let count: Int
  let axis: Axis
  let turn: @MainActor (Int) -> Void

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> PageTurningItem {
    PageTurningItem(around: inner, self)
  }

  func update(_ item: PageTurningItem, in node: ViewNode) {
    item.turning = self
    item.invalidateDescription()
  }
}

/// An item whose pages are turned by scrolling.
///
/// - Source: Behaviour 1.9
final class PageTurningItem: WrapperItem {
  var turning: PageTurning

  init(around inner: LayoutItem, _ turning: PageTurning) {
    self.turning = turning
    super.init(around: inner)
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var group = DescribedElement.container(identity, frame: frame)
    group.element.clipsChildren = true
    group.children = inner.describedElements
    group.handlers.scrollPage = { [weak self] edge in self?.scroll(edge) ?? false }
    return group.children.isEmpty ? [] : [group]
  }

  private func scroll(_ edge: Edge) -> Bool {
    let isAlong = (edge == .top || edge == .bottom) == (turning.axis == .vertical)
    guard isAlong, turning.count > 0 else { return false }
    let step = edge == .trailing || edge == .bottom ? 1 : -1
    let target = min(max(turning.index + step, 0), turning.count - 1)
    let moves = target != turning.index
    if moves { turning.turn(target) }
    let words = String(system: .page, ["index": "\(target + 1)", "count": "\(turning.count)"])
    RunningApp.current.post(.pageScrolled(SpokenText(words)))
    return moves
  }
}
