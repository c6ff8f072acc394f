/// Several views that stand for one in the code and change nothing on the screen.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Groups the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { GroupNode(self, inputs) }
}

/// Keeps the node of a group's content.
final class GroupNode<Content: View>: TypedNode<Group<Content>> {
  private var content: ViewNode?

  override init(_ view: Group<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override func viewChanged(from old: Group<Content>) {
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}
