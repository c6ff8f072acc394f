import AccessibilityModel

/// Shows where a value lies in a range.
///
/// - Source: Behaviour 3.4
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let part: Double
  let label: ErasedPart
  let currentValueLabel: ErasedPart?
  var least: ErasedPart?
  var most: ErasedPart?
  var marks: ErasedPart?

  private init(
    _ part: Double, _ label: any View, current: (any View)? = nil, least: (any View)? = nil,
    most: (any View)? = nil, marks: (any View)? = nil
  ) {
    self.part = part
    self.label = ErasedPart(label)
    currentValueLabel = current.map { ErasedPart($0) }
    self.least = least.map { ErasedPart($0) }
    self.most = most.map { ErasedPart($0) }
    self.marks = marks.map { ErasedPart($0) }
  }

  private static func part<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let width = Double(bounds.upperBound - bounds.lowerBound)
    guard width > 0 else { return 0 }
    return min(max(Double(value - bounds.lowerBound) / width, 0), 1)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label of views.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.part(value, bounds), label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with views that say what is measured and its present value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.part(value, bounds), label(), current: currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with views that say what is measured, its present value and its ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Self.part(value, bounds), label(), current: currentValueLabel(), least: minimumValueLabel(),
      most: maximumValueLabel())
  }
}

extension Gauge {
  /// Makes a gauge with views that say what is measured, its present value, its ends and values between.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      Self.part(value, bounds), label(), current: currentValueLabel(), least: minimumValueLabel(),
      most: maximumValueLabel(), marks: markedValueLabels())
  }
}

extension Gauge: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Gauge: PrimitiveView {}

extension Gauge: ControlView {
  var activation: (@MainActor () -> Void)? { nil }
  var isInteractive: Bool { false }

  func content(in environment: EnvironmentValues) -> any View {
    func configuration(_ part: (any View) -> any View) -> GaugeStyleConfiguration {
      GaugeStyleConfiguration(
        value: self.part, label: .init(content: part(label)),
        currentValueLabel: currentValueLabel.map { .init(content: part($0)) },
        minimumValueLabel: least.map { .init(content: part($0)) },
        maximumValueLabel: most.map { .init(content: part($0)) },
        markedValueLabels: marks.map { .init(content: part($0)) })
    }
    return environment.styled(by: (any GaugeStyle).self) { style, scope in
      style.view(configuration { scope.part(ErasedPart($0)) })
    } ?? GaugeBar(configuration: configuration { $0 })
  }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? {
    ErasedPart(
      HStack {
        label
        currentValueLabel?.modifier(SpokenAsValue())
      })
  }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    if currentValueLabel != nil {
      let choice = environment.controlPolicy.gauge
      described.note([choice.rule])
      guard choice == .percent else { return }
    }
    described.element.value = SpokenText(
      part.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale)))
  }
}
