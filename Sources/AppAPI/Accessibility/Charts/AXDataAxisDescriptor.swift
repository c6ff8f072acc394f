import Foundation

/// An axis of a chart.
///
/// - Source: Behaviour 1.17
public protocol AXDataAxisDescriptor: NSObjectProtocol, NSCopying {
  /// What is measured along it.
  var title: String { get set }
  /// What is measured along it, with the way it is spoken.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis along which numbers lie.
///
///     AXNumericDataAxisDescriptor(title: "Weight", range: 0...25, gridlinePositions: [10, 20]) { "\($0) pounds" }
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// As to the distance between numbers.
  public enum ScaleType: Int, Sendable {
    /// Equal steps lie equally far apart.
    case linear = 0
    /// Equal ratios do, to the base of 10.
    case log10 = 1
    /// Equal ratios do, to the base of e.
    case ln = 2
  }

  /// What is measured along it, with the way it is spoken.
  open var attributedTitle: NSAttributedString
  /// As to the distance between numbers.
  open var scaleType = ScaleType.linear
  /// From the least to the greatest number.
  open var range: ClosedRange<Double>
  /// Where lines are drawn across the chart.
  open var gridlinePositions: [Double]
  /// Says a number in words.
  open var valueDescriptionProvider: (Double) -> String

  /// What is measured along it.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// Makes an axis under a plain name.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }

  /// Makes an axis under a name that says how it is spoken.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    super.init()
  }

  /// Returns an axis of its own that measures the same; the zone is not used.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}
