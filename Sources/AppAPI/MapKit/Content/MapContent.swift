/// Something that is shown on a map.
@MainActor @preconcurrency
public protocol MapContent {
  /// The named places it adds.
  var _places: [_MapPlace] { get }
}

/// A named place on a map of views.
public struct _MapPlace {
  let title: Text
  let coordinate: CLLocationCoordinate2D
}

/// A place with a name and a pin.
///
///     Map { Marker("Kennel", coordinate: kennel) }
public struct Marker: MapContent {
  private let title: Text
  private let coordinate: CLLocationCoordinate2D

  /// A place under a name in the person's language.
  public init(_ titleKey: LocalizedStringKey, systemImage: String = "", coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)
    self.coordinate = coordinate
  }

  /// A place under a name as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String = "", coordinate: CLLocationCoordinate2D) {
    self.title = Text(title)
    self.coordinate = coordinate
  }

  /// A place under a name, with a picture on its pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate)
  }

  /// A place under a name, with a few letters on its pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(title, coordinate: coordinate)
  }

  /// The pin in a colour.
  public func tint(_ color: Color?) -> Marker { self }

  /// The place.
  public var _places: [_MapPlace] { [_MapPlace(title: title, coordinate: coordinate)] }
}

/// A place that a view of the app's own stands at; its name is what is heard.
public struct Annotation<Content: View>: MapContent {
  private let title: Text
  private let coordinate: CLLocationCoordinate2D

  /// A place under a name in the person's language.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    title = Text(titleKey)
    self.coordinate = coordinate
  }

  /// A place under a name as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.title = Text(title)
    self.coordinate = coordinate
  }

  /// The place.
  public var _places: [_MapPlace] { [_MapPlace(title: title, coordinate: coordinate)] }
}

/// The place of the device, which is not known here.
public struct UserAnnotation: MapContent {
  /// Asks for the place to be shown.
  public init() {}

  /// None.
  public var _places: [_MapPlace] { [] }
}

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
