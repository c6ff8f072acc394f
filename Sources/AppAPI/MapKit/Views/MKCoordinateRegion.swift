@_exported import CoreLocation
@_exported import SwiftUI

/// How many degrees something covers.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Covers a point.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Covers so many degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// The place in its middle.
  public var center: CLLocationCoordinate2D
  /// How much it covers.
  public var span: MKCoordinateSpan

  /// The place where the equator meets the meridian of Greenwich.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// So many degrees around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// So many meters around a place.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let meters = 111_195.0
    let narrowing = max(0.000_1, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / meters, longitudeDelta: longitudinalMeters / (meters * narrowing)))
  }

  /// True for the same part of the earth.
  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && span.latitudeDelta == other.span.latitudeDelta && span.longitudeDelta == other.span.longitudeDelta
  }

  /// The part that shows every place, with some space around.
  init(around places: [CLLocationCoordinate2D]) {
    let (north, south) = (places.map(\.latitude).max() ?? 0, places.map(\.latitude).min() ?? 0)
    let (east, west) = (places.map(\.longitude).max() ?? 0, places.map(\.longitude).min() ?? 0)
    self.init(
      center: CLLocationCoordinate2D(latitude: (north + south) / 2, longitude: (east + west) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (north - south) * 1.2), longitudeDelta: max(0.01, (east - west) * 1.2)))
  }

  /// Where a place lies in a rectangle that shows the part; `nil` where it lies outside.
  func point(_ place: CLLocationCoordinate2D, in bounds: CGRect) -> CGPoint? {
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else { return nil }
    let across = 0.5 + (place.longitude - center.longitude) / span.longitudeDelta
    let down = 0.5 - (place.latitude - center.latitude) / span.latitudeDelta
    guard (0...1).contains(across), (0...1).contains(down) else { return nil }
    return CGPoint(x: bounds.minX + across * bounds.width, y: bounds.minY + down * bounds.height)
  }
}
