/// Changes nothing.
public struct EmptyModifier: Sendable {
  /// The change that is none.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Would write which properties led to this evaluation; nothing a person meets depends on it.
  public static func _printChanges() {}

  /// Would write which properties led to this evaluation; nothing a person meets depends on it.
  public static func _logChanges() {}
}

/// Stands for a change of how a view behaves or is drawn that has no effect here.
struct IgnoredModifier {}

extension IgnoredModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    PassThroughNode(view, inputs)
  }
}
