import AccessibilityModel
import AppHost
import Drawing
import EarshotTesting
import MapKit
import Testing

@MainActor
@Suite("Ways and areas on maps", .timeLimit(.minutes(10)))
struct OverlayTests {
  private static let walk = [
    CLLocationCoordinate2D(latitude: 0, longitude: -1), CLLocationCoordinate2D(latitude: 0, longitude: 1),
  ]

  private static let region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))

  private final class ColoredLine: MKPolyline {
    var color: UIColor?
  }

  private final class Drawer: NSObject, MKMapViewDelegate {
    var log: [String] = []

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      log.append("renderer")
      if let polygon = overlay as? MKPolygon {
        let renderer = MKPolygonRenderer(polygon: polygon)
        renderer.fillColor = .green
        return renderer
      }
      guard let line = overlay as? ColoredLine else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = line.color
      renderer.lineWidth = 8
      return renderer
    }

    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
      log.append("added \(renderers.count)")
    }
  }

  @Test("A line knows its points, its places and the part of the map that it lies in")
  func line() {
    var places = Self.walk
    let line = MKPolyline(coordinates: &places, count: places.count)
    line.title = "Walk"
    #expect(line.pointCount == 2 && line.title == "Walk")
    #expect(line.points()[1].x > line.points()[0].x)
    var read = [CLLocationCoordinate2D](repeating: kCLLocationCoordinate2DInvalid, count: 2)
    line.getCoordinates(&read, range: NSRange(location: 0, length: 5))
    #expect(abs(read[0].longitude + 1) < 1e-9 && abs(read[1].longitude - 1) < 1e-9)
    let width = MKMapSize.world.width / 180
    #expect(abs(line.boundingMapRect.width - width) < 0.01 && line.boundingMapRect.height < 0.01)
    #expect(abs(line.coordinate.longitude) < 1e-9)
    #expect(line.location(atPointIndex: 1) == 1 && line.location(atPointIndex: 0) == 0)
    #expect(line.intersects(.world) && !line.intersects(MKMapRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(MKPolyline().boundingMapRect.isNull && MKPolyline().pointCount == 0)
  }

  @Test("An area knows what it leaves out, and a circle reaches as many meters as it is told")
  func areas() {
    let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 30, y: 0), MKMapPoint(x: 30, y: 30)]
    let hole = MKPolygon(points: points, count: 3)
    let area = MKPolygon(points: points, count: 3, interiorPolygons: [hole])
    #expect(area.interiorPolygons?.first === hole && hole.interiorPolygons == nil)
    #expect(MKMapRectEqualToRect(area.boundingMapRect, MKMapRect(x: 0, y: 0, width: 30, height: 30)))
    let kennel = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    let circle = MKCircle(center: kennel, radius: 500)
    let rect = circle.boundingMapRect
    let (west, east) = (MKMapPoint(x: rect.minX, y: rect.midY), MKMapPoint(x: rect.maxX, y: rect.midY))
    #expect(abs(west.distance(to: east) - 1_000) < 1)
    #expect(circle.radius == 500 && circle.coordinate.latitude == 52.5)
    #expect(abs(MKCircle(mapRect: rect).radius - 500) < 1)
  }

  @Test("Overlays are kept in order, on two levels, and each is on a map once")
  func order() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let lines = (0..<4).map { _ in MKPolyline(coordinates: Self.walk, count: 2) }
    func places(_ overlays: [any MKOverlay]) -> [Int] {
      overlays.compactMap { overlay in lines.firstIndex { $0 === overlay } }
    }
    map.addOverlays([lines[0], lines[1]])
    map.addOverlay(lines[0])
    map.insertOverlay(lines[2], at: 0)
    #expect(places(map.overlays) == [2, 0, 1])
    map.insertOverlay(lines[3], below: lines[1])
    #expect(places(map.overlays) == [2, 0, 3, 1])
    map.exchangeOverlay(lines[2], with: lines[1])
    map.removeOverlays([lines[0], lines[3]])
    #expect(places(map.overlays) == [1, 2])
    map.addOverlay(lines[3], level: .aboveRoads)
    map.insertOverlay(lines[0], above: lines[3])
    #expect(places(map.overlays(in: .aboveRoads)) == [3, 0])
    #expect(places(map.overlays(in: .aboveLabels)) == [1, 2])
    map.removeOverlay(lines[1])
    #expect(map.renderer(for: lines[1]) == nil)
  }

  @Test("A way is drawn where it lies, and is no stop; one that is taken away is drawn no more")
  func drawing() async throws {
    let (page, drawer) = (UIViewController(), Drawer())
    try await hosting(page) { screen in
      let map = MKMapView(frame: CGRect(x: 40, y: 200, width: 300, height: 300))
      map.delegate = drawer
      map.region = Self.region
      page.view.addSubview(map)
      let line = ColoredLine(coordinates: Self.walk, count: 2)
      line.color = .red
      map.addOverlay(line)
      try await screen.advance(by: .zero)
      #expect(drawer.log == ["renderer", "added 1"])
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Map, No annotations", "Legal, link"])
      @MainActor func isRed(_ x: Int, _ y: Int) async throws -> Bool {
        try await screen.advance(by: .zero)
        let picture = try await screen.picture(PictureRequest(scale: 1))
        let color = Bitmap(png: picture.png, width: picture.width, height: picture.height).color(x: x, y: y)
        return color.red > 0.8 && color.green < 0.4 && color.alpha > 0.8
      }
      // The way leads from a quarter of the map's width to three quarters, in the middle of its height.
      #expect(try await isRed(190, 350))
      #expect(try await isRed(120, 352))
      #expect(try await isRed(190, 362) == false)
      #expect(try await isRed(90, 350) == false)
      map.setCenter(CLLocationCoordinate2D(latitude: 0.5, longitude: 0), animated: false)
      #expect(try await isRed(190, 387))
      let renderer = try #require(map.renderer(for: line) as? MKPolylineRenderer)
      renderer.strokeColor = .blue
      #expect(try await isRed(190, 387) == false)
      renderer.strokeColor = .red
      #expect(try await isRed(190, 387))
      map.removeOverlay(line)
      #expect(try await isRed(190, 387) == false)
      #expect(drawer.log == ["renderer", "added 1"])
    }
  }

  @Test("A renderer turns points of the map into its own and back, and has the look that it is given")
  func renderers() {
    let line = MKPolyline(coordinates: Self.walk, count: 2)
    let renderer = MKPolylineRenderer(overlay: line)
    #expect(renderer.polyline === line && renderer.overlay === line)
    let start = line.points()[0]
    #expect(renderer.point(for: start) == .zero)
    #expect(MKMapPointEqualToPoint(renderer.mapPoint(for: .zero), start))
    #expect(renderer.rect(for: line.boundingMapRect).width == renderer.path.boundingBox.width)
    #expect(MKMapRectEqualToRect(renderer.mapRect(for: .zero), MKMapRect(origin: start, size: MKMapSize())))
    renderer.lineDashPattern = [4, 8]
    (renderer.lineCap, renderer.lineJoin) = (.butt, .bevel)
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    renderer.lineWidth = 3
    renderer.applyStrokeProperties(to: context, atZoomScale: 0.5)
    #expect(context.state.line.width == 6 && context.state.line.dash == [8, 16])
    let polygon = MKPolygonRenderer(polygon: MKPolygon(coordinates: Self.walk, count: 2))
    #expect(polygon.path.isEmpty == false && polygon.polygon.pointCount == 2)
    let circle = MKCircleRenderer(circle: MKCircle(center: Self.walk[0], radius: 10))
    #expect(circle.circle.radius == 10 && circle.path.boundingBox.width > 0)
    #expect(MKPolylineRenderer().path.isEmpty)
  }

  @Test("Pictures of land have addresses by their template, and none comes without a network")
  func tiles() {
    let tiles = MKTileOverlay(urlTemplate: "https://example.com/{z}/{x}/{y}.png?at={scale}")
    let path = MKTileOverlayPath(x: 3, y: 1, z: 2, contentScaleFactor: 2)
    #expect(tiles.url(forTilePath: path).absoluteString == "https://example.com/2/3/1.png?at=2")
    tiles.isGeometryFlipped = true
    #expect(tiles.url(forTilePath: path).absoluteString == "https://example.com/2/3/2.png?at=2")
    var told: [String] = []
    tiles.loadTile(at: path) { data, error in
      told.append("\(data == nil) \((error as? URLError)?.code == .notConnectedToInternet)")
    }
    #expect(told == ["true true"])
    #expect(MKTileOverlayRenderer(tileOverlay: tiles).overlay === tiles)
    #expect(MKMapRectEqualToRect(tiles.boundingMapRect, .world))
  }

  @Test("Nobody can look around in a street without a network; what stands in its place is not heard")
  func lookingAround() async throws {
    let request = MKLookAroundSceneRequest(coordinate: Self.walk[0])
    await #expect(throws: URLError(.notConnectedToInternet)) { _ = try await request.scene == nil }
    let view = VStack {
      Text("Street")
      LookAroundPreview(scene: .constant(nil)).frame(height: 200)
    }
    try await hosting(view) { screen in
      var log: [Bool] = []
      request.getSceneWithCompletionHandler { scene, error in log.append(scene == nil && error != nil) }
      try await screen.advance(by: .zero)
      #expect(log == [true])
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Street"])
    }
  }

  @Test("Ways and areas among the places of a map of views add no stops")
  func views() async throws {
    let line = MKPolyline(coordinates: Self.walk, count: 2)
    let map = Map(initialPosition: .region(Self.region)) {
      Marker("Kennel", coordinate: CLLocationCoordinate2D())
      MapPolyline(line).stroke(.blue, lineWidth: 4).mapOverlayLevel(level: .aboveRoads)
      MapPolyline(coordinates: Self.walk, contourStyle: .geodesic)
      MapCircle(center: Self.walk[0], radius: 100)
    }
    try await hosting(map.frame(height: 300)) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Kennel, button", "Legal, link"])
    }
  }
}
