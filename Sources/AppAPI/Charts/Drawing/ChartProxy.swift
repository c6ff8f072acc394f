import SwiftUI

/// Tells what is laid over or behind a chart where values lie in it.
///
///     chart.chartOverlay { proxy in
///       Text(dog).position(x: proxy.position(forX: dog) ?? 0)
///     }
@MainActor @preconcurrency
public struct ChartProxy {
  private let plot: ChartPlot
  /// How large the part is in which marks lie, in points.
  public let plotSize: CGSize

  init(_ plot: ChartPlot, size: CGSize) {
    self.plot = plot
    plotSize = size
  }

  /// How large the part is in which marks lie, in points.
  public var plotAreaSize: CGSize { plotSize }
  /// The part in which marks lie, for whatever lies over the chart.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  /// The part in which marks lie, for whatever lies over the chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(alreadyRead: CGRect(origin: .zero, size: plotSize)) }

  /// Where a value lies across, in points; `nil` where the chart has no such value.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plot.x.known(value).map { plot.x.position($0) * plotSize.width }
  }

  /// Where a value lies from the top, in points; `nil` where the chart has no such value.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plot.y.known(value).map { (1 - plot.y.position($0)) * plotSize.height }
  }

  /// From where to where the space of a value goes across, in points; `nil` where the chart has no such
  /// value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    position(forX: value).map { plot.x.availableSpace(around: $0, plotSize.width) }
  }

  /// From where to where the space of a value goes from the top; `nil` where the chart has no such value.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    position(forY: value).map { plot.y.availableSpace(around: $0, plotSize.height) }
  }

  /// Where a pair of values lies, in points; `nil` where the chart has no such values.
  public func position<PX: Plottable, PY: Plottable>(for values: (x: PX, y: PY)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The value at a place across; `nil` where there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    guard plotSize.width > 0 else { return nil }
    return plot.x.value(at: position / plotSize.width)
  }

  /// The value at a place from the top; `nil` where there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    guard plotSize.height > 0 else { return nil }
    return plot.y.value(at: 1 - position / plotSize.height)
  }

  /// The values at a point; `nil` where there are none of the types.
  public func value<PX: Plottable, PY: Plottable>(
    at position: CGPoint, as type: (PX, PY).Type = (PX, PY).self
  ) -> (PX, PY)? {
    guard let x = value(atX: position.x, as: PX.self), let y = value(atY: position.y, as: PY.self) else {
      return nil
    }
    return (x, y)
  }
}

extension ChartScale {
  /// The space that a category has around its middle; a number has none.
  fileprivate func availableSpace(around middle: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
    let half = isCategorical ? length / CGFloat(categories.count) / 2 : 0
    return middle - half...middle + half
  }

  /// A value as it is plotted; `nil` for a category that the axis does not have.
  func known<P: Plottable>(_ value: P) -> PlottedValue? {
    let plotted = PlottedValue(value)
    guard case .category(let category) = plotted.place else { return plotted }
    return categories.contains(category) ? plotted : nil
  }

  /// The value at a part of the axis, from 0 at its beginning to 1 at its end.
  func value<P: Plottable>(at part: Double) -> P? {
    guard isCategorical else { return Self.plottable(number(at: part)) }
    return (category(at: part) as? P.PrimitivePlottable).flatMap { P(primitivePlottable: $0) }
  }

  /// A number as a value that can be plotted; `nil` where the type has no such value.
  static func plottable<P: Plottable>(_ number: Double) -> P? {
    (typed(number, P.PrimitivePlottable.self) as? P.PrimitivePlottable).flatMap { P(primitivePlottable: $0) }
  }

  private func category(at part: Double) -> Any? {
    guard (0...1).contains(part) else { return nil }
    let place = Int((isReversed ? 1 - part : part) * Double(categories.count))
    return categories[min(categories.count - 1, place)]
  }

  /// A number as one of the types that can be plotted.
  static func typed(_ number: Double, _ type: Any.Type) -> Any {
    switch type {
    case is Date.Type: Date(timeIntervalSinceReferenceDate: number)
    case is Int.Type: Int(number.rounded())
    case is Float.Type: Float(number)
    case is CGFloat.Type: CGFloat(number)
    case is Decimal.Type: Decimal(number)
    default: number
    }
  }
}
