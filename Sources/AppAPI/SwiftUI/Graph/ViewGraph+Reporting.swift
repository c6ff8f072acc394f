import AccessibilityModel
import AppHost

extension ViewGraph {
  /// Reports a change of state that happens while a body is evaluated.
  static func reportChangeInBody() {
    guard let graph = active, let node = graph.current else { return }
    graph.report(
      "The body of \(node.viewName) changes state while it is evaluated. "
        + "Change state in an action, in onAppear or in onChange instead.")
  }
}
