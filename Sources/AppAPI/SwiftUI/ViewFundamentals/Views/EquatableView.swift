/// A view that is evaluated again only where it differs from the one before.
public struct EquatableView<Content: Equatable & View> {
  /// The view that is compared.
  public var content: Content

  /// Compares a view.
  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension EquatableView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { EquatableNode(self, inputs) }
}

/// Keeps a view, and hands on only views that differ from it.
final class EquatableNode<Content: Equatable & View>: TypedNode<EquatableView<Content>> {
  private var content: ViewNode?

  override init(_ view: EquatableView<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override func viewChanged(from old: EquatableView<Content>) {
    guard old.content != view.content else { return }
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}

extension View where Self: Equatable {
  /// Evaluates the view again only where it differs from the one before.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
