import AccessibilityModel
import AppHost
import EarshotTesting
import UIKit

extension AccessibilityTree {
  /// Every element, containers included, in reading order.
  var elements: [AccessibilityElement] {
    root.map { subtree(of: $0).compactMap { self[$0] } } ?? []
  }
}

@MainActor
extension Screen {
  /// Asks the running app something, as a technology would, and answers what it answered.
  func ask(_ kind: Request.Kind) -> Answer? {
    let host = RunningApp.current
    _ = host.takeEvents()
    let id = Request.ID(rawValue: 1 << 40)
    host.perform(Request(id: id, version: host.version, kind: kind))
    for case .answered(id, let answer) in host.takeEvents() { return answer }
    return nil
  }
}

extension UITableView {
  /// How many cells the table holds now.
  var cellCount: Int { subviews.filter { $0 is UITableViewCell }.count }
}
