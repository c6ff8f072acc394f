package import AccessibilityModel

/// Draws over a screen what technologies show on it.
///
///     var drawer = OverlayDrawer(screen: Size(width: 393, height: 852))
///     drawer.draw(overlay, into: &list)
///
/// Tags of several overlays know of each other, so that they cover each other only where there is no room.
package struct OverlayDrawer {
  /// All of the screen.
  let screen: Rect
  /// Where tags stand and may stand.
  var tags: TagPlaces

  /// Makes a drawer for a screen of that extent, in points.
  package init(screen: Size) {
    self.screen = Rect(origin: .zero, size: screen)
    tags = TagPlaces(room: self.screen)
  }

  /// Draws an overlay in front of what a list holds, in points of the screen.
  ///
  /// - Complexity: O(n²) for n marks with tags, O(n) for others.
  package mutating func draw(_ overlay: Overlay, into list: inout DisplayList) {
    switch overlay.kind {
    case .names: drawNames(overlay, into: &list)
    case .numbers, .choices: drawNumbers(overlay, into: &list)
    case .order: drawOrder(overlay, into: &list)
    case .grid: drawGrid(overlay, into: &list)
    case .actions, .commands, .search, .question: drawPanel(overlay, into: &list)
    case .zoom: if !overlay.marks.isEmpty { drawPanel(overlay, into: &list) }
    case .message: drawBanner(overlay.title, into: &list)
    case .ring: drawRings(overlay, into: &list)
    case .cursor: drawCursors(overlay, into: &list)
    case .scanner: drawScanner(overlay, into: &list)
    case .crosshair: drawCrosshair(overlay, into: &list)
    case .largeContent: drawLargeContent(overlay, into: &list)
    }
  }
}
