import Accessibility
import UIKit

struct Rainfall {
  let month: String
  let millimetres: Double
}

/// A bar for each month. Nothing in it is a view; each bar is an accessibility element of its own.
class RainfallChartView: UIView {

  var data: [Rainfall] = [] {
    didSet {
      cachedElements = nil
      setNeedsDisplay()
    }
  }

  private let padding = UIEdgeInsets(top: 16, left: 16, bottom: 28, right: 16)
  private var cachedElements: [UIAccessibilityElement]?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = "Rainfall in Bergen"
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  private var highest: Double { data.map(\.millimetres).max() ?? 1 }

  private func barRect(at index: Int) -> CGRect {
    let plot = bounds.inset(by: padding)
    let step = plot.width / CGFloat(max(data.count, 1))
    let height = plot.height * CGFloat(data[index].millimetres / highest)
    return CGRect(
      x: plot.minX + step * CGFloat(index) + 2, y: plot.maxY - height, width: step - 4, height: height)
  }

  override func draw(_ rect: CGRect) {
    for index in data.indices {
      let bar = barRect(at: index)
      let path = UIBezierPath(roundedRect: bar, cornerRadius: 3)
      (data[index].millimetres == highest ? UIColor.systemIndigo : UIColor.systemTeal).setFill()
      path.fill()

      let name = NSAttributedString(
        string: String(data[index].month.prefix(1)),
        attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel])
      name.draw(at: CGPoint(x: bar.midX - name.size().width / 2, y: bounds.maxY - padding.bottom + 6))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cachedElements = nil
  }

  // MARK: - Accessibility

  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  override var accessibilityElements: [Any]? {
    get {
      if let cachedElements { return cachedElements }
      let elements = data.indices.map { index -> UIAccessibilityElement in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = data[index].month
        element.accessibilityValue = "\(Int(data[index].millimetres)) millimetres"
        element.accessibilityTraits = .image
        var frame = barRect(at: index)
        frame.origin.y = padding.top
        frame.size.height = bounds.height - padding.top - padding.bottom
        element.accessibilityFrameInContainerSpace = frame
        return element
      }
      cachedElements = elements
      return elements
    }
    set { cachedElements = newValue as? [UIAccessibilityElement] }
  }
}

extension RainfallChartView: AXChart {
  var accessibilityChartDescriptor: AXChartDescriptor? {
    get {
      let months = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: data.map(\.month))
      let amount = AXNumericDataAxisDescriptor(
        title: "Rainfall", range: 0...highest, gridlinePositions: []
      ) { "\(Int($0)) millimetres" }
      let series = AXDataSeriesDescriptor(
        name: "Bergen", isContinuous: false,
        dataPoints: data.map { AXDataPoint(x: $0.month, y: $0.millimetres) })
      return AXChartDescriptor(
        title: "Rainfall in Bergen", summary: "Wettest in autumn, driest in May", xAxis: months, yAxis: amount,
        additionalAxes: [], series: [series])
    }
    set {}
  }
}

final class RainfallViewController: UIViewController {
  private let chart = RainfallChartView()
  private let periods = UISegmentedControl(items: ["Spring", "Autumn"])

  private let spring = [
    Rainfall(month: "March", millimetres: 170), Rainfall(month: "April", millimetres: 114),
    Rainfall(month: "May", millimetres: 106),
  ]
  private let autumn = [
    Rainfall(month: "September", millimetres: 283), Rainfall(month: "October", millimetres: 271),
    Rainfall(month: "November", millimetres: 259),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    periods.selectedSegmentIndex = 0
    periods.addAction(UIAction { [weak self] _ in self?.periodChanged() }, for: .valueChanged)
    chart.data = spring

    for subview in [periods, chart] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    let views = ["periods": periods, "chart": chart]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[periods]-|", options: [], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[chart]|", options: [], metrics: nil, views: views)
        + [
          periods.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
          chart.topAnchor.constraint(equalTo: periods.bottomAnchor, constant: 12),
          chart.heightAnchor.constraint(equalToConstant: 240),
        ])
  }

  private func periodChanged() {
    chart.data = periods.selectedSegmentIndex == 0 ? spring : autumn
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}

#Preview("Rainfall") {
  RainfallViewController()
}
