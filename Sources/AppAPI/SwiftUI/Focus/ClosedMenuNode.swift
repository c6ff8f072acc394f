/// Keeps a menu that is not open, so that its controls can be made for keys.
@MainActor
protocol ClosedMenuNode: ViewNode {
  /// Makes the controls; they leave again when the answer is forgotten.
  func contents() -> HiddenViews
}

/// Views that are made for a moment, without being shown.
@MainActor
final class HiddenViews {
  let node: ViewNode

  init(_ node: ViewNode) {
    self.node = node
  }

  isolated deinit {
    node.unmount()
  }
}
