/// Lets keys use the controls of a menu that is not open.
struct ClosedMenu: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let content: any View

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    ClosedNode(view, inputs)
  }
}

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

private final class ClosedNode<Content: View>: PassThroughNode<Content, ClosedMenu>, ClosedMenuNode {
  override func didMount() { graph.keys.add(menu: self) }

  func contents() -> HiddenViews {
    var inputs = childInputs
    inputs.environment.isInMenu = true
    inputs.environment.keyboardShortcut = nil
    return HiddenViews(mount(ErasedPart(view.modifier.content), inputs))
  }
}
