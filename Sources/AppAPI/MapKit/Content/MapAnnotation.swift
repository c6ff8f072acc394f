/// What older app code shows on a map for each of its elements.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// What stands at the place.
  var _overlay: _MapOverlay { get }
}

/// Something that stands at a place on a map of views.
public struct _MapOverlay {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: AnyView
}

/// A place that a view of the app's own stands at; the view is heard as it is anywhere else.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// Puts a view at a place.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - anchorPoint: The point of the view that lies there, in parts of its size.
  ///   - content: The view.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }

  /// The view.
  public var _overlay: _MapOverlay {
    _MapOverlay(coordinate: coordinate, anchor: anchor, content: AnyView(content))
  }
}

/// A place that a balloon points to; it has no name, and is not heard.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Points to a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  /// The balloon.
  public var _overlay: _MapOverlay {
    _MapOverlay(coordinate: coordinate, anchor: .bottom, content: AnyView(PinShape(tint: tint)))
  }
}

/// A place that a pin sticks in; it has no name, and is not heard.
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Sticks a pin in a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  /// The pin.
  public var _overlay: _MapOverlay {
    _MapOverlay(coordinate: coordinate, anchor: .bottom, content: AnyView(PinShape(tint: tint)))
  }
}

/// How a place without a name looks.
private struct PinShape: View {
  let tint: Color?

  var body: some View {
    Circle().fill(tint ?? .red).frame(width: 18, height: 18)
  }
}

/// Whether a map follows the device.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// Not at all.
  case none
  /// The device is in the middle.
  case follow
}

extension Map {
  /// Shows a part of the earth that an app keeps, and follows the device.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>?
  ) {
    self.init(
      coordinateRegion, showsUserLocation: showsUserLocation,
      follows: userTrackingMode?.wrappedValue == .follow)
  }

  /// Shows a part of the earth that an app keeps, with something at the place of each element.
  public init<Items: RandomAccessCollection, Shown: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Shown
  ) where Items.Element: Identifiable {
    self.init(
      coordinateRegion, showsUserLocation: showsUserLocation,
      follows: userTrackingMode?.wrappedValue == .follow,
      overlays: annotationItems.map { annotationContent($0)._overlay })
  }
}
