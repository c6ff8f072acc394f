import CoreLocation
import EarshotTesting
import MapKit
import SwiftUI
import Testing

@MainActor
@Suite("Regions, addresses and places that are looked for", .timeLimit(.minutes(10)))
struct RegionTests {
  private static let kennel = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)

  @Test("A circle contains what is no farther from its middle than its radius")
  func circle() {
    let circle = CLCircularRegion(center: Self.kennel, radius: 1000, identifier: "kennel")
    #expect(circle.contains(Self.kennel))
    // A thousandth of a degree of latitude is 111 m.
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 52.508, longitude: 13.4)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 52.51, longitude: 13.4)))
    let region: CLRegion = circle
    #expect(region.identifier == "kennel")
  }

  @Test("A region of beacons asks for all of a family, or for one of its members")
  func beacons() {
    let uuid = UUID()
    let all = CLBeaconRegion(uuid: uuid, identifier: "all").beaconIdentityConstraint
    let one: CLBeaconIdentityConstraint =
      CLBeaconRegion(uuid: uuid, major: 1, minor: 2, identifier: "one").beaconIdentityConstraint
    #expect(all.uuid == uuid && all.major == nil && all.minor == nil)
    #expect(one.uuid == uuid && one.major == 1 && one.minor == 2)
    #expect(!CLLocationManager.isRangingAvailable())
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
  }

  private final class Turning: NSObject, CLLocationManagerDelegate {
    var log: [String] = []

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
      log.append("north at \(newHeading.magneticHeading)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      log.append("\(locations.count) places")
    }
  }

  @Test("A device without a compass tells no heading, and one that stays tells its place once")
  func heading() async throws {
    let options = LaunchOptions(location: .init(latitude: 52.5, longitude: 13.4))
    try await hosting(Text("Map"), environment: options) { screen in
      let (manager, turning) = (CLLocationManager(), Turning())
      manager.delegate = turning
      manager.startUpdatingHeading()
      manager.startMonitoringSignificantLocationChanges()
      try await screen.advance(by: .seconds(1))
      #expect(turning.log == ["1 places"])
      #expect(!CLLocationManager.headingAvailable() && manager.heading == nil)
      #expect(CLLocationManager.authorizationStatus() == .authorizedWhenInUse)
      #expect(CLLocationManager.significantLocationChangeMonitoringAvailable())
    }
  }

  @Test("A manager keeps the regions that an app asks to be told of, by their names")
  func monitoring() async throws {
    try await hosting(Text("Map")) { screen in
      let manager = CLLocationManager()
      let old = CLCircularRegion(center: Self.kennel, radius: 100, identifier: "kennel")
      let new = CLCircularRegion(center: Self.kennel, radius: 200, identifier: "kennel")
      manager.startMonitoring(for: old)
      manager.startMonitoring(for: new)
      try await screen.advance(by: .seconds(1))
      #expect(manager.monitoredRegions == [new])
      manager.stopMonitoring(for: old)
      #expect(manager.monitoredRegions.isEmpty)
    }
  }

  private final class Ranging: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var nearest = CLProximity.unknown

    func locationManager(
      _ manager: CLLocationManager, didRange beacons: [CLBeacon],
      satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {
      nearest = beacons.first?.proximity ?? .far
    }

    /// As an app says it, for every answer that there is.
    var words: String {
      switch nearest {
      case .unknown: "nobody is near"
      case .immediate: "here"
      case .near: "in the room"
      case .far: "in the house"
      }
    }
  }

  @Test("How near a beacon is has four answers, and an app that looks for one stays without")
  func proximity() async throws {
    #expect((0...4).map { CLProximity(rawValue: $0) } == [.unknown, .immediate, .near, .far, nil])
    try await hosting(Text("Map")) { screen in
      let ranging = Ranging()
      ranging.manager.delegate = ranging
      ranging.manager.startRangingBeacons(satisfying: CLBeaconIdentityConstraint(uuid: UUID()))
      try await screen.advance(by: .seconds(5))
      #expect(ranging.words == "nobody is near")
    }
  }

  @Test("No address is found without a network")
  func geocoding() async {
    await #expect(throws: CLError(.network)) {
      _ = try await CLGeocoder().geocodeAddressString("Barking").count
    }
    await #expect(throws: CLError(.network)) {
      _ = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 52.5, longitude: 13.4)).count
    }
    #expect(!CLGeocoder().isGeocoding)
    let error = await withCheckedContinuation { continuation in
      CLGeocoder().geocodeAddressString("Barking") { _, error in
        continuation.resume(returning: error as? CLError)
      }
    }
    #expect(error == CLError(.network))
  }

  @Test("Nobody finds places without a network, and the app's question is answered later")
  func searching() async throws {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "kennels"
    await #expect(throws: URLError(.notConnectedToInternet)) {
      _ = try await MKLocalSearch(request: request).start().mapItems
    }
    try await hosting(Text("Map")) { screen in
      var log: [String] = []
      MKLocalSearch(request: request).start { response, error in
        log.append("\(response == nil) \((error as? URLError)?.code == .notConnectedToInternet)")
      }
      #expect(log == [])
      try await screen.advance(by: .zero)
      #expect(log == ["true true"])
    }
  }

  @Test("The place of the device is where the session says, and opening one in another app is told")
  func items() async throws {
    let options = LaunchOptions(location: .init(latitude: 52.5, longitude: 13.4))
    try await hosting(Text("Map"), environment: options) { screen in
      let place: MKPlacemark = MKMapItem.forCurrentLocation().placemark
      #expect(place.coordinate.latitude == 52.5 && place.coordinate.longitude == 13.4)
      let item = MKMapItem(placemark: MKPlacemark(coordinate: Self.kennel))
      item.name = "Kennel"
      #expect(!item.openInMaps())
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told == ["The app opens a place in the app for maps, which is not here. Nothing is opened."])
    }
  }

  @Test("A filter includes what it names, or all but what it names")
  func filters() {
    let wanted: [MKPointOfInterestCategory] = [.park, .cafe]
    let some = MKPointOfInterestFilter(including: wanted)
    #expect(some.includes(.park) && some.excludes(.bank))
    let rest = MKPointOfInterestFilter(excluding: wanted)
    #expect(rest.excludes(.park) && rest.includes(.bank))
    #expect(MKPointOfInterestFilter.includingAll.includes(.hotel))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.hotel))
  }

  private final class Asking: NSObject, CLLocationManagerDelegate {
    var log: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      log.append("\(manager.authorizationStatus)")
    }
  }

  @Test("Whoever makes a manager is told what the person allows, and asking again tells nothing new")
  func authorization() async throws {
    try await hosting(Text("Map")) { screen in
      let (manager, asking) = (CLLocationManager(), Asking())
      manager.delegate = asking
      #expect(asking.log == [])
      try await screen.advance(by: .zero)
      #expect(asking.log == ["denied"])
      manager.requestWhenInUseAuthorization()
      manager.requestAlwaysAuthorization()
      try await screen.advance(by: .zero)
      #expect(asking.log == ["denied"])
    }
  }
}
