import AccessibilityModel
import AppHost
import Drawing

/// What is known only while a picture is made.
struct DrawingState {
  /// What texts and symbols are drawn with where views set nothing; `nil` for the colour of text.
  var foregroundStyles: (any ShapeStyle)?
  /// Who chose that.
  var chooser = DrawChooser.app
  /// The space of the row of a list in which it is drawn, without its margins.
  var row: CGRect?
  /// The space of a segment, which is wider than its words.
  var segment: CGRect?
  /// True inside a control.
  var isInControl = false
  /// The edges of the safe area beyond which backgrounds reach, to those of the screen.
  var bleedingEdges: Edge.Set = []
  /// True in bars and wherever a modifier says so: controls are shown large while they are pressed.
  var showsLargeContent = false
  /// True inside the field that a search is written in.
  var isSearchField = false
  /// Who can be met on the screen.
  var met: Set<ObjectIdentifier> = []
  /// The upper edge of content from which a large title gave way, and by how much, in points.
  var titleCollapse: (edge: CGFloat, height: CGFloat)?
  /// The whole screen, in points.
  var device = CGRect.zero
}

extension LayoutItem {
  /// Draws with other facts in force, which end with the body.
  final func withDrawingState(_ change: (inout DrawingState) -> Void, _ body: () -> Void) {
    let former = graph.drawing
    change(&graph.drawing)
    body()
    graph.drawing = former
  }

  /// A rectangle that reaches to the edges of the screen where it touches those of the safe area.
  final func bleeding(_ rect: CGRect, _ edges: Edge.Set = .all) -> CGRect {
    let (safe, device) = (graph.screen, graph.drawing.device)
    guard !device.isEmpty else { return rect }
    func reaches(_ edge: Edge.Set, _ a: CGFloat, _ b: CGFloat) -> Bool {
      edges.contains(edge) && abs(a - b) < 0.5
    }
    let left = reaches(.leading, rect.minX, safe.minX) ? min(device.minX, rect.minX) : rect.minX
    let right = reaches(.trailing, rect.maxX, safe.maxX) ? max(device.maxX, rect.maxX) : rect.maxX
    let top = reaches(.top, rect.minY, safe.minY) ? min(device.minY, rect.minY) : rect.minY
    let bottom = reaches(.bottom, rect.maxY, safe.maxY) ? max(device.maxY, rect.maxY) : rect.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

private enum DrawingStateKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> DrawingState { DrawingState() }
}

extension ViewGraph {
  /// What is known while a picture is made.
  var drawing: DrawingState {
    get { self[DrawingStateKey.self] }
    set { self[DrawingStateKey.self] = newValue }
  }
}
