extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view of something whose end is not known.
  public nonisolated init() {
    self.init(extent: .unknown, label: nil, currentValueLabel: nil)
  }

  /// Makes a view of how far something has come; `nil` where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(extent: ProgressExtent(value, total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a view with a label of views of something whose end is not known.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(extent: .unknown, label: ErasedPart(label()), currentValueLabel: nil)
  }

  /// Makes a view with a label of views of how far something has come.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(extent: ProgressExtent(value, total), label: ErasedPart(label()), currentValueLabel: nil)
  }

  /// Makes a view with a label of views of how much of an interval has passed.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      extent: .time(timerInterval, countsDown: countsDown), label: ErasedPart(label()),
      currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Makes a view with labels of views of how far something has come.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      extent: ProgressExtent(value, total), label: ErasedPart(label()),
      currentValueLabel: ErasedPart(currentValueLabel()))
  }

  /// Makes a view with labels of views of how much of an interval has passed.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      extent: .time(timerInterval, countsDown: countsDown), label: ErasedPart(label()),
      currentValueLabel: ErasedPart(currentValueLabel()))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view of how much of an interval has passed.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      extent: .time(timerInterval, countsDown: countsDown), label: nil, currentValueLabel: nil)
  }

  /// Makes a view of the progress that Foundation reports, as it is at this moment.
  public nonisolated init(_ progress: Progress) {
    let part = progress.isIndeterminate ? nil : progress.fractionCompleted
    self.init(extent: ProgressExtent(part, 1), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a view with words from the app's own language files of something whose end is not known.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init(extent: .unknown, label: ErasedPart(Text(titleKey)), currentValueLabel: nil)
  }

  /// Makes a view with words of something whose end is not known.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init(extent: .unknown, label: ErasedPart(Text(title)), currentValueLabel: nil)
  }

  /// Makes a view with words from the app's own language files of how far something has come.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(
      extent: ProgressExtent(value, total), label: ErasedPart(Text(titleKey)), currentValueLabel: nil)
  }

  /// Makes a view with words of how far something has come.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(
      extent: ProgressExtent(value, total), label: ErasedPart(Text(title)), currentValueLabel: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes the view that a style was given, in the styles further out.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      extent: ProgressExtent(configuration.fractionCompleted, 1),
      label: configuration.label.map { ErasedPart($0) },
      currentValueLabel: configuration.currentValueLabel.map { ErasedPart($0) })
  }
}
