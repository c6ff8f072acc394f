/// A node that keeps several screens alive of which some are covered.
@MainActor
protocol ScreenHolder: ViewNode {
  /// The nodes directly or further inside whose views are on the screen as far as this node decides.
  var liveNodes: [ViewNode] { get }
  /// Says of views that are just being made whether they are on the screen; `nil` at other times.
  var madeOnScreen: Bool? { get }
}

extension ViewNode {
  /// True where another screen covers the one that the view lies on.
  ///
  /// - Complexity: O(depth).
  var isCovered: Bool {
    var inside: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var node = parent
    while let current = node {
      if let holder = current as? any ScreenHolder {
        let isLive =
          holder.madeOnScreen ?? holder.liveNodes.contains { inside.contains(ObjectIdentifier($0)) }
        if !isLive { return true }
      }
      // What lies above the screen is not covered by what lies beneath.
      if current is any PresentingNode,
        !current.children.contains(where: { inside.contains(ObjectIdentifier($0)) })
      {
        return false
      }
      inside.insert(ObjectIdentifier(current))
      node = current.parent
    }
    return false
  }

  /// Tells everything inside whether another screen covers it; what is covered within stays so.
  func setOnScreen(_ isOnScreen: Bool) {
    (self as? any ScreenMember)?.isOnScreen = isOnScreen
    let inside = (self as? any ScreenHolder)?.liveNodes ?? children
    for child in inside { child.setOnScreen(isOnScreen) }
  }
}

/// A node of which the view is known, whatever its type.
@MainActor
protocol ViewCarrying: ViewNode {
  /// The present value of the view.
  var carriedView: Any { get }
}

extension TypedNode: ViewCarrying {
  var carriedView: Any { view }
}
