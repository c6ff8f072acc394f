/// The sentence that an intent's parameters stand in, where shortcuts are made.
public protocol ParameterSummary {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with parameters of an intent, and further ones below it.
///
///     static var parameterSummary: some ParameterSummary { Summary("Adopt \(\.$name)") }
public struct IntentParameterSummary<Intent>: ParameterSummary {
  /// The words with places for parameters.
  public let sentence: ParameterSummaryString<Intent>

  /// Makes a sentence.
  public init(_ sentence: ParameterSummaryString<Intent>) {
    self.sentence = sentence
  }

  /// Makes a sentence with further parameters below it.
  public init(
    _ sentence: ParameterSummaryString<Intent>,
    @ParameterPathBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    self.sentence = sentence
  }

  /// Names further parameters without a sentence.
  public init(@ParameterPathBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    sentence = ParameterSummaryString(stringLiteral: "")
  }
}

/// Text with places for parameters.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
  /// The words, each place written as an ellipsis.
  public let text: String

  /// Takes the words of a literal.
  public init(stringLiteral value: String) { text = value }

  /// Takes the words of a literal with places in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts the words together.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a place for a parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {
      text += "…"
    }
  }
}

/// Puts the paths of parameters together.
@resultBuilder
public enum ParameterPathBuilder<Intent> {
  /// A path as it stands.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }
  /// Any number of paths.
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}
