/// Puts the views of a closure together, in their order.
@resultBuilder
public struct ViewBuilder {
  /// No view at all.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// A single view stays itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Any number of views become one list.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), adapter: PackAdapter<repeat each Content>.self)
  }

  /// A view as it stands in the closure, with its place where it keeps that and has none of its own.
  public static func buildExpression<Content: View>(
    _ content: consuming Content, file: String = #filePath, line: Int = #line
  ) -> Content {
    if content._sourceLocation == nil {
      content._sourceLocation = _ViewSourceLocation(file: file, line: line)
    }
    return content
  }

  /// The content of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of a choice.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of a choice.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// Content that depends on what the system offers.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

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
