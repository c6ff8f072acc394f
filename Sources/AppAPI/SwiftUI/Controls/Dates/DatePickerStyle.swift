/// How date pickers show what they set.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What there is to know about a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// The look of one date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows about a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  public let label: Label
  let choice: DateChoice
  let hidesLabel: Bool

  /// The moment that is set.
  public var selection: Date {
    get { choice.selection.wrappedValue }
    nonmutating set { choice.set(newValue) }
  }

  /// The earliest moment that can be set, if there is a limit.
  public var minimumDate: Date? {
    choice.limits.lowerBound == .distantPast ? nil : choice.limits.lowerBound
  }

  /// The latest moment that can be set, if there is a limit.
  public var maximumDate: Date? {
    choice.limits.upperBound == .distantFuture ? nil : choice.limits.upperBound
  }

  /// The parts of the moment that are set.
  public var displayedComponents: DatePickerComponents { choice.components }

  var seenLabel: ErasedPart? { hidesLabel ? nil : ErasedPart(label) }

  /// The label of a date picker.
  public struct Label {
    let content: any View
  }
}

extension DatePickerStyleConfiguration.Label: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension DatePickerStyleConfiguration.Label: ErasedView {}

extension DatePickerStyle {
  func view(_ configuration: Configuration) -> any View {
    StyleBody(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension View {
  /// Sets how date pickers inside show what they set.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any DatePickerStyle>(style: style))
  }
}

/// The look that the place gives a date picker.
public struct DefaultDatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultDatePickerStyle: DatePickerStyle {
  /// The look of one date picker.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDates(choice: configuration.choice, label: configuration.seenLabel)
  }
}

/// Buttons with the date and the time, which open what sets them.
public struct CompactDatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension CompactDatePickerStyle: DatePickerStyle {
  /// The look of one date picker.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDates(choice: configuration.choice, label: configuration.seenLabel)
  }
}

/// A month whose days are buttons; the label names the group of them and is not seen.
public struct GraphicalDatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension GraphicalDatePickerStyle: DatePickerStyle {
  /// The look of one date picker.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDates(choice: configuration.choice).accessibilityLabel { _ in configuration.label }
  }
}

/// Wheels side by side.
public struct WheelDatePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension WheelDatePickerStyle: DatePickerStyle {
  /// The look of one date picker.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top) {
      configuration.seenLabel
      DateWheels(choice: configuration.choice).accessibilityLabel { _ in configuration.label }
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that the place gives a date picker.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons with the date and the time, which open what sets them.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month whose days are buttons.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels side by side.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
