import Foundation

/// A chart as data: its axes, and what it shows on them.
///
///     AXChartDescriptor(
///       title: "Growth", summary: nil, xAxis: seasons, yAxis: weight, additionalAxes: [], series: [bailey])
///
/// - Source: Behaviour 1.17
open class AXChartDescriptor: NSObject, NSCopying {
  /// In which direction the numbers across grow.
  public enum ContentDirection: Int, Sendable {
    /// Towards the right.
    case leftToRight = 0
    /// Towards the left.
    case rightToLeft = 1
    /// Downwards.
    case topToBottom = 2
    /// Upwards.
    case bottomToTop = 3
    /// Outwards from the middle.
    case radialClockwise = 4
    /// Around the middle, against the clock.
    case radialCounterClockwise = 5
  }

  /// Its name, with the way it is spoken.
  open var attributedTitle: NSAttributedString?
  /// What it shows, all in all.
  open var summary: String?
  /// In which direction the numbers across grow.
  open var contentDirection = ContentDirection.leftToRight
  /// Rectangle of the drawing on the screen, without its axes.
  open var contentFrame = CGRect.zero
  /// What is shown.
  open var series: [AXDataSeriesDescriptor]
  /// The axis across.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis up.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Whatever else is measured.
  open var additionalAxes: [any AXDataAxisDescriptor]

  /// Its name.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  /// Makes a chart under a plain name.
  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
      yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }

  /// Makes a chart under a name that says how it is spoken.
  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
    super.init()
  }

  /// Returns a chart of its own that shows the same; the zone is not used.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: additionalAxes, series: series)
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}
