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

private final class ClosedNode<Content: View>: PassThroughNode<Content, ClosedMenu>, ClosedMenuNode {
  override func didMount() { graph.keys.add(menu: self) }

  func contents() -> HiddenViews {
    var inputs = childInputs
    inputs.environment.isInMenu = true
    inputs.environment.keyboardShortcut = nil
    return HiddenViews(mount(ErasedPart(view.modifier.content), inputs))
  }
}
