import EarshotTesting
import MapKit
import Testing

@MainActor
@Suite("Views of places on maps, their bubbles, and the compass", .timeLimit(.minutes(10)))
struct AnnotationViewTests {
  private static let kennel = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
  private static let park = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4)

  private final class Kennels: UIViewController, MKMapViewDelegate {
    let map = MKMapView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    var log: [String] = []
    var showsCallout = true

    override func viewDidLoad() {
      super.viewDidLoad()
      map.delegate = self
      map.register(DogView.self, forAnnotationViewWithReuseIdentifier: "dog")
      view.addSubview(map)
      for (title, subtitle, place) in [("Kennel", "Open", kennel), ("Park", nil, park)] {
        let annotation = MKPointAnnotation()
        (annotation.title, annotation.subtitle, annotation.coordinate) = (title, subtitle, place)
        map.addAnnotation(annotation)
      }
      map.showAnnotations(map.annotations, animated: false)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation.title == "Kennel" else { return nil }
      let view = mapView.dequeueReusableAnnotationView(withIdentifier: "dog", for: annotation)
      view.canShowCallout = showsCallout
      let button = UIButton(type: .detailDisclosure)
      button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      button.accessibilityLabel = "About the kennel"
      view.rightCalloutAccessoryView = button
      return view
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.append("chosen \(view.annotation?.title ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      log.append("left \(view.annotation?.title ?? "")")
    }

    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) {
      log.append("about \(view.annotation?.title ?? "")")
    }
  }

  private final class DogView: MKMarkerAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      accessibilityHint = "Shows more"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("A chosen place has a bubble with its name and its controls; choosing another takes it away")
  func callout() async throws {
    let kennels = Kennels()
    try await hosting(kennels) { screen in
      func heard() async throws -> [String] { try await screen.tour().stops.map(\.utterance.text) }
      let all = try await heard()
      #expect(Set(all) == ["Kennel, Open, button. Shows more.", "Park, button", "Legal, link"])
      #expect(try screen.element(named: "Kennel, Open").hint == "Shows more")
      try await screen.activate("Kennel, Open")
      let chosen = try await heard()
      let place = try #require(chosen.firstIndex(of: "Selected, Kennel, Open, button. Shows more."))
      #expect(Array(chosen[(place + 1)...].prefix(3)) == ["Kennel", "Open", "About the kennel, button"])
      try await screen.activate("About the kennel")
      try await screen.activate("Park")
      let others = try await heard()
      #expect(Set(others) == ["Kennel, Open, button. Shows more.", "Selected, Park, button", "Legal, link"])
      #expect(kennels.log == ["chosen Kennel", "about Kennel", "left Kennel", "chosen Park"])
    }
  }

  @Test("A place whose view shows no bubble is chosen alone, and one that is of no use is dimmed")
  func withoutCallout() async throws {
    let kennels = Kennels()
    kennels.showsCallout = false
    try await hosting(kennels) { screen in
      try await screen.activate("Kennel, Open")
      #expect(throws: ScreenError.self) { try screen.element(named: "About the kennel") }
      let park = try #require(kennels.map.annotations.last)
      kennels.map.view(for: park)?.isEnabled = false
      try await screen.advance(by: .zero)
      try await screen.focus("Park")
      #expect(screen.lastHeard == ["Park, dimmed, button"])
    }
  }

  @Test("A view that a place no longer needs stands for the next one, and keeps the cursor's element")
  func reuse() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    func annotation(_ title: String) -> MKPointAnnotation {
      let annotation = MKPointAnnotation()
      (annotation.title, annotation.coordinate) = (title, Self.kennel)
      return annotation
    }
    map.addAnnotation(annotation("Kennel"))
    map.showAnnotations(map.annotations, animated: false)
    try await hosting(map) { screen in
      let before = try screen.element(named: "Kennel").id
      map.removeAnnotations(map.annotations)
      map.addAnnotation(annotation("Park"))
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Park").id == before)
      #expect(throws: ScreenError.self) { try screen.element(named: "Kennel") }
    }
  }

  @Test("A compass is met while the map is turned, and turns it back; one that is always shown stays")
  func compass() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    try await hosting(map) { screen in
      #expect(throws: ScreenError.self) { try screen.element(named: "Compass") }
      map.camera = MKMapCamera(lookingAtCenter: Self.kennel, fromDistance: 2_000, pitch: 0, heading: 90)
      try await screen.advance(by: .zero)
      try await screen.focus("Compass")
      #expect(screen.lastHeard == ["Compass, button"])
      try await screen.activate("Compass")
      #expect(map.camera.heading == 0)
      #expect(throws: ScreenError.self) { try screen.element(named: "Compass") }
      let own = MKCompassButton(mapView: map)
      own.compassVisibility = .visible
      map.addSubview(own)
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Compass").isStop)
    }
  }

  @Test("An app is told from where a map is seen, at first and whenever that changes")
  func cameraChanges() async throws {
    struct Following: View {
      @State private var camera = MapCameraPosition.region(
        MKCoordinateRegion(
          center: AnnotationViewTests.kennel, latitudinalMeters: 1_000, longitudinalMeters: 1_000))
      @State private var places: [String] = []

      var body: some View {
        VStack {
          Map(position: $camera).frame(height: 200)
            .onMapCameraChange { places.append("\($0.region.center.latitude)") }
          Text(places.joined(separator: ", "))
          Button("Park") {
            camera = .region(
              MKCoordinateRegion(
                center: AnnotationViewTests.park, latitudinalMeters: 1_000, longitudinalMeters: 1_000))
          }
        }
      }
    }
    try await hosting(Following()) { screen in
      #expect(try screen.element(named: "52.5").isStop)
      try await screen.activate("Park")
      #expect(try screen.element(named: "52.5, 52.52").isStop)
    }
  }
}
