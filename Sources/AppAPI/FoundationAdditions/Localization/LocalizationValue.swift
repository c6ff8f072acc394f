import Foundation

extension String {
  /// A text of the app's language files with values in it.
  ///
  ///     String(localized: "\(dogs.count) dogs")   // looked up under "%lld dogs"
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [LocalizationArgument]

    /// Makes a text without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a text of a literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Makes a text of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.format.key
      arguments = stringInterpolation.format.arguments
    }

    /// Collects the literal parts and the values of a text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var format: LocalizationFormat<LocalizationArgument>

      /// Starts an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {
        format = LocalizationFormat(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Adds a literal part.
      public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

      /// Adds words as they are.
      public mutating func appendInterpolation(_ string: String) { format.append(.string(string)) }

      /// Adds words with attributes.
      public mutating func appendInterpolation(_ string: AttributedString) {
        format.append(.attributed(string))
      }

      /// Adds a whole number, written as the person's language writes it.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
        format.append(.integer(Int64(clamping: number)), Number.place)
      }

      /// Adds a number with six decimal places, as a format without precision writes it.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
        format.append(.number(Double(number), specifier: "%lf"), Number.place)
      }

      /// Adds a whole number in a printf format.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number, specifier: String) {
        format.append(.integer(Int64(clamping: number)), specifier)
      }

      /// Adds a number in a printf format.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ number: Number, specifier: String
      ) {
        format.append(.number(Double(number), specifier: specifier), specifier)
      }

      /// Adds a value in a format.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput, format style: Style
      )
      where Style.FormatOutput == String {
        format.append(.formatted(FormattedValue(input, style)))
      }

      /// Adds any other value in words.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        format.append(.string(String(describing: value)))
      }
    }
  }
}
