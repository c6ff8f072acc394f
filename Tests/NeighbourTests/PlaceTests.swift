import CoreMotion
import EarshotTesting
import MapKit
import Testing

@MainActor
@Suite("Maps, places and motion, as far as they are here", .timeLimit(.minutes(10)))
struct PlaceTests {
  private static let kennel = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
  private static let park = CLLocationCoordinate2D(latitude: 52.6, longitude: 13.3)

  @Test("The named places of a map are elements, in SwiftUI")
  func map() async throws {
    let parks = [1, 2]
    try await hosting(
      Map(initialPosition: .automatic) {
        Marker("Kennel", systemImage: "dog", coordinate: Self.kennel)
        Annotation("Park", coordinate: Self.park) { Circle() }
        if parks.isEmpty { UserAnnotation() }
      }.frame(height: 300)
    ) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Park, button", "Kennel, button", "Legal, link"])
    }
    let region = MKCoordinateRegion(center: Self.kennel, latitudinalMeters: 1000, longitudinalMeters: 1000)
    try await hosting(
      Map(position: .constant(.region(region))) {
        ForEach(parks, id: \.self) { number in Marker("Park \(number)", coordinate: Self.park) }
        Marker("Kennel", coordinate: Self.kennel)
      }.mapStyle(.hybrid).frame(height: 300)
    ) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Kennel, button", "Legal, link"])
    }
  }

  @Test("10.21: a map without annotations says so, and every map has its link", arguments: [true, false])
  func emptyMap(isUIKit: Bool) async throws {
    let words = ["Map, No annotations", "Legal, link"]
    if isUIKit {
      try await hosting(MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))) { screen in
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(heard == words)
      }
    } else {
      try await hosting(Map().frame(height: 300)) { screen in
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(heard == words)
      }
    }
  }

  @Test("10.21: a map whose annotations lie elsewhere says so; views on it and an app's own list count")
  func nothingSeen() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let pin = MKPointAnnotation()
    (pin.title, pin.coordinate) = ("Kennel", Self.kennel)
    map.addAnnotation(pin)
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), latitudinalMeters: 1000,
      longitudinalMeters: 1000)
    try await hosting(map) { screen in
      func heard() async throws -> [String] { try await screen.tour().stops.map(\.utterance.text) }
      let empty = try await heard()
      #expect(empty == ["Map, No annotations", "Legal, link"])
      let button = UIButton(type: .system)
      button.setTitle("Zoom in", for: .normal)
      button.frame = CGRect(x: 200, y: 10, width: 90, height: 40)
      map.addSubview(button)
      try await screen.advance(by: .zero)
      let buttons = try await heard()
      #expect(buttons == ["Zoom in, button", "Legal, link"])
      map.accessibilityElements = [button]
      map.setNeedsLayout()
      try await screen.advance(by: .zero)
      let listed = try await heard()
      #expect(listed == ["Zoom in, button"])
    }
  }

  @Test("10.21: what the view of an annotation holds is heard ahead of its name, and its button is used")
  func annotationContent() async throws {
    struct Fees: View {
      @State private var isPaid = false

      var body: some View {
        Map(initialPosition: .automatic) {
          Annotation("Kennel", coordinate: PlaceTests.kennel) {
            Button(isPaid ? "Paid" : "4 euros") { isPaid = true }
          }
        }.frame(height: 300)
      }
    }
    try await hosting(Fees()) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["4 euros, button", "Kennel, button", "Legal, link"])
      try await screen.activate("4 euros")
      #expect(screen.lastHeard.contains("Paid"), "\(screen.lastHeard)")
    }
  }

  private struct ChoosingMap: View {
    @State private var chosen: Int?

    var body: some View {
      VStack {
        Map(initialPosition: .automatic, selection: $chosen) {
          Marker("Kennel", coordinate: PlaceTests.kennel).tint(.red).tag(1)
          Annotation("Park", coordinate: PlaceTests.park) { Circle() }.tag(2)
        }.frame(height: 300)
        Text(chosen.map { "Place \($0)" } ?? "None")
      }
    }
  }

  @Test("A place of a map is chosen by its tag, and the one that is chosen says so")
  func selection() async throws {
    try await hosting(ChoosingMap()) { screen in
      try await screen.activate("Park")
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Selected, Park, button", "Kennel, button", "Legal, link", "Place 2"])
    }
  }

  final class Chooser: NSObject, MKMapViewDelegate {
    var chosen: String?
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) { chosen = annotation.title }
  }

  @Test("Places of a map of the UIKit kind can be chosen, and are taken away")
  func mapView() async throws {
    let map = MKMapView()
    let chooser = Chooser()
    map.delegate = chooser
    let pin = MKPointAnnotation()
    pin.title = "Kennel"
    pin.subtitle = "Three dogs"
    pin.coordinate = Self.kennel
    map.showAnnotations([pin], animated: false)
    try await hosting(map) { screen in
      try await screen.activate("Kennel, Three dogs")
      #expect(chooser.chosen == "Kennel")
      map.removeAnnotation(pin)
      try await screen.advance(by: .zero)
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Map, No annotations", "Legal, link"])
    }
  }

  private static var atKennel: LaunchOptions {
    LaunchOptions(location: .init(latitude: kennel.latitude, longitude: kennel.longitude))
  }

  final class Finder: NSObject, CLLocationManagerDelegate {
    var log: [String] = []
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      log += locations.map { "\($0.coordinate.latitude), \($0.coordinate.longitude)" }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      log.append("\((error as? CLError)?.code == .denied)")
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      log.append("\(manager.authorizationStatus.rawValue)")
    }
  }

  @Test("Whoever asks where the device is learns it where the session knows it")
  func known() async throws {
    try await hosting(Text("Kennel"), environment: Self.atKennel) { screen in
      let (manager, finder) = (CLLocationManager(), Finder())
      manager.delegate = finder
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      try await screen.advance(by: .seconds(1))
      #expect(finder.log == ["4", "52.5, 13.4"])
      #expect(CLLocationManager.locationServicesEnabled())
    }
  }

  @Test(
    "Whoever asks where the device is learns that the person lets nobody know, and no sensor tells how it is moved"
  )
  func places() async throws {
    try await hosting(Text("Kennel")) { screen in
      let manager = CLLocationManager()
      let finder = Finder()
      manager.delegate = finder
      manager.requestWhenInUseAuthorization()
      manager.requestLocation()
      try await screen.advance(by: .seconds(1))
      #expect(finder.log == ["2", "true"])
      let motion = CMMotionManager()
      motion.startDeviceMotionUpdates(to: .main) { _, _ in finder.log.append("moved") }
      try await screen.advance(by: .seconds(1))
      #expect(!motion.isDeviceMotionAvailable && finder.log.count == 2)
    }
  }

  @Test("Places are as far apart as on the earth")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let munich = CLLocation(latitude: 48.137, longitude: 11.575)
    #expect((504_000...505_000).contains(berlin.distance(from: munich)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
  }
}
