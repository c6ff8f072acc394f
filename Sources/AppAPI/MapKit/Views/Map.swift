/// A map among other views; each named place that it shows is an element.
///
/// - Source: Behaviour 3.4
public struct Map: View {
  @Environment(\.self) private var environment
  /// From where the map is seen since a control moved it, where no app keeps that.
  @State private var moved: MapCameraPosition?
  private let initial: MapCameraPosition
  private let position: Binding<MapCameraPosition>?
  private let places: [_MapPlace]
  private let selection: MapChoice?
  private let overlays: [_MapOverlay]

  /// Shows a part of the earth that an app keeps.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {
    self.init(coordinateRegion, showsUserLocation: showsUserLocation)
  }

  /// Shows places of an app's own, from where it says.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) {
    self.init(initialPosition, places: content()._places)
  }

  /// Shows places of an app's own, from where it keeps.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> some MapContent
  ) {
    self.init(position.wrappedValue, position, places: content()._places)
  }

  /// Shows places of an app's own from where it says; one of them can be chosen by its tag.
  public init<SelectedValue: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) {
    self.init(initialPosition, places: content()._places, selection: MapChoice(selection))
  }

  /// Shows places of an app's own from where it keeps; one of them can be chosen by its tag.
  ///
  ///     Map(position: $camera, selection: $chosen) {
  ///       Marker("Kennel", coordinate: kennel).tag(1)
  ///     }
  public init<SelectedValue: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> some MapContent
  ) {
    self.init(
      position.wrappedValue, position, places: content()._places, selection: MapChoice(selection))
  }

  /// Shows the earth from where an app says.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition)
  }

  /// Shows the earth from where an app keeps.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position.wrappedValue, position)
  }

  private init(
    _ initial: MapCameraPosition, _ position: Binding<MapCameraPosition>? = nil, places: [_MapPlace] = [],
    selection: MapChoice? = nil, overlays: [_MapOverlay] = []
  ) {
    self.initial = initial
    self.position = position
    self.places = places
    self.selection = selection
    self.overlays = overlays
  }

  init(
    _ region: Binding<MKCoordinateRegion>, showsUserLocation: Bool, follows: Bool = false,
    overlays: [_MapOverlay] = []
  ) {
    let binding = Binding<MapCameraPosition>(
      get: {
        let own = MapCameraPosition.region(region.wrappedValue)
        return follows ? .userLocation(fallback: own) : own
      },
      set: { if let new = $0.region { region.wrappedValue = new } })
    self.init(
      binding.wrappedValue, binding, places: showsUserLocation ? UserAnnotation()._places : [],
      overlays: overlays)
  }

  /// The map.
  public var body: some View {
    MapDrawing(
      region: shownRegion,
      hasViewsOfApp: views.contains { shownRegion.point($0.coordinate, in: Self.unit) != nil },
      places: places.filter { $0.content == nil }.map { place in
        MapDrawing.Place(
          title: place.title.words(in: environment), coordinate: place.coordinate, tag: place.tag,
          isSelected: place.tag != nil && place.tag == selection?.tag)
      },
      choose: selection?.choose
    )
    .background { Canvas { context, size in draw(in: context, size) } }
    .overlay {
      if !views.isEmpty { GeometryReader { views(over: CGRect(origin: .zero, size: $0.size)) } }
    }
    .overlay(alignment: .topTrailing) {
      if let controls = environment.mapControls {
        VStack(spacing: 8) { controls }.padding(8).environment(\.mapControl, control)
      }
    }
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: { frame in
      environment.mapPlane?.frame = frame
      environment.mapPlane?.region = shownRegion
    }
    .onChange(of: seenFrom, initial: true) {
      let camera = shownPosition.camera ?? MapCamera(shownRegion)
      for action in environment.mapCameraActions {
        action(MapCameraUpdateContext(camera: camera, region: shownRegion))
      }
    }
  }

  /// From where the map is seen, in numbers that can be compared.
  private var seenFrom: [Double] {
    let (region, camera) = (shownRegion, shownPosition.camera)
    return [
      region.center.latitude, region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta,
      camera?.heading ?? 0, camera?.pitch ?? 0,
    ]
  }

  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  private var shownPosition: MapCameraPosition { position?.wrappedValue ?? moved ?? initial }

  private var shownRegion: MKCoordinateRegion {
    shownPosition.region ?? MKCoordinateRegion(around: places.map(\.coordinate))
  }

  /// What controls on the map know of it.
  private var control: MapControl {
    let (position, moved) = (position, $moved)
    return MapControl(camera: shownPosition.camera, region: shownRegion) { new in
      if let position { position.wrappedValue = new } else { moved.wrappedValue = new }
    }
  }

  /// Views of the app's own: those that stand at a place without a name, and those of annotations.
  private var views: [_MapOverlay] {
    overlays
      + places.compactMap { place in
        place.content.map {
          _MapOverlay(
            coordinate: place.coordinate, anchor: place.anchor, content: AnyView(annotation(place, $0)))
        }
      }
  }

  /// The view of an annotation as it is anywhere else, above its name, which can be chosen where it has a
  /// tag.
  private func annotation(_ place: _MapPlace, _ content: AnyView) -> some View {
    let isSelected = place.tag != nil && place.tag == selection?.tag
    return VStack(spacing: 2) {
      content
      place.title.font(.caption2)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
    .modifier(ChoosingByTap(tag: place.tag, choose: selection?.choose))
  }

  /// Views of the app's own at their places; those beside the map are not shown.
  private func views(over bounds: CGRect) -> some View {
    let (views, region) = (views, shownRegion)
    return ForEach(views.indices, id: \.self) { index in
      let overlay = views[index]
      if let point = region.point(overlay.coordinate, in: bounds) {
        Color.clear.overlay(alignment: .topLeading) {
          overlay.content
            .fixedSize()
            .alignmentGuide(.leading) { $0.width * overlay.anchor.x - point.x }
            .alignmentGuide(.top) { $0.height * overlay.anchor.y - point.y }
        }
      }
    }
  }

  /// Draws a background without land, and a pin for each place.
  private func draw(in context: GraphicsContext, _ size: CGSize) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(.systemGray5)))
    let region = shownRegion
    let (width, height) = (region.span.longitudeDelta, region.span.latitudeDelta)
    guard width > 0, height > 0 else { return }
    for place in places where place.content == nil {
      let x = 0.5 + (place.coordinate.longitude - region.center.longitude) / width
      let y = 0.5 - (place.coordinate.latitude - region.center.latitude) / height
      let point = CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
      let pin = CGRect(x: point.x - 9, y: point.y - 9, width: 18, height: 18)
      context.fill(Path(ellipseIn: pin), with: .color(.red))
      context.draw(
        Text(verbatim: place.title.words(in: environment)).font(.caption),
        at: CGPoint(x: point.x, y: pin.maxY), anchor: .top)
    }
  }
}

/// The chosen place of a map, whatever the type of its tags.
@MainActor
private struct MapChoice {
  let tag: AnyHashable?
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    tag = selection.wrappedValue.map { AnyHashable($0) }
    choose = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }
}

/// Chooses the place of a view that is tapped.
private struct ChoosingByTap: ViewModifier {
  let tag: AnyHashable?
  let choose: ((AnyHashable) -> Void)?

  func body(content: Content) -> some View {
    if let tag, let choose {
      content.onTapGesture { choose(tag) }
    } else {
      content
    }
  }
}

/// Puts a map of the UIKit kind among other views.
private struct MapDrawing: UIViewRepresentable {
  /// A named place, and whether it is chosen.
  struct Place {
    let title: String
    let coordinate: CLLocationCoordinate2D
    let tag: AnyHashable?
    let isSelected: Bool
  }

  /// Takes in which place is chosen on the map.
  final class Coordinator: NSObject, MKMapViewDelegate {
    var tags: [ObjectIdentifier: AnyHashable] = [:]
    var choose: ((AnyHashable) -> Void)?

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      if let tag = tags[ObjectIdentifier(annotation)] { choose?(tag) }
    }
  }

  let region: MKCoordinateRegion
  let hasViewsOfApp: Bool
  let places: [Place]
  let choose: ((AnyHashable) -> Void)?

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> MKMapView {
    let view = MKMapView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: MKMapView, context: Context) {
    view.region = region
    view.hasViewsOfApp = hasViewsOfApp
    view.removeAnnotations(view.annotations)
    context.coordinator.choose = nil
    context.coordinator.tags = [:]
    for place in places {
      let annotation = MKPointAnnotation()
      annotation.title = place.title
      annotation.coordinate = place.coordinate
      context.coordinator.tags[ObjectIdentifier(annotation)] = place.tag
      view.addAnnotation(annotation)
      if place.isSelected { view.selectAnnotation(annotation, animated: false) }
    }
    context.coordinator.choose = choose
  }
}
