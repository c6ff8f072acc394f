import AccessibilityModel
import AppHost
import Drawing

extension RequestHandler {
  /// Tells which character of an element's words is drawn nearest to a point.
  ///
  /// - Source: Behaviour 7.1 SC1
  func characterRange(_ id: ElementID, of words: String, at point: Point) -> Answer {
    guard let element = host.tree[id] else { return .failed(.gone) }
    guard point.x.isFinite, point.y.isFinite else { return .declined }
    var list = DisplayList()
    for window in host[WindowList.self].windows {
      window.layoutIfNeeded()
      window.draw(into: &list)
    }
    let range = list.character(
      of: words, in: element.outline, nearest: point, screen: host.environment.screenSize)
    return range.map(Answer.range) ?? .declined
  }
}
