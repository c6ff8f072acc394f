/// How a parameter is compared.
public enum ParameterComparison: Hashable, Sendable {
  /// It is this value, or it is not.
  case equalTo, notEqualTo
}

/// A sentence of two, by the value of a parameter.
public struct ParameterSummaryWhen<Intent>: ParameterSummary {
  /// Has one sentence where the parameter is a value, and another one where not.
  public init<Value: Equatable, First: ParameterSummary, Second: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison, _ value: Value,
    @ParameterSummaryBuilder _ first: () -> First, @ParameterSummaryBuilder otherwise second: () -> Second
  ) {}

  /// Has a sentence where the parameter is a value.
  public init<Value: Equatable, First: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparison, _ value: Value,
    @ParameterSummaryBuilder _ first: () -> First
  ) {}
}

/// Puts one sentence into braces.
@resultBuilder
public enum ParameterSummaryBuilder {
  /// The sentence.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension AppIntent {
  /// A sentence of two, by the value of a parameter of this type of intent.
  public typealias When = ParameterSummaryWhen<Self>
}
