/// How lines and words along an axis are arranged.
public enum AxisMarkPreset: Hashable, Sendable {
  /// As the chart finds best, beyond its edge, aligned with values, or inside.
  case automatic, extended, aligned, inset
}

/// At which edge an axis is drawn.
public enum AxisMarkPosition: Hashable, Sendable {
  /// As the chart finds best, or at an edge.
  case automatic, leading, trailing, top, bottom
}

/// At which values something is drawn along an axis.
public struct AxisMarkValues: Sendable {
  /// At values that the chart finds best.
  public static let automatic = AxisMarkValues()

  /// At about so many values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }

  /// At about so many values, no closer than a step.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }

  /// At values so far apart.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }

  /// At each beginning of a part of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
}

/// One value that something is drawn at along an axis.
public struct AxisValue {
  /// Its position among the values.
  public let index: Int
  /// How many values there are.
  public let count: Int
  private let value: Any

  /// The value as a type; `nil` where it is of another one.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { value as? Value }
}

/// Several things that are drawn at one value.
public struct _AxisMarkList: AxisMark {}

/// Several axes.
public struct _AxisContentList: AxisContent {}

/// Puts what is drawn at one value together.
@resultBuilder
public struct AxisMarkBuilder {
  /// Any number of things.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisMarkList {
    _AxisMarkList()
  }

  /// A thing that may be absent.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  /// The first branch of a choice.
  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisMarkList { _AxisMarkList() }
  /// The second branch of a choice.
  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisMarkList { _AxisMarkList() }
  /// Content that depends on what the system offers.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> _AxisMarkList {
    _AxisMarkList()
  }
}

/// Puts axes together.
@resultBuilder
public struct AxisContentBuilder {
  /// Any number of axes.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisContentList
  {
    _AxisContentList()
  }

  /// An axis that may be absent.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  /// The first branch of a choice.
  public static func buildEither<Content: AxisContent>(first: Content) -> _AxisContentList {
    _AxisContentList()
  }
  /// The second branch of a choice.
  public static func buildEither<Content: AxisContent>(second: Content) -> _AxisContentList {
    _AxisContentList()
  }
  /// Content that depends on what the system offers.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisContentList {
    _AxisContentList()
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {}
extension Optional: AxisContent where Wrapped: AxisContent {}
