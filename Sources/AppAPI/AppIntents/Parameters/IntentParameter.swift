/// A value that an intent is performed with.
///
///     @Parameter(title: "Count", default: 1) var count: Int
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  /// What it is called.
  public let title: LocalizedStringResource?
  // Set while the intent is made, before anything else reads it.
  private var value: Value?

  private init(title: LocalizedStringResource?, initial: Value?) {
    self.title = title
    value = initial
  }

  /// The value; one without a default has to be set first.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      guard let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
      else {
        let name = title.map { " \"\($0.key)\"" } ?? ""
        fatalError("The parameter\(name) of an intent was read before it had a value. Set it first.")
      }
      return empty
    }
    set { value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Makes a parameter.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - description: What it is for.
  ///   - defaultValue: The value until another is set.
  ///   - requestValueDialog: What the system asks a person for it.
  ///   - requestDisambiguationDialog: What it asks where several fit.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.init(title: title, initial: defaultValue)
  }

  /// Makes a parameter without a name.
  public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Value? = nil) {
    self.init(title: nil, initial: defaultValue)
  }

  /// Makes a parameter of numbers within a range, which the system lets a person set by a control.
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Bound, upperBound: Bound), requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, initial: defaultValue)
  }

  /// Makes a parameter of numbers that the system lets a person set by a control.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, initial: defaultValue)
  }

  /// Makes a parameter whose values something offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) {
    self.init(title: title, initial: defaultValue)
  }

  /// Makes a parameter whose values a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil, query: Query
  ) {
    self.init(title: title, initial: defaultValue)
  }

  /// Asks the person for the value; nobody answers here.
  ///
  /// - Throws: That there is no answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.unanswered
  }

  /// Says that a value is needed, for the intent to be ended by.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .unanswered }
}

/// By which control a person sets a number.
public enum IntentControlStyle: Hashable, Sendable {
  /// A field, a slider or a stepper.
  case field, slider, stepper
}

/// Why an intent ended early.
public enum AppIntentError: Error, Hashable, Sendable {
  /// A person was asked for a value, and nobody answered.
  case unanswered
}
