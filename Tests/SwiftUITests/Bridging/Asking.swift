import AccessibilityModel
import AppHost
import EarshotTesting

@MainActor
extension EarshotTesting.Screen {
  /// The stops in reading order.
  var stops: [AccessibilityElement] { tree.stops.compactMap { tree[$0] } }

  /// The labels of the stops in reading order.
  var names: [String] { stops.map { $0.label?.string ?? "" } }

  /// Asks the running app something, as a technology would, and answers what it answered.
  @discardableResult
  func ask(_ kind: Request.Kind) -> Answer? {
    let host = RunningApp.current
    _ = host.takeEvents()
    let id = Request.ID(rawValue: 1 << 40)
    host.perform(Request(id: id, version: host.version, kind: kind))
    for case .answered(id, let answer) in host.takeEvents() { return answer }
    return nil
  }
}
