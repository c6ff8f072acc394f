/// Does something with an address that the app is asked to show.
struct IncomingURLModifier: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let action: (URL) -> Void

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    IncomingURLNode(view, inputs)
  }
}

/// A node that takes addresses.
@MainActor
protocol URLReceiver: ViewNode {
  /// Takes an address.
  func receive(_ url: URL)
}

/// Keeps a view that takes addresses.
final class IncomingURLNode<Content: View>: PassThroughNode<Content, IncomingURLModifier>, URLReceiver {
  func receive(_ url: URL) {
    view.modifier.action(url)
  }
}

extension View {
  /// Does something with an address that the app is asked to show.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(IncomingURLModifier(action: action))
  }
}
