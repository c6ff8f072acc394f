/// What a scrolling view shows of its content.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// The space between the content and the edges of the view.
  public var contentInsets: EdgeInsets
  /// How large the view is.
  public var containerSize: CGSize

  /// Makes what a view shows from its parts.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that the view covers.
  public var bounds: CGRect { visibleRect }
}

/// What a scrolling view is doing.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A finger lies on it and has not moved yet.
  case tracking
  /// A finger scrolls it.
  case interacting
  /// It rolls on.
  case decelerating
  /// It goes where the app or a person who listens has sent it.
  case animating

  /// True where it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What else is known when a scrolling view begins to do something else.
public struct ScrollPhaseChangeContext {
  /// What it shows of its content.
  public let geometry: ScrollGeometry
}

/// Somebody who wants to know about scrolls.
struct ScrollObserver {
  var geometry: ((ScrollGeometry) -> Void)?
  var phase: ((ScrollPhase, ScrollPhase, ScrollGeometry) -> Void)?
}

private enum ScrollObserversKey: EnvironmentKey {
  static var defaultValue: [ScrollObserver] { [] }
}

extension EnvironmentValues {
  var scrollObservers: [ScrollObserver] {
    get { self[ScrollObserversKey.self] }
    set { self[ScrollObserversKey.self] = newValue }
  }
}

/// Keeps what was last read of a scrolling view.
final class ScrollCache<Value> {
  var last: Value?
}

/// Does something when what is read of the scrolling view inside is another value.
struct ScrollGeometryModifier<Value: Equatable> {
  @State private var memory = ScrollCache<Value>()
  let read: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  nonisolated init(read: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void) {
    self.read = read
    self.action = action
  }
}

extension ScrollGeometryModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (memory, read, action) = (memory, read, action)
    return content.transformEnvironment(\.scrollObservers) { observers in
      observers.append(
        ScrollObserver(geometry: { geometry in
          let value = read(geometry)
          guard value != memory.last else { return }
          let former = memory.last ?? value
          memory.last = value
          action(former, value)
        }))
    }
  }
}

/// Tells how much of each item of a view is in sight.
struct ScrollVisibilityModifier: ItemModifier {
  typealias Body = Never
  let threshold: Double
  nonisolated(unsafe) let action: (Bool) -> Void

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> ScrollVisibilityItem {
    let item = ScrollVisibilityItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: ScrollVisibilityItem, in node: ViewNode) {
    item.threshold = threshold
    item.action = action
  }
}

/// An item that tells whether it is in sight.
final class ScrollVisibilityItem: WrapperItem {
  var threshold = 0.5
  var action: (Bool) -> Void = { _ in }
  private var isSeen = false

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    super.placeContents(in: bounds, proposal)
    graph.afterUpdate { [weak self] in self?.tell() }
  }

  private func tell() {
    let window = (enclosingScroll?.viewport ?? graph.screen).intersection(frame)
    let whole = frame.width * frame.height
    let share = window.isNull || whole <= 0 ? 0 : window.width * window.height / whole
    let isNowSeen = share >= threshold && share > 0
    guard isNowSeen != isSeen else { return }
    isSeen = isNowSeen
    action(isNowSeen)
  }
}

extension View {
  /// Does something when what is read of the scrolling view inside is another value, and at first.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(read: transform, action: action))
  }

  /// Does something when the scrolling view inside begins or ends to move.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    transformEnvironment(\.scrollObservers) { observers in
      observers.append(ScrollObserver(phase: { old, new, _ in action(old, new) }))
    }
  }

  /// Does something when the scrolling view inside begins or ends to move, knowing what it shows.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    transformEnvironment(\.scrollObservers) { observers in
      observers.append(
        ScrollObserver(phase: { action($0, $1, ScrollPhaseChangeContext(geometry: $2)) }))
    }
  }

  /// Does something when as much of the view as a part, from 0 to 1, comes into sight or leaves it.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
