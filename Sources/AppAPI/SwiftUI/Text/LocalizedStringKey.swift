import UIKit

/// Text of the app that is looked up in the person's language.
///
///     Text("\(dogs.count) dogs")   // looked up under "%lld dogs"
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// One value put into the text.
  enum Argument: Equatable, Sendable {
    case value(LocalizationArgument)
    case text(Text)

    /// The number that words may agree with.
    var number: Double? {
      guard case .value(let value) = self else { return nil }
      return value.number
    }

    /// The value in words, without attributes.
    func words(in environment: EnvironmentValues, _ specifier: String) -> String {
      switch self {
      case .value(let value): value.words(in: environment.locale, specifier: specifier)
      case .text(let text): text.string(in: environment)
      }
    }
  }

  /// The key, with a placeholder for each value.
  let key: String
  let arguments: [Argument]

  /// Makes a key without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.format.key
    arguments = stringInterpolation.format.arguments
  }

  /// Collects the literal parts and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var format: LocalizationFormat<Argument>

    /// Starts an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format = LocalizationFormat(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { format.append(.value(.string(string))) }

    /// Adds a text with its own attributes.
    public mutating func appendInterpolation(_ text: Text) { format.append(.text(text)) }

    /// Adds a string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      format.append(.value(.attributed(attributedString)))
    }

    /// Adds a picture; its name is heard in its place.
    public mutating func appendInterpolation(_ image: Image) { format.append(.text(Text(image))) }

    /// Adds the text of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      format.append(.text(Text(resource)))
    }

    /// Adds a moment in a style; what follows the time changes with it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      format.append(.text(Text(date, style: style)))
    }

    /// Adds the time between two moments.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { format.append(.text(Text(dates))) }

    /// Adds the time between two moments.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      format.append(.text(Text(interval)))
    }

    /// Adds what a clock shows that runs between two moments.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      format.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
          )))
    }

    /// Adds a whole number, written as the person's language writes it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      format.append(.value(.integer(Int64(clamping: number))), Number.place)
    }

    /// Adds a number with six decimal places, as a format without precision writes it.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      format.append(.value(.number(Double(number), specifier: "%lf")), Number.place)
    }

    /// Adds a whole number in a printf format.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number, specifier: String) {
      format.append(.value(.integer(Int64(clamping: number))), specifier)
    }

    /// Adds a number in a printf format.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number, specifier: String)
    {
      format.append(.value(.number(Double(number), specifier: specifier)), specifier)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format style: Style
    ) where Style.FormatOutput == String {
      format.append(.value(.formatted(FormattedValue(input, style))))
    }

    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      format.append(.value(.formatted(FormattedValue(subject, formatter))))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      format.append(.value(.formatted(FormattedValue(subject, formatter))))
    }

    /// Adds a moment as a formatter writes it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      format.append(.value(.formatted(FormattedValue(date, formatter))))
    }

    /// Adds any other value in words.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      format.append(.value(.string(String(describing: value))))
    }
  }
}
