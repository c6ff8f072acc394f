/// A view that shows nothing and takes no place.
public struct EmptyView: Sendable {
  /// Makes a view without content.
  public init() {}
}

extension EmptyView: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { TypedNode(self, inputs) }
}
