extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without a label that sets any number of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: EmptyView(), ends: .none, onEditingChanged)
  }

  /// Makes a slider without a label that sets numbers a step apart.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), label: EmptyView(), ends: .none, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label of views that sets any number of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), ends: .none, onEditingChanged)
  }

  /// Makes a slider with a label of views that sets numbers a step apart.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: Double(step), label: label(), ends: .none, onEditingChanged)
  }

  /// Makes a slider with a label that sets any number of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    label: Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label, ends: .none, onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider with labels at both ends that sets any number of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ends = SliderEnds(least: minimumValueLabel(), most: maximumValueLabel())
    self.init(value, bounds, step: nil, label: label(), ends: ends, onEditingChanged)
  }

  /// Makes a slider with labels at both ends that sets numbers a step apart.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ends = SliderEnds(least: minimumValueLabel(), most: maximumValueLabel())
    self.init(value, bounds, step: Double(step), label: label(), ends: ends, onEditingChanged)
  }

  /// Makes a slider with views at both ends that sets any number of a range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    let ends = SliderEnds(least: minimumValueLabel, most: maximumValueLabel)
    self.init(value, bounds, step: nil, label: label(), ends: ends, onEditingChanged)
  }

  /// Makes a slider with views at both ends that sets numbers a step apart.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    let ends = SliderEnds(least: minimumValueLabel, most: maximumValueLabel)
    self.init(value, bounds, step: Double(step), label: label(), ends: ends, onEditingChanged)
  }
}
