import AccessibilityModel

/// A control that sets a number within a range.
///
/// A finger takes the knob along by as far as it moves, wherever on the slider it came down.
///
/// - Source: Behaviour 1.8 J2, J4, J5, 3.4
public struct Slider<Label: View, ValueLabel: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  private let position: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let onEditingChanged: (Bool) -> Void
  let label: Label
  private let ends: SliderEnds<ValueLabel>

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, label: Label,
    ends: SliderEnds<ValueLabel>, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    position = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.label = label
    self.ends = ends
    self.onEditingChanged = onEditingChanged
  }
}

/// What is seen at the two ends of a slider; nothing is heard of it.
struct SliderEnds<ValueLabel: View> {
  let least: ValueLabel
  let most: ValueLabel
}

extension SliderEnds where ValueLabel == EmptyView {
  static var none: SliderEnds { SliderEnds(least: EmptyView(), most: EmptyView()) }
}

extension Slider: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Slider: PrimitiveView {}

extension Slider: ControlView {
  var activation: (@MainActor () -> Void)? { nil }

  func content(in environment: EnvironmentValues) -> any View {
    HStack {
      ends.least
      ControlPart.main.frame(height: 31)
      ends.most
    }
  }

  func unseenLabel(in environment: EnvironmentValues) -> (any View)? { label }

  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues) {
    described.element.traits.insert(.adjustable)
    described.element.value = SpokenText(spoken(position.wrappedValue, environment.locale))
    described.handlers.increment = { move(by: 1) }
    described.handlers.decrement = { move(by: -1) }
  }

  /// Where the value stands between the two ends, from 0 to 1.
  var fraction: Double {
    let width = bounds.upperBound - bounds.lowerBound
    guard width > 0 else { return 0 }
    return min(max((position.wrappedValue - bounds.lowerBound) / width, 0), 1)
  }

  var track: ValueTrack? {
    ValueTrack(fraction: fraction, knob: Self.knob, set: { setFraction($0) }, onEditing: onEditingChanged)
  }

  /// Sets the number at a part of the way between the two ends; with a step, the nearest that is allowed.
  private func setFraction(_ fraction: Double) {
    let width = bounds.upperBound - bounds.lowerBound
    var distance = min(max(fraction, 0), 1) * width
    if let step, step > 0 { distance = (distance / step).rounded() * step }
    let target = min(bounds.lowerBound + distance, bounds.upperBound)
    if target != position.wrappedValue { position.wrappedValue = target }
  }

  private func move(by direction: Double) {
    let width = bounds.upperBound - bounds.lowerBound
    let target = position.wrappedValue + direction * (step ?? width / 10)
    onEditingChanged(true)
    position.wrappedValue = min(max(target, bounds.lowerBound), bounds.upperBound)
    onEditingChanged(false)
  }

  /// Width of the knob.
  static var knob: CGFloat { 27 }

  /// A percentage where the range is one or a hundred wide, else the number.
  private func spoken(_ value: Double, _ locale: Locale) -> String {
    let width = bounds.upperBound - bounds.lowerBound
    if abs(width - 1) < 1e-9 { return value.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }
    if abs(width - 100) < 1e-9 {
      return (value / 100).formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }
    return value.formatted(.number.locale(locale))
  }
}
