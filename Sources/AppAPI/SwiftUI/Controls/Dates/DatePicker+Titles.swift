extension DatePicker where Label == Text {
  /// Makes a picker with words from the app's own language files for any moment.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(choice: DateChoice(selection, displayedComponents), label: Text(titleKey))
  }

  /// Makes a picker with words from the app's own language files for the moments between two.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(choice: DateChoice(selection, range, displayedComponents), label: Text(titleKey))
  }

  /// Makes a picker with words from the app's own language files for the moments from one on.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      choice: DateChoice(selection, range.lowerBound ... .distantFuture, displayedComponents),
      label: Text(titleKey))
  }

  /// Makes a picker with words from the app's own language files for the moments up to one.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      choice: DateChoice(selection, .distantPast...range.upperBound, displayedComponents),
      label: Text(titleKey))
  }

  /// Makes a picker with words for any moment.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(choice: DateChoice(selection, displayedComponents), label: Text(title))
  }

  /// Makes a picker with words for the moments between two.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(choice: DateChoice(selection, range, displayedComponents), label: Text(title))
  }

  /// Makes a picker with words for the moments from one on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      choice: DateChoice(selection, range.lowerBound ... .distantFuture, displayedComponents),
      label: Text(title))
  }

  /// Makes a picker with words for the moments up to one.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      choice: DateChoice(selection, .distantPast...range.upperBound, displayedComponents), label: Text(title))
  }
}
