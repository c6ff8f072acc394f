import AccessibilityModel

extension ViewHost {
  /// Has fingers do something at one moment, each by its own number; brings views up to date after it.
  package func touch(_ changes: [(finger: Int, phase: Request.TouchPhase, x: Double, y: Double)]) {
    graph.touches.deliver(
      changes.map {
        TouchMoment.Change(finger: $0.finger, phase: $0.phase, point: CGPoint(x: $0.x, y: $0.y))
      })
  }
}
