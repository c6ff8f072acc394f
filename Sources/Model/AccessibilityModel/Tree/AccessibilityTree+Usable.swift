extension AccessibilityTree {
  /// The stops that people can use who do not read the screen stop by stop: what is dimmed or off it is left out.
  ///
  /// - Parameter offScreen: True where what lies outside the screen, or is scrolled away, counts too.
  /// - Returns: The elements in reading order.
  /// - Complexity: O(n).
  /// - Source: Behaviour 1.10.3 G3, G5, 4.1 V1, 5.2 FK1
  public func usableStops(offScreen: Bool = false) -> [AccessibilityElement] {
    let screen = screenFrame
    var result: [AccessibilityElement] = []
    for id in stops {
      guard let element = self[id], element.isUsable else { continue }
      guard !offScreen, let screen, !element.outline.isEmpty else {
        result.append(element)
        continue
      }
      guard element.outline.intersects(screen) else { continue }
      if window(around: id).map(element.outline.intersects) ?? true { result.append(element) }
    }
    return result
  }

  /// True where an element is there, within reach, and can be used.
  ///
  /// - Complexity: O(depth).
  public func isUsable(_ id: ElementID) -> Bool {
    guard let element = self[id], element.isStop else { return false }
    return element.isUsable && isWithinReach(id)
  }
}

extension AccessibilityElement {
  /// True where a person can use it, and it is not dimmed.
  ///
  /// - Source: Behaviour 1.5.2, 1.10.3 G5
  public var isUsable: Bool { respondsToUserInteraction && !traits.contains(.notEnabled) }
}
