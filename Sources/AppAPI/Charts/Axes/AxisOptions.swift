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
  enum Kind: Sendable {
    case automatic(count: Int?, least: Double?)
    case stride(Double)
    case calendar(Calendar.Component, Int)
    case explicit([Double], [String])
  }

  let kind: Kind

  /// At values that the chart finds best.
  public static let automatic = AxisMarkValues(kind: .automatic(count: nil, least: nil))

  /// At about so many values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount, least: nil)) }

  /// At about so many values, no closer than a step.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount, least: PlottedValue(minimumStride).number))
  }

  /// At values so far apart.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .stride(PlottedValue(stepSize).number ?? 0)) }

  /// At each beginning of a part of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, max(1, count))) }

  /// At values that an app names.
  static func explicit<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    let plotted = values.map { PlottedValue($0) }
    return AxisMarkValues(
      kind: .explicit(
        plotted.compactMap(\.number),
        plotted.compactMap { if case .category(let name) = $0.place { name } else { nil } }))
  }
}

/// One value that something is drawn at along an axis.
public struct AxisValue {
  /// Its position among the values.
  public let index: Int
  /// How many values there are.
  public let count: Int
  let plotted: PlottedValue

  /// The value as a type; `nil` where it is of another one.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    if case .category(let name) = plotted.place {
      return (name as? Value.PrimitivePlottable).flatMap { Value(primitivePlottable: $0) }
    }
    return plotted.number.flatMap { ChartScale.plottable($0) }
  }
}

/// Several things that are drawn at one value.
public struct _AxisMarkList: AxisMark, PrimitiveAxisMark {
  let parts: [AxisPart]
}

/// Several axes.
public struct _AxisContentList: AxisContent, PrimitiveAxisContent {
  let specs: [AxisMarksSpec]
}

/// Puts what is drawn at one value together.
@resultBuilder
public struct AxisMarkBuilder {
  /// Any number of things.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisMarkList {
    var parts: [AxisPart] = []
    for part in repeat each content { parts += part.axisParts }
    return _AxisMarkList(parts: parts)
  }

  /// A thing that may be absent.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  /// The first branch of a choice.
  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisMarkList {
    _AxisMarkList(parts: first.axisParts)
  }
  /// The second branch of a choice.
  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisMarkList {
    _AxisMarkList(parts: second.axisParts)
  }
  /// Content that depends on what the system offers.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> _AxisMarkList {
    _AxisMarkList(parts: content.axisParts)
  }
}

/// Puts axes together.
@resultBuilder
public struct AxisContentBuilder {
  /// Any number of axes.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisContentList
  {
    var specs: [AxisMarksSpec] = []
    for axis in repeat each content { specs += axis.axisSpecs }
    return _AxisContentList(specs: specs)
  }

  /// An axis that may be absent.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  /// The first branch of a choice.
  public static func buildEither<Content: AxisContent>(first: Content) -> _AxisContentList {
    _AxisContentList(specs: first.axisSpecs)
  }
  /// The second branch of a choice.
  public static func buildEither<Content: AxisContent>(second: Content) -> _AxisContentList {
    _AxisContentList(specs: second.axisSpecs)
  }
  /// Content that depends on what the system offers.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisContentList {
    _AxisContentList(specs: content.axisSpecs)
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {}
extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  var parts: [AxisPart] { self?.axisParts ?? [] }
}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  var specs: [AxisMarksSpec] { self?.axisSpecs ?? [] }
}
