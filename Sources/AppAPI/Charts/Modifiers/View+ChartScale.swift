/// How the values along an axis lie.
public enum ScaleType: Hashable, Sendable {
  /// By steps, by dates, by categories, by ratios, or by roots.
  case linear, date, category, log, symmetricLog, squareRoot
}

/// From where to where a chart shows numbers, by what it is to show.
public struct AutomaticScaleDomain: Hashable, Sendable {
  let includesZero: Bool?
  var isReversed = false

  /// As the chart finds best.
  public static let automatic = AutomaticScaleDomain(includesZero: nil)

  /// As the chart finds best, with 0 or without.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

/// Over how much of the chart the values along an axis are laid.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  private let start: CGFloat
  private let end: CGFloat

  /// Over all of it.
  public static let plotDimension = PlotDimensionScaleRange(start: 0, end: 0)

  /// Over all of it but so many points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// Over all of it but so many points at each end.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension View {
  /// Shows numbers or dates across from one value to another.
  public nonisolated func chartXScale<Bound: Plottable & Comparable>(
    domain: ClosedRange<Bound>, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.x.take(domain)
      $0.x.take(type)
    }
  }

  /// Shows categories across in an order.
  public nonisolated func chartXScale<Value: Plottable>(
    domain: [Value], range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.x.take(domain)
      $0.x.take(type)
    }
  }

  /// Shows numbers or dates across from the least to the greatest.
  public nonisolated func chartXScale(
    domain: AutomaticScaleDomain, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.x.includesZero = domain.includesZero
      $0.x.isReversed = domain.isReversed
      $0.x.take(type)
    }
  }

  /// Shows values across in a way.
  public nonisolated func chartXScale(
    range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View { chartSettings { $0.x.take(type) } }

  /// Shows numbers or dates up from one value to another.
  public nonisolated func chartYScale<Bound: Plottable & Comparable>(
    domain: ClosedRange<Bound>, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.y.take(domain)
      $0.y.take(type)
    }
  }

  /// Shows categories up in an order.
  public nonisolated func chartYScale<Value: Plottable>(
    domain: [Value], range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.y.take(domain)
      $0.y.take(type)
    }
  }

  /// Shows numbers or dates up from the least to the greatest.
  public nonisolated func chartYScale(
    domain: AutomaticScaleDomain, range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View {
    chartSettings {
      $0.y.includesZero = domain.includesZero
      $0.y.isReversed = domain.isReversed
      $0.y.take(type)
    }
  }

  /// Shows values up in a way.
  public nonisolated func chartYScale(
    range: PlotDimensionScaleRange? = nil, type: ScaleType? = nil
  ) -> some View { chartSettings { $0.y.take(type) } }
}

extension ChartSettings.AxisSettings {
  fileprivate mutating func take(_ type: ScaleType?) {
    if let type { self.type = type }
  }

  fileprivate mutating func take<Bound: Plottable & Comparable>(_ domain: ClosedRange<Bound>) {
    guard let lower = PlottedValue(domain.lowerBound).number,
      let upper = PlottedValue(domain.upperBound).number,
      lower <= upper
    else { return }
    range = lower...upper
  }

  fileprivate mutating func take<Value: Plottable>(_ domain: [Value]) {
    let values = domain.map { PlottedValue($0) }
    categories = values.compactMap { if case .category(let name) = $0.place { name } else { nil } }
    let numbers = values.compactMap(\.number)
    if let least = numbers.min(), let greatest = numbers.max() { range = least...greatest }
  }
}
