import EarshotTesting
import MapKit
import Testing

@MainActor
@Suite("Controls of maps, and where the device is", .timeLimit(.minutes(10)))
struct MapControlTests {
  private static let kennel = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
  private static let park = CLLocationCoordinate2D(latitude: 52.6, longitude: 13.3)

  private static var atKennel: LaunchOptions {
    LaunchOptions(location: .init(latitude: kennel.latitude, longitude: kennel.longitude))
  }

  private struct Controlled: View {
    @State private var camera = MapCameraPosition.camera(
      MapCamera(centerCoordinate: MapControlTests.park, distance: 2000, heading: 90))

    var body: some View {
      VStack {
        Map(position: $camera) {
          Marker("Park", coordinate: MapControlTests.park)
          UserAnnotation()
        }
        .mapControls {
          MapUserLocationButton()
          MapCompass()
          MapPitchToggle()
          MapScaleView()
        }
        .frame(height: 300)
        Text(camera.camera.map { "Heading \(Int($0.heading)), pitch \(Int($0.pitch))" } ?? "No camera")
      }
    }
  }

  @Test("Controls of a map are buttons on it: one leads to the device, one turns the map back, one tilts it")
  func controls() async throws {
    try await hosting(Controlled(), environment: Self.atKennel) { screen in
      func heard() async throws -> [String] { try await screen.tour().stops.map(\.utterance.text) }
      var all = try await heard()
      #expect(
        Set(all) == [
          "Park, button", "Legal, link", "My Location, button", "Compass, button", "3D, button",
          "Heading 90, pitch 0",
        ])
      #expect(all.count == 6)
      try await screen.activate("3D")
      try await screen.activate("Compass")
      all = try await heard()
      #expect(all.contains("Heading 0, pitch 60"))
      #expect(all.contains("Selected, 3D, button"))
      #expect(!all.contains("Compass, button"))
      try await screen.activate("My Location")
      all = try await heard()
      // The park lies elsewhere, and the device is on the map.
      #expect(!all.contains("Park, button"))
      #expect(all.filter { $0 == "My Location, button" }.count == 2)
      #expect(all.contains("No camera"))
    }
    try await hosting(Controlled()) { screen in
      let all = try await screen.tour().stops.map(\.utterance.text)
      #expect(all.contains("My Location, dimmed, button"))
    }
  }

  @Test("A control moves a map whose place no app keeps; controls that are hidden are not there")
  func initialPosition() async throws {
    let far = MapCameraPosition.region(
      MKCoordinateRegion(center: Self.park, latitudinalMeters: 1000, longitudinalMeters: 1000))
    let map = Map(initialPosition: far) { Marker("Kennel", coordinate: Self.kennel) }
      .mapControls { MapUserLocationButton() }.frame(height: 300)
    try await hosting(map, environment: Self.atKennel) { screen in
      var all = try await screen.tour().stops.map(\.utterance.text)
      #expect(!all.contains("Kennel, button"))
      try await screen.activate("My Location")
      all = try await screen.tour().stops.map(\.utterance.text)
      #expect(all.contains("Kennel, button"))
    }
    try await hosting(map.mapControlVisibility(.hidden)) { screen in
      let all = try await screen.tour().stops.map(\.utterance.text)
      #expect(all == ["Map, No annotations", "Legal, link"])
    }
  }

  final class Told: NSObject, MKMapViewDelegate {
    var log: [String] = []
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
      log.append("at \(userLocation.coordinate.latitude)")
    }
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
      log.append("denied \((error as? CLError)?.code == .denied)")
    }
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
      log.append("mode \(mode.rawValue)")
    }
  }

  @Test("Maps of the UIKit kind show where the device is, and follow it, where the app may know it")
  func device() async throws {
    for options in [Self.atKennel, LaunchOptions()] {
      let (told, page) = (Told(), UIViewController())
      try await hosting(page, environment: options) { screen in
        let map = MKMapView(frame: CGRect(x: 0, y: 150, width: 300, height: 300))
        map.delegate = told
        map.showsUserLocation = true
        let button = MKUserTrackingButton(mapView: map)
        button.frame.origin.y = 100
        page.view.addSubview(map)
        page.view.addSubview(button)
        try await screen.advance(by: .zero)
        let heard = try await screen.tour().stops.map(\.utterance.text)
        if options.location == nil {
          #expect(heard == ["My Location, dimmed, button", "Map, No annotations", "Legal, link"])
          #expect(told.log == ["denied true"])
        } else {
          #expect(heard == ["My Location, button", "My Location, button", "Legal, link"])
          button.sendActions(for: .primaryActionTriggered)
          #expect(map.userTrackingMode == .follow && button.isSelected)
          #expect(map.region.span.latitudeDelta < 0.1)
          #expect(abs(map.region.center.latitude - Self.kennel.latitude) < 0.001)
          #expect(told.log == ["at 52.5", "mode 1"])
          map.showsUserLocation = false
          #expect(map.annotations.isEmpty)
        }
      }
    }
  }

  @Test("Older maps show the device where they are told to, and follow it")
  func olderMap() async throws {
    let region = MKCoordinateRegion(center: Self.park, latitudinalMeters: 1000, longitudinalMeters: 1000)
    for mode in [MapUserTrackingMode.none, .follow] {
      try await hosting(
        Map(
          coordinateRegion: .constant(region), showsUserLocation: true, userTrackingMode: .constant(mode)
        ).frame(height: 300), environment: Self.atKennel
      ) { screen in
        let heard = try await screen.tour().stops.map(\.utterance.text)
        #expect(
          heard == (mode == .follow ? ["My Location, button"] : ["Map, No annotations"]) + ["Legal, link"])
      }
    }
  }
}
