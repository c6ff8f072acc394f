import Foundation

/// Where a point of a chart lies along one axis: a number, or a category.
///
/// - Source: Behaviour 1.17
open class AXDataPointValue: NSObject, NSCopying {
  /// The number; 0 for a category.
  open var number: Double
  /// The category; empty for a number.
  open var category: String

  init(number: Double, category: String) {
    self.number = number
    self.category = category
    super.init()
  }

  /// Makes the value of an axis of numbers.
  public convenience init(number: Double) {
    self.init(number: number, category: "")
  }

  /// Makes the value of an axis of categories.
  public convenience init(category: String) {
    self.init(number: 0, category: category)
  }

  /// Returns a value of its own that is the same; the zone is not used.
  open func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(number: number, category: category) }
}

/// A point of a chart.
///
/// - Source: Behaviour 1.17
open class AXDataPoint: NSObject, NSCopying {
  /// Where it lies across.
  open var xValue: AXDataPointValue
  /// Where it lies up; `nil` where nothing was measured.
  open var yValue: AXDataPointValue?
  /// Where it lies along the additional axes, in their order.
  open var additionalValues: [AXDataPointValue]
  /// Its name, with the way it is spoken.
  open var attributedLabel: NSAttributedString?

  /// Its name.
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  init(_ x: AXDataPointValue, _ y: Double?, _ additional: [AXDataPointValue], _ label: String?) {
    xValue = x
    yValue = y.map { AXDataPointValue(number: $0) }
    additionalValues = additional
    attributedLabel = label.map { NSAttributedString(string: $0) }
    super.init()
  }

  /// Makes a point over a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(AXDataPointValue(number: x), y, additionalValues, label)
  }

  /// Makes a point over a category.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(AXDataPointValue(category: x), y, additionalValues, label)
  }

  /// Returns a point of its own at the same place; the zone is not used.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPoint(xValue, yValue?.number, additionalValues, nil)
    copy.attributedLabel = attributedLabel
    return copy
  }
}

/// Points of a chart that belong together.
///
/// - Source: Behaviour 1.17
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// Its name, with the way it is spoken.
  open var attributedName: NSAttributedString?
  /// True where its points are joined, as by a line.
  open var isContinuous: Bool
  /// The points, in the app's order.
  open var dataPoints: [AXDataPoint]

  /// What its points have in common, in words.
  open var name: String? {
    get { attributedName?.string }
    set { attributedName = newValue.map { NSAttributedString(string: $0) } }
  }

  /// Makes a series under a plain name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }

  /// Makes a series under a name that says how it is spoken.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
    super.init()
  }

  /// Returns a series of its own with the same points; the zone is not used.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataSeriesDescriptor(name: "", isContinuous: isContinuous, dataPoints: dataPoints)
    copy.attributedName = attributedName
    return copy
  }
}
