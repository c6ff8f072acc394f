// How much of an element is seen: what the screen or a container that scrolls cuts off is not.

extension AccessibilityTree {
  /// How much of an element people see.
  public enum Visibility: UInt8, Hashable, Sendable, CaseIterable {
    /// All of it.
    case whole
    /// A part; the rest lies outside the screen, or is scrolled out of what it lies in.
    case part
    /// Nothing.
    case none
  }

  /// How much of an element lies on the screen and inside what scrolls it.
  ///
  /// - Returns: `nil` where the screen has no size, or the element is not in the tree.
  /// - Complexity: O(depth).
  /// - Source: Behaviour 1.10.3 G3
  public func visibility(of id: ElementID) -> Visibility? {
    guard let screen = screenFrame, let element = self[id] else { return nil }
    let own = element.outline.visibility(in: screen)
    guard own != .none, let window = window(around: id) else { return own }
    let inside = element.outline.visibility(in: window)
    return inside.rawValue > own.rawValue ? inside : own
  }

  /// The stops of which something is seen, in reading order; all of them where the screen has no size.
  ///
  /// - Complexity: O(n · depth).
  public var visibleStops: [ElementID] { stops.filter { visibility(of: $0) != Visibility.none } }

  /// The rectangle of the screen; `nil` where it has no size.
  var screenFrame: Rect? { root.flatMap { self[$0]?.frame }.flatMap { $0.isEmpty ? nil : $0 } }

  /// The part of the screen in which an element is seen; `nil` where no scroll container is around it.
  ///
  /// - Complexity: O(depth).
  package func window(around id: ElementID) -> Rect? {
    var window: Rect?
    for container in ancestors(of: id) {
      let clipped = elements.read(container.slot) { element -> Rect? in
        guard element.sparse != nil, !element.frame.isEmpty else { return nil }
        return element.clipsChildren || element.rows != nil ? element.frame : nil
      }
      guard var frame = clipped ?? nil else { continue }
      frame.origin = frame.origin.moved(by: shift(at: container.slot))
      window = window.map { $0.intersection(frame) } ?? frame
    }
    return window
  }
}

extension Rect {
  /// How much of it is seen through a window; what has no size is seen where it begins inside.
  fileprivate func visibility(in window: Rect) -> AccessibilityTree.Visibility {
    if maxX < window.minX || minX > window.maxX || maxY < window.minY || minY > window.maxY { return .none }
    if minX >= window.minX, maxX <= window.maxX, minY >= window.minY, maxY <= window.maxY { return .whole }
    return intersects(window) ? .part : .none
  }

  /// The rectangle that both cover; without size where they share no point.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0), height: max(min(maxY, other.maxY) - y, 0))
  }
}
