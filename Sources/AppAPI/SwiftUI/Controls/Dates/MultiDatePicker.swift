/// A month in which any number of days can be chosen.
///
/// - Source: Behaviour 3.4
public struct MultiDatePicker<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let selection: Binding<Set<DateComponents>>
  let limits: ClosedRange<Date>
  let label: Label
}

extension MultiDatePicker: View {
  /// The label, and a button for each day.
  public var body: some View {
    VStack(alignment: .leading) {
      label
      MonthView(
        first: first, limits: limits,
        isChosen: { day, calendar in
          selection.wrappedValue.contains { calendar.isDate($0, on: day) }
        },
        choose: { day, calendar in choose(day, calendar) }
      )
      .accessibilityElement(children: .contain)
    }
  }

  private var first: Date {
    let dates = selection.wrappedValue.compactMap { Calendar(identifier: .gregorian).date(from: $0) }
    return dates.min() ?? min(max(Date(), limits.lowerBound), limits.upperBound)
  }

  private func choose(_ day: Date, _ calendar: Calendar) {
    if let known = selection.wrappedValue.first(where: { calendar.isDate($0, on: day) }) {
      selection.wrappedValue.remove(known)
    } else {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }

  /// Makes a picker with a label of views for any day.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, limits: .distantPast ... .distantFuture, label: label())
  }

  /// Makes a picker with a label of views for the days from one up to another.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, limits: bounds.lowerBound...bounds.upperBound.addingTimeInterval(-1),
      label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker with words from the app's own language files for any day.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, limits: .distantPast ... .distantFuture, label: Text(titleKey))
  }

  /// Makes a picker with words for any day.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, limits: .distantPast ... .distantFuture, label: Text(title))
  }

  /// Makes a picker with words from the app's own language files for the days from one up to another.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection: selection, limits: bounds.lowerBound...bounds.upperBound.addingTimeInterval(-1),
      label: Text(titleKey))
  }
}

extension Calendar {
  /// True where parts of a date name a day.
  fileprivate func isDate(_ parts: DateComponents, on day: Date) -> Bool {
    date(from: parts).map { isDate($0, inSameDayAs: day) } ?? false
  }
}
