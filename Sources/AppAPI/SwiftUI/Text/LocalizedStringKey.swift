/// Text of the app that is looked up in the person's language.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// One value put into the text.
  enum Argument: Equatable {
    case string(String)
    case integer(Int64)
    case text(Text)
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
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the literal parts and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Starts an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .string(string))
    }

    /// Adds a text with its own attributes.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// Adds a whole number, written as the person's language writes it.
    public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
      append("%lld", .integer(Int64(clamping: number)))
    }

    /// Adds a number with six decimal places, as a format without precision writes it.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      append("%lf", .string(String(format: "%lf", Double(number))))
    }

    /// Adds a number in a printf format.
    public mutating func appendInterpolation<Number: CVarArg>(_ number: Number, specifier: String) {
      append(specifier, .string(String(format: specifier, number)))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append("%@", .string(format.format(input)))
    }

    /// Adds any other value in words.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
  }

  /// The literal parts and the values in their order.
  func pieces(in locale: Locale) -> [Text.Piece] {
    guard !arguments.isEmpty else { return [.string(key.replacing("%%", with: "%"))] }
    var pieces: [Text.Piece] = []
    var literal = ""
    var rest = key[...]
    var next = arguments.startIndex
    while let sign = rest.firstIndex(of: "%") {
      literal += rest[..<sign]
      let after = rest.index(after: sign)
      if after < rest.endIndex, rest[after] == "%" {
        literal += "%"
        rest = rest[rest.index(after: after)...]
        continue
      }
      guard next < arguments.endIndex else { break }
      pieces.append(.string(literal))
      literal = ""
      switch arguments[next] {
      case .string(let string): pieces.append(.string(string))
      case .integer(let number): pieces.append(.string(number.formatted(.number.locale(locale))))
      case .text(let text): pieces.append(.text(text))
      }
      next += 1
      let end = rest[after...].firstIndex { $0.isLetter && !"lhqLzjt".contains($0) || $0 == "@" }
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
    }
    pieces.append(.string(literal + rest))
    return pieces
  }
}
