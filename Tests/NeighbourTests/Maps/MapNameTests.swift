import EarshotTesting
import MapKit
import Testing

@MainActor
@Suite("From where maps are seen, and what stands on them", .timeLimit(.minutes(10)))
struct MapNameTests {
  private static let kennel = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))

  private final class Watching: NSObject, MKMapViewDelegate {
    var log: [String] = []

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { log.append("will") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("did") }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
      log.append("shows \(mapView.centerCoordinate.latitude)")
    }
  }

  @Test("A camera says what a map shows, how it is turned and tilted, and the delegate hears of it")
  func camera() async throws {
    let (map, watching) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Watching())
    map.delegate = watching
    try await hosting(map) { screen in
      watching.log = []
      let north: CLLocationDirection = 90
      let far: CLLocationDistance = 2_000
      map.setCamera(
        MKMapCamera(lookingAtCenter: Self.kennel, fromDistance: far, pitch: 30, heading: north),
        animated: true)
      #expect(watching.log == ["will", "shows 52.5", "did"])
      let camera: MKMapCamera = map.camera
      #expect(camera.heading == 90 && camera.pitch == 30)
      #expect(abs(camera.centerCoordinateDistance - 2_000) < 1)
      #expect(abs(camera.centerCoordinate.longitude - 13.4) < 0.001)
      map.setCamera(map.camera, animated: false)
      #expect(watching.log.count == 3)
    }
  }

  @Test(
    "A compass is there always or never, as it is told",
    arguments: [
      (MKFeatureVisibility.visible, [true, true]), (.hidden, [false, false]),
    ])
  func compass(visibility: MKFeatureVisibility, isThere: [Bool]) async throws {
    let (page, map) = (UIViewController(), MKMapView(frame: CGRect(x: 0, y: 150, width: 300, height: 300)))
    map.showsCompass = false
    let compass = MKCompassButton(mapView: map)
    compass.compassVisibility = visibility
    compass.frame.origin.y = 80
    try await hosting(page) { screen in
      page.view.addSubview(map)
      page.view.addSubview(compass)
      var found: [Bool] = []
      for heading in [0.0, 45.0] {
        let camera = map.camera
        camera.heading = heading
        map.camera = camera
        try await screen.advance(by: .seconds(1))
        found.append(try await screen.tour().stops.map(\.utterance.text).contains("Compass, button"))
      }
      #expect(found == isThere)
    }
  }

  @Test("A map shows its places on streets of any kind, and tells which kind it was given")
  func land() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let usual = try #require(map.preferredConfiguration as? MKStandardMapConfiguration)
    #expect(usual.elevationStyle == .flat && usual.emphasisStyle == .default && !usual.showsTraffic)
    let streets = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
    streets.pointOfInterestFilter = .excludingAll
    streets.showsTraffic = true
    map.preferredConfiguration = streets
    let place = MKPointAnnotation()
    (place.title, place.coordinate) = ("Kennel", CLLocationCoordinate2D())
    map.region = Self.region
    map.addAnnotation(place)
    try await hosting(map) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Kennel, button", "Legal, link"])
      #expect(map.preferredConfiguration === streets)
      #expect(streets.elevationStyle == .realistic && streets.emphasisStyle == .muted)
      #expect(streets.pointOfInterestFilter?.excludes(.park) == true)
    }
  }

  @Test("A pin of the older kind is met by its name, as a marker is")
  func pins() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    map.register(
      MKPinAnnotationView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let place = MKPointAnnotation()
    (place.title, place.coordinate) = ("Kennel", CLLocationCoordinate2D())
    map.region = Self.region
    map.addAnnotation(place)
    try await hosting(map) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Kennel, button", "Legal, link"])
      #expect(map.view(for: place) is MKPinAnnotationView)
    }
  }

  private struct Spot: Identifiable {
    let id: Int
    let place: CLLocationCoordinate2D
  }

  @Test("Pins and views of the app's own stand at the places of the older map, by whichever kind they are")
  func olderContent() async throws {
    func screen<Content: MapAnnotationProtocol>(
      _ content: @escaping (Spot) -> Content
    ) async throws -> [String] {
      let spots = [Spot(id: 1, place: CLLocationCoordinate2D())]
      let map = Map(
        coordinateRegion: .constant(Self.region), annotationItems: spots, annotationContent: content)
      var heard: [String] = []
      try await hosting(map.frame(height: 300)) { screen in
        heard = try await screen.tour().stops.map(\.utterance.text)
      }
      return heard
    }
    let pin = try await screen { MapPin(coordinate: $0.place, tint: .red) }
    #expect(pin == ["Legal, link"])
    let view = try await screen { spot in
      MapAnnotation(coordinate: spot.place) { Text("Spot \(spot.id)") }
    }
    #expect(view == ["Spot 1", "Legal, link"])
  }

  @MapContentBuilder private func places(_ isRich: Bool) -> some MapContent {
    if isRich { Marker("Shop", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 1)) }
    if isRich {
      Marker("Vet", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    } else {
      Marker("Park", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    }
  }

  @Test(
    "A function puts places together, some on a condition, on land in any style", arguments: [false, true])
  func builder(isRich: Bool) async throws {
    let style: MapStyle = .standard(elevation: .flat)
    let map = Map(initialPosition: .region(Self.region)) { places(isRich) }.mapStyle(style)
    try await hosting(map.frame(height: 300)) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(
        heard == (isRich ? ["Shop, button", "Vet, button"] : ["Park, button"]) + ["Legal, link"])
    }
  }

  @Test(
    "An app is told from where a map is seen, once it is there and whenever that changes",
    arguments: [MapCameraUpdateFrequency.onEnd, .continuous])
  func cameraChange(frequency: MapCameraUpdateFrequency) async throws {
    try await hosting(Moved(frequency: frequency)) { screen in
      #expect(try screen.element(named: "at 0, seen 1 times").label != nil)
      try await screen.activate("Go")
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "at 52, seen 2 times").label != nil)
    }
  }

  @Test("A point of a map and its place on the earth lead to each other")
  func proxy() async throws {
    try await hosting(Asking(region: Self.region)) { screen in
      try await screen.activate("Ask")
      #expect(try screen.element(named: "1 north, back at 50 50").label != nil)
    }
  }
}

private struct Moved: View {
  @State private var position = MapCameraPosition.region(
    MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: 1_000, longitudinalMeters: 1_000))
  @State private var latitude: CLLocationDegrees = -1
  @State private var count = 0
  let frequency: MapCameraUpdateFrequency

  init(frequency: MapCameraUpdateFrequency) {
    self.frequency = frequency
  }

  private func take(_ context: MapCameraUpdateContext) {
    latitude = context.region.center.latitude
    count += 1
  }

  var body: some View {
    VStack {
      Map(position: $position).frame(height: 200).onMapCameraChange(frequency: frequency, take)
      Text("at \(Int(latitude)), seen \(count) times")
      Button("Go") {
        let kennel = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        position = .camera(MapCamera(centerCoordinate: kennel, distance: 1_000))
      }
    }
  }
}

private struct Asking: View {
  let region: MKCoordinateRegion
  @State private var answer = "nothing"

  init(region: MKCoordinateRegion) {
    self.region = region
  }

  private func ask(_ proxy: MapProxy) {
    guard let place = proxy.convert(CGPoint(x: 50, y: 50), from: .local),
      let point = proxy.convert(place, to: .local)
    else { return }
    answer = "\(Int(place.latitude.rounded())) north, back at \(Int(point.x)) \(Int(point.y))"
  }

  var body: some View {
    MapReader { proxy in
      VStack {
        Map(initialPosition: .region(region)).frame(width: 200, height: 200)
        Text(answer)
        Button("Ask") { ask(proxy) }
      }
    }
  }
}
