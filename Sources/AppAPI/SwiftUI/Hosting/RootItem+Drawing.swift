import AccessibilityModel
import AppHost
import Drawing

extension RootItem {
  /// Adds what is seen of everything on the screen.
  func drawScreen(into list: inout DisplayList) {
    var state = DrawingState()
    state.device = CGRect(Rect(origin: .zero, size: RunningApp.current.environment.screenSize))
    for described in describedElements { described.collect(into: &state) }
    graph.drawing = state
    draw(into: &list)
    graph.drawing = DrawingState()
  }
}

extension DescribedElement {
  fileprivate func collect(into state: inout DrawingState) {
    state.met.insert(ObjectIdentifier(identity))
    for child in children { child.collect(into: &state) }
  }
}
