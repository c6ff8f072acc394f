/// Several things that are shown on a map.
public struct _MapContentList: MapContent {
  /// The places of all.
  public let _places: [_MapPlace]
}

/// Puts what is shown on a map together.
@resultBuilder
@MainActor
public struct MapContentBuilder {
  /// Any number of things.
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapContentList {
    var places: [_MapPlace] = []
    for part in repeat each content { places += part._places }
    return _MapContentList(_places: places)
  }

  /// A thing that may be absent.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// The first branch of a choice.
  public static func buildEither<Content: MapContent>(first: Content) -> _MapContentList {
    _MapContentList(_places: first._places)
  }

  /// The second branch of a choice.
  public static func buildEither<Content: MapContent>(second: Content) -> _MapContentList {
    _MapContentList(_places: second._places)
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// The places of what it holds.
  public var _places: [_MapPlace] { self?._places ?? [] }
}

extension ForEach: MapContent where Content: MapContent {
  /// Shows something for each identifiable element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(each: data, identifiedBy: { $0.id }, contents: content)
  }

  /// Shows something for each element, identified by one of its properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(each: data, identifiedBy: { $0[keyPath: id] }, contents: content)
  }

  /// The places of all elements.
  public var _places: [_MapPlace] { data.flatMap { content($0)._places } }
}
