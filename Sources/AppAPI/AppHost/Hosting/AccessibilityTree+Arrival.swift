import AccessibilityModel

extension AccessibilityTree {
  /// The first stop below the title of the bar that has the way back; `nil` where there is no such bar, or nothing.
  ///
  /// A stack in a column that was pushed has its title in a bar of its own.
  ///
  /// - Complexity: O(stops up to there).
  /// - Source: Behaviour 10.22
  var firstStopBelowTitle: ElementID? {
    let isBack = { (stop: ElementID) in self[stop]?.traits.contains(.backButton) == true }
    guard let back = stops.first(where: isBack) else { return nil }
    let bar = parent(of: back)
    var bottom = self[back]?.frame.maxY ?? 0
    var next = stop(after: back)
    while let stop = next {
      guard let element = self[stop] else { return nil }
      if element.traits.contains(.header), ancestors(of: stop).contains(where: { isBar($0, like: bar) }) {
        bottom = max(bottom, element.frame.maxY)
      } else if element.frame.minY >= bottom - 0.5 {
        return stop
      }
      next = self.stop(after: stop)
    }
    return nil
  }

  private func isBar(_ container: ElementID, like bar: ElementID?) -> Bool {
    container != root && (container == bar || self[container]?.elementType == .navigationBar)
  }
}
