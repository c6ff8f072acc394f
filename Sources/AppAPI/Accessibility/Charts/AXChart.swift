import Foundation

/// A view, or another object, that shows data as a chart.
///
/// - Source: Behaviour 1.17
@MainActor @preconcurrency
public protocol AXChart: NSObjectProtocol {
  /// The data, for people who do not see the chart.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
