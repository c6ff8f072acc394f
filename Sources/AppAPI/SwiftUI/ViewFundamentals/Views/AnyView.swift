/// A view whose type is not told; another type in its place begins with fresh state.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing content: Content) {
    self.init(content)
  }
}

extension AnyView: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { AnyViewNode(self, inputs) }
}

/// Keeps the node of the hidden view.
final class AnyViewNode: TypedNode<AnyView> {
  private var content: ViewNode?

  override init(_ view: AnyView, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override func viewChanged(from old: AnyView) {
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}
