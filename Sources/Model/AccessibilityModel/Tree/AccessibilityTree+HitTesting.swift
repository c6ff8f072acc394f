extension AccessibilityTree {
  /// The front-most stop at a point of the screen.
  ///
  /// A stop covers the bounds of its path where it has one, else its frame, as far as it is not scrolled out of
  /// what it lies in. Of several, the one that is read last lies in front.
  /// - Parameter point: The place that is touched, in points from the top-left corner.
  /// - Returns: `nil` where no stop within reach covers the point.
  /// - Complexity: O(n).
  /// - Source: Behaviour 1.1 F2, 1.10.3 G1, G3
  public func hitTest(_ point: Point) -> ElementID? {
    var candidate = lastStop
    while let stop = candidate {
      let inside = point.moved(by: shift(at: stop.slot).reversed)
      let isHit = elements.read(stop.slot) { $0.outline.contains(inside) } ?? false
      if isHit, window(around: stop)?.contains(point) ?? true { return stop }
      candidate = self.stop(before: stop)
    }
    return nil
  }
}

extension AccessibilityElement {
  /// The rectangle that stands for the element on the screen: its path's bounds, else its frame.
  ///
  /// - Source: Behaviour 1.10.4
  public var outline: Rect { sparse?.attributes.path?.bounds ?? frame }
}
