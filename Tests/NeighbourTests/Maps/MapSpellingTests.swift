import EarshotTesting
import MapKit
import Testing

@MainActor
@Suite("Spellings of maps that app code uses", .timeLimit(.minutes(10)))
struct MapSpellingTests {
  private struct Kennel: Identifiable {
    let id: String
    let place: CLLocationCoordinate2D
  }

  private static let kennels = [
    Kennel(id: "Bailey's", place: CLLocationCoordinate2D(latitude: 1, longitude: -1)),
    Kennel(id: "Rex's", place: CLLocationCoordinate2D(latitude: -1, longitude: 1)),
    Kennel(id: "Beside the map", place: CLLocationCoordinate2D(latitude: 40, longitude: 40)),
  ]

  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))

  @Test("Views at the places of elements are heard there, those beside the map are not")
  func annotations() async throws {
    try await hosting(
      Map(
        coordinateRegion: .constant(Self.region), showsUserLocation: true,
        userTrackingMode: .constant(.follow), annotationItems: Self.kennels
      ) { kennel in
        MapAnnotation(coordinate: kennel.place, anchorPoint: CGPoint(x: 0.5, y: 1)) {
          Button(kennel.id) {}
        }
      }
      .frame(width: 200, height: 200)
    ) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Bailey's, button", "Rex's, button", "Legal, link"])
    }
  }

  @Test("A place without a name is not heard")
  func markers() async throws {
    try await hosting(
      VStack {
        Text("Kennels")
        Map(coordinateRegion: .constant(Self.region), annotationItems: Self.kennels) { kennel in
          MapMarker(coordinate: kennel.place, tint: .red)
        }
        .frame(height: 200)
      }
    ) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Kennels", "Legal, link"])
    }
  }

  @Test("A map tells which place lies at a point, and the other way around")
  func reading() async throws {
    try await hosting(Asking(region: Self.region).frame(width: 200, height: 240)) { screen in
      try await screen.activate("Ask")
      let tour = try await screen.tour()
      #expect(
        tour.stops.map(\.utterance.text) == [
          "1 north, 1 west, at 150 150", "Map, No annotations", "Legal, link", "Ask, button",
        ])
    }
  }
}

private struct Asking: View {
  let region: MKCoordinateRegion
  @State private var answer = "nothing"

  var body: some View {
    MapReader { proxy in
      VStack(spacing: 0) {
        Text(answer).frame(height: 20)
        Map(initialPosition: .region(region)).frame(width: 200, height: 200)
        Button("Ask") {
          let place = proxy.convert(CGPoint(x: 50, y: 50), from: .local)
          let south = CLLocationCoordinate2D(latitude: -1, longitude: 1)
          let point = proxy.convert(south, to: .local) ?? .zero
          let (north, west) = (Int(place?.latitude ?? 0), Int(-(place?.longitude ?? 0)))
          answer = "\(north) north, \(west) west, at \(Int(point.x)) \(Int(point.y))"
        }
      }
    }
  }
}
