import AccessibilityModel

/// A control that sets a number within a range.
///
/// - Source: at-behaviour 1.8 J2, J5, 3.4
public struct Slider<Label: View> {
  private let position: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let onEditingChanged: (Bool) -> Void
  let label: Label

  /// Makes a slider with a label of views that sets any number of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, label: label(), onEditingChanged)
  }

  /// Makes a slider with a label of views that sets numbers a step apart.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), label: label(), onEditingChanged)
  }

  private nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    position = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.label = label
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider where Label == EmptyView {
  /// Makes a slider without a label that sets any number of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, label: EmptyView(), onEditingChanged)
  }

  /// Makes a slider without a label that sets numbers a step apart.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), label: EmptyView(), onEditingChanged)
  }
}

extension Slider: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Slider: PrimitiveView {}

extension Slider: ControlView {
  var activation: (@MainActor () -> Void)? { nil }

  func describe(_ fragment: inout Fragment, _ environment: EnvironmentValues) {
    fragment.element.traits.insert(.adjustable)
    fragment.element.value = SpokenText(spoken(position.wrappedValue, environment.locale))
    fragment.handlers.increment = { move(by: 1) }
    fragment.handlers.decrement = { move(by: -1) }
  }

  private func move(by direction: Double) {
    let width = bounds.upperBound - bounds.lowerBound
    let target = position.wrappedValue + direction * (step ?? width / 10)
    onEditingChanged(true)
    position.wrappedValue = min(max(target, bounds.lowerBound), bounds.upperBound)
    onEditingChanged(false)
  }

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
