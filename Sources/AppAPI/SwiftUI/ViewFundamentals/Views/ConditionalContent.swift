/// One of two views, as an `if` with `else` makes it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ConditionalNode(self, inputs) }
}

extension Optional: View where Wrapped: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { OptionalNode(self, inputs) }
}

/// Keeps the node of the branch that is taken; the other branch's state ends with it.
final class ConditionalNode<First: View, Second: View>: TypedNode<_ConditionalContent<First, Second>> {
  private var content: ViewNode?

  override init(_ view: _ConditionalContent<First, Second>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = makeContent()
  }

  private func makeContent() -> ViewNode {
    switch view.storage {
    case .first(let view): mount(view, childInputs)
    case .second(let view): mount(view, childInputs)
    }
  }

  override func viewChanged(from old: _ConditionalContent<First, Second>) {
    switch (old.storage, view.storage, content) {
    case (.first, .first(let view), let node?): content = node.reconciled(with: view, childInputs)
    case (.second, .second(let view), let node?): content = node.reconciled(with: view, childInputs)
    default:
      content?.unmount()
      content = makeContent()
      invalidateItems()
    }
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}

/// Keeps the node of a view that may be absent.
final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var content: ViewNode?

  override init(_ view: Wrapped?, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = view.map { mount($0, childInputs) }
  }

  override func viewChanged(from old: Wrapped?) {
    switch (view, content) {
    case (let view?, let node?): content = node.reconciled(with: view, childInputs)
    case (let view?, nil):
      content = mount(view, childInputs)
      invalidateItems()
    case (nil, let node?):
      node.unmount()
      content = nil
      invalidateItems()
    case (nil, nil): break
    }
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}
