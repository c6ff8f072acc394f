/// Lets the body of a preview be written as a view builder's, before the macro hands it to the real one.
@resultBuilder
public struct PreviewContentBuilder {
  /// A single value stays itself.
  public static func buildBlock<Content>(_ content: Content) -> Content {
    content
  }

  /// Several values are kept together.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> (repeat each Content) {
    (repeat each content)
  }

  /// A value as it stands in the closure.
  public static func buildExpression<Content>(_ content: Content) -> Content {
    content
  }

  /// The content of an `if` without `else`.
  public static func buildOptional<Content>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of a choice.
  public static func buildEither<Content>(first content: Content) -> Any {
    content
  }

  /// The second branch of a choice.
  public static func buildEither<Content>(second content: Content) -> Any {
    content
  }

  /// Content that depends on what the system offers.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Any {
    content
  }
}
