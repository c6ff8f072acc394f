/// Draws a chart: the place of each mark, what it is called, and the data behind it.
final class ChartView: UIView, AXChart {
  private var marks: [Mark] = []
  private var environment = EnvironmentValues()
  private var elements: [UIAccessibilityElement] = []
  var accessibilityChartDescriptor: AXChartDescriptor?

  /// Shows marks in an environment.
  func show(_ marks: [Mark], _ environment: EnvironmentValues) {
    self.marks = marks
    self.environment = environment
    accessibilityContainerType = .semanticGroup
    let plot = ChartPlot(marks, environment)
    accessibilityChartDescriptor = plot.descriptor
    let shown = plot.shownMarks.filter { !$0.isHidden }
    // The elements stay who they are while the marks change under them.
    while elements.count < shown.count {
      elements.append(UIAccessibilityElement(accessibilityContainer: self))
    }
    elements.removeLast(elements.count - shown.count)
    for (element, mark) in zip(elements, shown) { describe(mark, in: plot, as: element) }
    accessibilityElements = elements
    setNeedsLayout()
  }

  private func describe(_ mark: Mark, in plot: ChartPlot, as element: UIAccessibilityElement) {
    let words = plot.words(for: mark)
    element.accessibilityLabel = words.label
    element.accessibilityValue = words.value
    element.accessibilityIdentifier = mark.identifier
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let plot = ChartPlot(marks, environment)
    let availableSpace = plot.availableSpace(in: bounds)
    let shown = marks.indices.filter { !marks[$0].isHidden }
    for (element, index) in zip(elements, shown) {
      element.accessibilityFrameInContainerSpace = plot.frame(
        ofMarkAt: index, in: availableSpace)
      if marks[index].kind == .sector {
        element.accessibilityActivationPoint = convert(plot.sector(index, in: availableSpace).middle, to: nil)
      }
    }
  }
}
