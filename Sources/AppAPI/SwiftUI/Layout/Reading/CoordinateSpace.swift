/// In whose points a place is given.
public enum CoordinateSpace: Hashable {
  /// Those of the screen.
  case global
  /// Those of the view itself.
  case local
  /// Those of a view around that bears a name.
  case named(AnyHashable)

  /// True for the points of the screen.
  public var isGlobal: Bool { self == .global }
  /// True for the points of the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that stands for the points of a view.
public protocol CoordinateSpaceProtocol {
  /// The points.
  var coordinateSpace: CoordinateSpace { get }
}

/// The points of a view around that bears a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The points.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The points of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The points.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The points of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The points.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The points of a view around that bears a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Names the points of what scrolls, along an axis or along any.
struct ScrollingSpaceName: Hashable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The points of the nearest view around that scrolls.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollingSpaceName(axis: nil)))
  }

  /// The points of the nearest view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollingSpaceName(axis: axis)))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The points of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The points of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Names the points of each item of a view.
struct SpaceNameModifier {
  let name: AnyHashable
}

extension SpaceNameModifier: ItemModifier {
  typealias Body = Never

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> SpaceItem {
    let item = SpaceItem(around: inner)
    item.name = name
    return item
  }

  func update(_ item: SpaceItem, in node: ViewNode) { item.name = name }
}

/// An item whose points bear a name.
final class SpaceItem: WrapperItem {
  var name: AnyHashable?

  override func isSpace(named name: AnyHashable) -> Bool { self.name == name }
}

extension LayoutItem {
  /// The nearest item around whose points bear a name.
  func space(named name: AnyHashable) -> LayoutItem? {
    var item = container
    while let current = item, !current.isSpace(named: name) { item = current.container }
    return item
  }
}

extension View {
  /// Names the points of the view for those inside.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(SpaceNameModifier(name: AnyHashable(name)))
  }

  /// Names the points of the view for those inside.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceNameModifier(name: name.name))
  }
}
