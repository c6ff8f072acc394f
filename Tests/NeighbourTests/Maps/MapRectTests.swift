import MapKit
import Testing

@MainActor
@Suite("The earth laid flat", .timeLimit(.minutes(10)))
struct MapRectTests {
  private static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  private static let munich = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)

  @Test("A place and its point on the flat map lead to each other; the map ends at 85 degrees")
  func points() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(middle.x - 134_217_728) < 0.01 && abs(middle.y - 134_217_728) < 0.01)
    let back = MKMapPoint(Self.berlin).coordinate
    #expect(abs(back.latitude - 52.52) < 1e-6 && abs(back.longitude - 13.405) < 1e-6)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: -180)).y < 1)
    #expect(MKMapPoint(Self.berlin).y < MKMapPoint(Self.munich).y)
    let none = MKMapPoint(kCLLocationCoordinate2DInvalid)
    #expect(MKMapPointEqualToPoint(none, MKMapPoint(x: -1, y: -1)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DMake(52.52, 13.405).longitude == 13.405)
  }

  @Test("Meters between points are those on the earth, and a meter takes more points near a pole")
  func meters() {
    let (here, there) = (MKMapPoint(Self.berlin), MKMapPoint(Self.munich))
    #expect((504_000...505_000).contains(here.distance(to: there)))
    #expect(MKMetersBetweenMapPoints(here, there) == here.distance(to: there))
    let (equator, north) = (MKMapPointsPerMeterAtLatitude(0), MKMapPointsPerMeterAtLatitude(60))
    #expect(abs(north / equator - 2) < 0.001)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) * north - 1) < 0.001)
  }

  @Test("Rectangles are joined, cut, made smaller and shifted; null joins nothing and holds nothing")
  func rectangles() {
    let (one, two) = (
      MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 20)
    )
    #expect(MKMapRectEqualToRect(one.union(two), MKMapRect(x: 0, y: 0, width: 15, height: 25)))
    #expect(MKMapRectEqualToRect(one.intersection(two), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
    #expect(MKMapRectEqualToRect(MKMapRect.null.union(one), one))
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty && !one.isNull && MKMapRect().isEmpty)
    #expect(one.intersection(one.offsetBy(dx: 11, dy: 0)).isNull)
    #expect(one.contains(MKMapPoint(x: 10, y: 0)) && !one.contains(MKMapPoint(x: 11, y: 0)))
    #expect(MKMapRect.world.contains(two) && !one.contains(two) && !MKMapRect.null.contains(one))
    let small = two.insetBy(dx: 1, dy: 2)
    #expect(small.minX == 6 && small.minY == 7 && small.maxX == 14 && small.maxY == 23)
    #expect(small.midX == 10 && small.midY == 15 && small.width == 8 && small.height == 16)
    #expect(one.insetBy(dx: 6, dy: 0).isNull)
  }

  @Test("What reaches over the edge of the map is found on its other side")
  func meridian() {
    let east = MKMapRect(x: MKMapSize.world.width - 10, y: 0, width: 30, height: 5)
    #expect(east.spans180thMeridian)
    #expect(MKMapRectEqualToRect(east.remainder(), MKMapRect(x: 0, y: 0, width: 20, height: 5)))
    #expect(!MKMapRect.world.spans180thMeridian && MKMapRect.world.remainder().isNull)
  }

  @Test("A region holds what its rectangle on the flat map holds")
  func regions() {
    let (north, south) = (MKMapPoint(Self.berlin), MKMapPoint(Self.munich))
    let rect = MKMapRect(
      x: south.x, y: north.y, width: north.x - south.x, height: south.y - north.y)
    let region = MKCoordinateRegion(rect)
    #expect(abs(region.center.latitude - (52.52 + 48.137) / 2) < 1e-6)
    #expect(abs(region.span.latitudeDelta - 4.383) < 1e-6)
    #expect(abs(region.span.longitudeDelta - 1.83) < 1e-6)
  }

  @Test("A map shows a rectangle whole in its own shape, with space beside it where an app asks for it")
  func visible() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let middle = MKMapPoint(Self.berlin)
    let rect = MKMapRect(x: middle.x, y: middle.y, width: 10_000, height: 10_000)
    map.setVisibleMapRect(rect, animated: false)
    let shown = map.visibleMapRect
    #expect(abs(shown.width - 10_000) < 1 && abs(shown.height - 20_000) < 1)
    #expect(abs(shown.midX - rect.midX) < 1 && abs(shown.midY - rect.midY) < 1)
    #expect(abs(map.mapRectThatFits(shown).minY - shown.minY) < 1)
    let edges = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    map.setVisibleMapRect(rect, edgePadding: edges, animated: true)
    #expect(abs(map.visibleMapRect.width - 20_000) < 1)
    #expect(abs(map.visibleMapRect.maxX - rect.maxX) < 1)
    let before = map.region.center.latitude
    map.setVisibleMapRect(.null, animated: false)
    #expect(map.region.center.latitude == before)
    let wide = MKCoordinateRegion(
      center: Self.berlin, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
    let fit = map.regionThatFits(wide)
    #expect(abs(fit.span.longitudeDelta - 0.01) < 1e-6 && fit.span.latitudeDelta > 0.01)
  }

  @Test("A point of a map is a place, and a place is a point again")
  func conversion() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))
    let place = map.convert(CGPoint(x: 50, y: 50), toCoordinateFrom: map)
    #expect(abs(place.latitude - 1) < 1e-9 && abs(place.longitude + 1) < 1e-9)
    let point = map.convert(place, toPointTo: map)
    #expect(abs(point.x - 50) < 1e-6 && abs(point.y - 50) < 1e-6)
  }
}
