/// Where a scrolling view is, or is to be.
///
///     @State private var position = ScrollPosition(edge: .top)
///     position.scrollTo(id: dogs.last?.id)
public struct ScrollPosition: Equatable {
  /// A place of the content.
  enum Target: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// Where it is to be.
  private(set) var target: Target?
  /// How often a place was asked for, so that one that is asked for again counts as new.
  private var requests = 0
  private var seen: AnyHashable?
  /// True where a person has scrolled since the app last did.
  public private(set) var isPositionedByUser = false

  /// Follows views with ids of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}

  /// Begins at the view with an id.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    target = .id(AnyHashable(id), anchor)
  }

  /// Begins at an edge of the content.
  public init(edge: Edge) {
    target = .edge(edge)
  }

  /// Begins at a point of the content.
  public init(point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  private mutating func ask(_ target: Target) {
    self.target = target
    requests += 1
    isPositionedByUser = false
  }

  /// Scrolls to the view with an id.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }

  /// Scrolls across to a place of the content.
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }

  /// Scrolls down to a place of the content.
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// The edge that the app asked for; `nil` once a person has scrolled.
  public var edge: Edge? {
    if case .edge(let edge)? = target, !isPositionedByUser { edge } else { nil }
  }

  /// The point that the app asked for; `nil` once a person has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?)? = target, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }

  /// The id of the first view in sight.
  public var viewID: (any Hashable)? { seen?.base as? any Hashable }

  /// The id of the first view in sight, where it is of a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { seen?.base as? T }

  /// Takes in what a person has scrolled to.
  mutating func follow(_ id: AnyHashable?) {
    seen = id
    isPositionedByUser = true
  }

  /// What tells one request of the app from another.
  var request: ScrollRequest { ScrollRequest(target: target, number: requests) }
}

/// A place that the app has asked for.
struct ScrollRequest: Equatable {
  var target: ScrollPosition.Target?
  var number = 0
  /// True where the app keeps the id of whatever is in sight.
  var isBound = false
}

/// Ties a scrolling view to what an app keeps of its place.
struct ScrollLink {
  var request: ScrollRequest
  /// Takes in which view is in sight first.
  var report: (AnyHashable?) -> Void
}

private enum ScrollLinkKey: EnvironmentKey {
  static var defaultValue: ScrollLink? { nil }
}

extension EnvironmentValues {
  var scrollLink: ScrollLink? {
    get { self[ScrollLinkKey.self] }
    set { self[ScrollLinkKey.self] = newValue }
  }
}

/// Ties the scrolling view inside to the id of the first view in sight.
struct ScrollIDModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrollIDModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (id, anchor, wanted) = (id, anchor, id.wrappedValue)
    let request = ScrollRequest(target: wanted.map { .id(AnyHashable($0), anchor) }, isBound: true)
    return content.environment(
      \.scrollLink, ScrollLink(request: request) { seen in id.wrappedValue = seen?.base as? ID })
  }
}

/// Ties the scrolling view inside to a position.
struct ScrollPositionModifier {
  let position: Binding<ScrollPosition>
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (position, request) = (position, position.wrappedValue.request)
    return content.environment(
      \.scrollLink, ScrollLink(request: request) { position.wrappedValue.follow($0) })
  }
}

extension View {
  /// Ties the scrolling view inside to the id of the first view in sight, in both directions.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  {
    modifier(ScrollIDModifier(id: id, anchor: anchor))
  }

  /// Ties the scrolling view inside to a position, in both directions.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position))
  }
}
