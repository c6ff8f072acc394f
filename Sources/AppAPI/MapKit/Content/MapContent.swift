/// Something that is shown on a map.
@MainActor @preconcurrency
public protocol MapContent {
  /// The named places it adds.
  var _places: [_MapPlace] { get }
}

/// A named place on a map of views.
public struct _MapPlace {
  let title: Text
  let coordinate: CLLocationCoordinate2D
  /// What a map's selection is where the place is chosen.
  var tag: AnyHashable?
  /// The view that stands there; `nil` for a pin.
  var content: AnyView?
  /// The point of the view that lies there.
  var anchor = UnitPoint.center
}
