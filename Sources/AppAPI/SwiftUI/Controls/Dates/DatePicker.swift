import AccessibilityModel

/// Which parts of a moment a date picker sets.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that sets a date, a time, or both.
///
///     DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
/// - Source: Behaviour 3.4
public struct DatePicker<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  /// Which parts of a moment a picker sets.
  public typealias Components = DatePickerComponents

  let choice: DateChoice
  let label: Label
}

/// A moment, the parts of it that can be set, and the limits within which.
struct DateChoice {
  let selection: Binding<Date>
  let limits: ClosedRange<Date>
  let components: DatePickerComponents

  init(
    _ selection: Binding<Date>, _ limits: ClosedRange<Date>, _ components: DatePickerComponents
  ) {
    self.selection = selection
    self.limits = limits
    self.components = components
  }

  init(_ selection: Binding<Date>, _ components: DatePickerComponents) {
    self.init(selection, .distantPast ... .distantFuture, components)
  }

  /// Sets the moment, moved to the nearest within the limits.
  func set(_ date: Date) {
    selection.wrappedValue = min(max(date, limits.lowerBound), limits.upperBound)
  }
}

extension DatePicker: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension DatePicker: PrimitiveView {}

extension DatePicker: StyledView {
  func content(in environment: EnvironmentValues) -> any View {
    environment.styled(by: (any DatePickerStyle).self) { style, scope in
      style.view(
        DatePickerStyleConfiguration(
          label: .init(content: scope.part(label)), choice: choice,
          hidesLabel: environment.hidesLabels))
    } ?? CompactDates(choice: choice, label: environment.hidesLabels ? nil : ErasedPart(label))
  }
}

extension DatePicker {
  /// Makes a picker with a label of views for any moment.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(choice: DateChoice(selection, displayedComponents), label: label())
  }

  /// Makes a picker with a label of views for the moments between two.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(choice: DateChoice(selection, range, displayedComponents), label: label())
  }

  /// Makes a picker with a label of views for the moments from one on.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      choice: DateChoice(selection, range.lowerBound ... .distantFuture, displayedComponents),
      label: label())
  }

  /// Makes a picker with a label of views for the moments up to one.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      choice: DateChoice(selection, .distantPast...range.upperBound, displayedComponents),
      label: label())
  }
}
