import AppResources

/// A place that a view of the app's own stands at; its name is heard behind what the view holds.
public struct Annotation<Content: View>: MapContent {
  private let title: Text
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// A place under a name in the person's language.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    title = Text(titleKey)
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
  }

  /// A place under a name as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.title = Text(title)
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
  }

  /// A place under the words of a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Text
  ) {
    title = label()
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
  }

  /// The place.
  public var _places: [_MapPlace] {
    [_MapPlace(title: title, coordinate: coordinate, content: AnyView(content), anchor: anchor)]
  }
}

/// The place of the device, where the app may know it.
public struct UserAnnotation: MapContent {
  /// Asks for the place to be shown.
  public init() {}

  /// The place; none where the app may not know it.
  public var _places: [_MapPlace] {
    guard let location = CLLocation.ofDevice else { return [] }
    return [
      _MapPlace(title: Text(verbatim: String(system: .myLocation)), coordinate: location.coordinate)
    ]
  }
}
