import AppHost
import Foundation

/// Numbers as people hear them, in the language of the running app.
@MainActor
enum SpokenNumbers {
  private static var locale: Locale { Locale(identifier: RunningApp.current.environment.locale) }

  /// A part of a whole, 0 to 1, in percent.
  static func percent(_ part: Double) -> String {
    guard part.isFinite else { return percent(0) }
    return part.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  /// A number with as many decimals as it needs, at most four.
  static func decimal(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...4)).locale(locale))
  }
}

extension ClosedRange<Double> {
  /// The range between two bounds that may be given in the wrong order or be no numbers.
  init(_ minimum: some BinaryFloatingPoint, to maximum: some BinaryFloatingPoint) {
    let (low, high) = (Double(minimum), Double(maximum))
    let lower = low.isFinite ? low : 0
    self = lower...Swift.max(lower, high.isFinite ? high : lower)
  }

  /// The number of the range that is nearest; the lower bound for what is no number.
  func nearest(to value: Double) -> Double {
    value.isNaN ? lowerBound : Swift.min(Swift.max(value, lowerBound), upperBound)
  }

  /// How much of the range lies below a number, 0 to 1.
  func part(below value: Double) -> Double {
    let width = upperBound - lowerBound
    return width > 0 ? (value - lowerBound) / width : 0
  }
}
