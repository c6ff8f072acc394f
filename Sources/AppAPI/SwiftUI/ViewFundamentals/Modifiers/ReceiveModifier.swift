/// Does something with whatever a publisher sends while a view is on the screen.
struct ReceiveModifier<Source: Publisher>: PrimitiveModifier where Source.Failure == Never {
  typealias Body = Never
  nonisolated(unsafe) let source: Source
  nonisolated(unsafe) let action: (Source.Output) -> Void

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    ReceiveNode(view, inputs)
  }
}

/// Keeps a view and its subscription to a publisher.
final class ReceiveNode<Content: View, Source: Publisher>: PassThroughNode<Content, ReceiveModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMount() { subscribe() }

  private func subscribe() {
    subscription = view.modifier.source.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      onMainActor {
        guard let self, self.isMounted else { return }
        self.view.modifier.action(value)
      }
    }
  }

  override func modifierChanged(from old: ReceiveModifier<Source>) {
    if !isSame(old.source, view.modifier.source) { subscribe() }
  }

  override func didUnmount() {
    subscription = nil
  }
}

extension View {
  /// Does something with whatever a publisher sends while the view is on the screen.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(source: publisher, action: action))
  }
}
