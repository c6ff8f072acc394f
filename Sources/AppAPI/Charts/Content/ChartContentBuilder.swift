/// Puts the parts of a chart together, in their order.
@resultBuilder
public struct ChartContentBuilder {
  /// No part at all.
  public static func buildBlock() -> _ChartContentList { _ChartContentList([]) }

  /// A single part stays itself.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Any number of parts become one list.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartContentList {
    var all: [any ChartContent] = []
    for part in repeat each content { all.append(part) }
    return _ChartContentList(all)
  }

  /// A part as it stands in the closure.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// The content of an `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first branch of a choice.
  public static func buildEither<Content: ChartContent>(first: Content) -> _ChartContentList {
    _ChartContentList([first])
  }

  /// The second branch of a choice.
  public static func buildEither<Content: ChartContent>(second: Content) -> _ChartContentList {
    _ChartContentList([second])
  }

  /// Content that depends on what the system offers.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Parts of a chart in their order, as a builder makes them.
public struct _ChartContentList {
  private let parts: [any ChartContent]

  init(_ parts: [any ChartContent]) { self.parts = parts }
}

extension _ChartContentList: PrimitiveChartContent {
  /// Has no body of its own.
  public typealias Body = Never

  func add(to marks: inout [Mark]) {
    for part in parts { part.collect(into: &marks) }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Has no body of its own where it may hold a part of a chart.
  public typealias Body = Never
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  func add(to marks: inout [Mark]) { self?.collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Has no body of its own where its contents are parts of a chart.
  public typealias Body = Never
}
