package import AccessibilityModel

/// Draws over a screen what technologies show on it.
///
///     var drawer = OverlayDrawer(screen: Size(width: 393, height: 852))
///     drawer.draw(overlay, into: &list)
///
/// Tags of several overlays know of each other, so that they cover each other only where there is no space.
package struct OverlayDrawer {
  /// All of the screen.
  let screen: Rect
  /// Where tags stand and may stand.
  var tags: TagPlaces
  /// What the app draws of its texts, to highlight words where they stand.
  private(set) var texts: [PlacedText] = []
  /// Draws a picture of the app's own by its name into a rectangle; answers false for one that it does not
  /// know.
  package typealias PictureDrawing = (_ name: String, _ rect: Rect, _ list: inout DisplayList) -> Bool
  private(set) var drawPicture: PictureDrawing = { _, _, _ in false }

  /// Makes a drawer for a screen of that size, in points.
  package init(screen: Size) {
    self.screen = Rect(origin: .zero, size: screen)
    tags = TagPlaces(availableSpace: self.screen)
  }

  /// Makes a drawer for a screen.
  ///
  /// - Parameters:
  ///   - screen: Its size, in points.
  ///   - list: What the app draws; numbers leave its words free where they can.
  ///   - drawPicture: Draws pictures of the app's own.
  /// - Complexity: O(n) for n things drawn.
  package init(screen: Size, over list: DisplayList, drawPicture: @escaping PictureDrawing) {
    self.init(screen: screen)
    self.drawPicture = drawPicture
    var survey = PictureSurvey(screen: self.screen)
    survey.walk(list)
    tags.words = survey.texts.map(\.frame)
    texts = survey.drawn
  }

  /// Draws an overlay in front of what a list holds, in points of the screen.
  ///
  /// - Complexity: O(n) for n marks, and for each tag as many steps as there are others at its height.
  package mutating func draw(_ overlay: Overlay, into list: inout DisplayList) {
    switch overlay.kind {
    // A screen has hundreds of these.
    case .names: list.group([.coarseEdges]) { drawNames(overlay, into: &$0) }
    case .numbers, .choices: list.group([.coarseEdges]) { drawNumbers(overlay, into: &$0) }
    case .order: list.group([.coarseEdges]) { drawOrder(overlay, into: &$0) }
    case .grid: list.group([.coarseEdges]) { drawGrid(overlay, into: &$0) }
    case .actions, .commands, .search, .question: drawPanel(overlay, into: &list)
    case .zoom: if !overlay.marks.isEmpty { drawPanel(overlay, into: &list) }
    case .spokenContent: drawSpokenContent(overlay, into: &list)
    case .assistiveTouch: drawPointing(overlay, into: &list)
    case .message: drawBanner(overlay.title, into: &list)
    case .ring: drawRings(overlay, into: &list)
    case .cursor: drawCursors(overlay, into: &list)
    case .scanner: drawScanner(overlay, into: &list)
    case .crosshair: drawCrosshair(overlay, into: &list)
    case .largeContent: drawLargeContent(overlay, into: &list)
    }
  }
}
