/// Tells which places lie where on the map inside.
///
///     MapReader { proxy in
///       Map().onTapGesture { point in place = proxy.convert(point, from: .local) }
///     }
public struct MapReader<Content: View>: View {
  @State private var plane = MapPlane()
  private let content: (MapProxy) -> Content

  /// Makes the views around a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: some View {
    content(MapProxy(plane)).environment(\.mapPlane, plane)
  }
}

/// Knows which places lie where on a map.
@MainActor @preconcurrency
public struct MapProxy {
  private let plane: MapPlane

  init(_ plane: MapPlane) { self.plane = plane }

  /// The place at a point; `nil` before the map is on the screen.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    guard let region = plane.region, plane.frame.width > 0, plane.frame.height > 0 else { return nil }
    let origin = space.coordinateSpace.isGlobal ? plane.frame.origin : .zero
    let x = Double((point.x - origin.x) / plane.frame.width) - 0.5
    let y = 0.5 - Double((point.y - origin.y) / plane.frame.height)
    return CLLocationCoordinate2D(
      latitude: region.center.latitude + y * region.span.latitudeDelta,
      longitude: region.center.longitude + x * region.span.longitudeDelta)
  }

  /// The point at which a place lies; `nil` before the map is on the screen, and beside it.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    let bounds = CGRect(origin: .zero, size: plane.frame.size)
    guard let point = plane.region?.point(coordinate, in: bounds) else { return nil }
    let origin = space.coordinateSpace.isGlobal ? plane.frame.origin : .zero
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

/// What a map shows, and where on the screen.
@MainActor
final class MapPlane {
  var region: MKCoordinateRegion?
  var frame = CGRect.zero
}

private struct MapPlaneKey: EnvironmentKey {
  static var defaultValue: MapPlane? { nil }
}

extension EnvironmentValues {
  /// Where the map inside tells what it shows.
  var mapPlane: MapPlane? {
    get { self[MapPlaneKey.self] }
    set { self[MapPlaneKey.self] = newValue }
  }
}

/// When an app is told that a map is seen from somewhere else.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  /// Again and again on the way, or at the end of it.
  case continuous, onEnd
}

/// From where a map is seen.
public struct MapCameraUpdateContext: Sendable {
  /// Where it is seen from.
  public let camera: MapCamera
  /// The part of the earth that is shown.
  public let region: MKCoordinateRegion
}

private struct MapCameraChangeKey: EnvironmentKey {
  static var defaultValue: [MapCameraAction] { [] }
}

/// What an app does once a map is seen from somewhere else.
typealias MapCameraAction = @MainActor (MapCameraUpdateContext) -> Void

extension EnvironmentValues {
  /// What is done once the map inside is seen from somewhere else.
  var mapCameraActions: [MapCameraAction] {
    get { self[MapCameraChangeKey.self] }
    set { self[MapCameraChangeKey.self] = newValue }
  }
}

extension View {
  /// Does something once the map inside is on the screen, and whenever it is seen from somewhere else.
  ///
  ///     Map(position: $camera).onMapCameraChange { context in search(context.region) }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.mapCameraActions) { $0.append { action($0) } }
  }

  /// Does something once the map inside is on the screen, and whenever it is seen from somewhere else.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
}
