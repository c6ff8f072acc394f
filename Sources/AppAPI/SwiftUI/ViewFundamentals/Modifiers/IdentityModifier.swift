/// A view whose identity is a value: another value begins with fresh state.
struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View {
  typealias Body = Never
}

extension IdentifiedView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { IdentifiedNode(self, inputs) }
}

/// Keeps a view for as long as its identity stays the same.
final class IdentifiedNode<Content: View, ID: Hashable>: TypedNode<IdentifiedView<Content, ID>> {
  private var content: ViewNode?

  override init(_ view: IdentifiedView<Content, ID>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override func viewChanged(from old: IdentifiedView<Content, ID>) {
    if old.id == view.id {
      content = content?.reconciled(with: view.content, childInputs)
    } else {
      content?.unmount()
      content = mount(view.content, childInputs)
      invalidateItems()
    }
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}

extension View {
  /// Ties the view's identity to a value.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
