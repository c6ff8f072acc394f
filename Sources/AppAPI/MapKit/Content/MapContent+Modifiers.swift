/// What is shown on a map, changed in one way.
public struct _ChangedMapContent: MapContent {
  /// The named places it adds.
  public let _places: [_MapPlace]
}

extension MapContent {
  /// Says what the selection of the map is where the place is chosen.
  ///
  ///     Marker("Kennel", coordinate: kennel).tag(1)
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    _ChangedMapContent(
      _places: _places.map { place in
        var place = place
        place.tag = AnyHashable(tag)
        return place
      })
  }

  /// Draws it in a colour.
  public func tint(_ color: Color?) -> some MapContent { _ChangedMapContent(_places: _places) }

  /// Fills shapes with a colour or a material.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    _ChangedMapContent(_places: _places)
  }

  /// Draws the outline of shapes with a colour.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    _ChangedMapContent(_places: _places)
  }

  /// Draws the outline of shapes with a line of a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    _ChangedMapContent(_places: _places)
  }

  /// Draws shapes above streets, or above their names too.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    _ChangedMapContent(_places: _places)
  }

  /// Shows or hides the name beneath what stands at a place; it is heard in either case.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    _ChangedMapContent(_places: _places)
  }
}
