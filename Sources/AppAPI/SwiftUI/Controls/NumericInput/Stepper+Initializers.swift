extension Stepper {
  /// Makes a stepper with a label of views through every value there is.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: StepperSteps.free(value, by: step).telling(onEditingChanged))
  }

  /// Makes a stepper with a label of views through a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: StepperSteps.within(bounds, value, by: step).telling(onEditingChanged))
  }

  /// Makes a stepper with a label of views that says its value in a format.
  public nonisolated init<V: Strideable, F: ParseableFormatStyle>(
    value: Binding<V>, step: V.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      label: label(),
      steps: StepperSteps.free(value, by: step)
        .saying { format.format(value.wrappedValue) }.telling(onEditingChanged))
  }

  /// Makes a stepper with a label of views through a range that says its value in a format.
  public nonisolated init<V: Strideable, F: ParseableFormatStyle>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      label: label(),
      steps: StepperSteps.within(bounds, value, by: step)
        .saying { format.format(value.wrappedValue) }.telling(onEditingChanged))
  }

  /// Makes a stepper with a label of views that calls the app for each step; `nil` where there is none.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), steps: StepperSteps.calling(onIncrement, onDecrement).telling(onEditingChanged))
  }

  /// Makes a stepper with a label of views that calls the app for each step; `nil` where there is none.
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), steps: StepperSteps.calling(onIncrement, onDecrement).telling(onEditingChanged))
  }

  /// Makes a stepper with a label of views through every value there is.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), steps: StepperSteps.free(value, by: step).telling(onEditingChanged))
  }

  /// Makes a stepper with a label of views through a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), steps: StepperSteps.within(bounds, value, by: step).telling(onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with words from the app's own language files through every value there is.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), steps: StepperSteps.free(value, by: step).telling(onEditingChanged))
  }

  /// Makes a stepper with words from the app's own language files through a range.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: StepperSteps.within(bounds, value, by: step).telling(onEditingChanged))
  }

  /// Makes a stepper with words from the app's own language files that says its value in a format.
  public nonisolated init<V: Strideable, F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      label: Text(titleKey),
      steps: StepperSteps.free(value, by: step)
        .saying { format.format(value.wrappedValue) }.telling(onEditingChanged))
  }

  /// Makes a stepper with words from the app's own language files through a range that says its value in a
  /// format.
  public nonisolated init<V: Strideable, F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      label: Text(titleKey),
      steps: StepperSteps.within(bounds, value, by: step)
        .saying { format.format(value.wrappedValue) }.telling(onEditingChanged))
  }

  /// Makes a stepper with words from the app's own language files that calls the app for each step; `nil`
  /// where there is none.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), steps: StepperSteps.calling(onIncrement, onDecrement).telling(onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with words through every value there is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), steps: StepperSteps.free(value, by: step).telling(onEditingChanged))
  }

  /// Makes a stepper with words through a range.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), steps: StepperSteps.within(bounds, value, by: step).telling(onEditingChanged))
  }

  /// Makes a stepper with words that says its value in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable, F: ParseableFormatStyle>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      label: Text(title),
      steps: StepperSteps.free(value, by: step)
        .saying { format.format(value.wrappedValue) }.telling(onEditingChanged))
  }

  /// Makes a stepper with words through a range that says its value in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable, F: ParseableFormatStyle>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(
      label: Text(title),
      steps: StepperSteps.within(bounds, value, by: step)
        .saying { format.format(value.wrappedValue) }.telling(onEditingChanged))
  }

  /// Makes a stepper with words that calls the app for each step; `nil` where there is none.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), steps: StepperSteps.calling(onIncrement, onDecrement).telling(onEditingChanged))
  }
}
