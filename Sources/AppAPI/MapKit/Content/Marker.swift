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

  /// A place under a name in the person's language, with a picture on its pin.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey, coordinate: coordinate)
  }

  /// A place under a name in the person's language, with a few letters on its pin.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(titleKey, coordinate: coordinate)
  }

  /// The place.
  public var _places: [_MapPlace] { [_MapPlace(title: title, coordinate: coordinate)] }
}
