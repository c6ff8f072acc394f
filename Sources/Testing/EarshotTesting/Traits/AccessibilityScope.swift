import EarshotSession
import Testing
import TreeFormat
import VoiceOverEngine

/// What `hosting` takes where a call says nothing else; the trait `accessibility` sets it for a test or a suite.
public struct AccessibilityScope: Sendable {
  /// How VoiceOver speaks.
  public var dialect = Dialect.iOS
  /// How much VoiceOver tells.
  public var verbosity = Verbosity()
  /// The device and the person's settings.
  public var environment = LaunchOptions()
  /// What is chosen for uncertain rules.
  public var rules = RuleChoices()

  /// Makes the scope of a new phone.
  public init() {}

  /// The scope of the test that runs.
  @TaskLocal public static var current = AccessibilityScope()
}

/// A trait of tests that say how and where they listen.
public struct AccessibilityTrait: TestTrait, SuiteTrait, TestScoping {
  let dialect: Dialect?
  let verbosity: Verbosity?
  let environment: LaunchOptions?
  let rules: RuleChoices?

  /// True: it holds for every test of a suite, where the test says nothing else.
  public var isRecursive: Bool { true }

  /// Runs a test in its scope; what an outer suite says holds where the trait says nothing.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: Which of its cases.
  ///   - function: Runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var scope = AccessibilityScope.current
    if let dialect { scope.dialect = dialect }
    if let verbosity { scope.verbosity = verbosity }
    if let environment { scope.environment = environment }
    if let rules { scope.rules = scope.rules.merging(rules) }
    try await AccessibilityScope.$current.withValue(scope, operation: function)
  }
}

extension Trait where Self == AccessibilityTrait {
  /// Sets what every `hosting` of a test or a suite takes where the call says nothing else.
  ///
  ///     @Suite(.accessibility(dialect: .macOS, environment: .device(language: "de")))
  ///
  /// - Parameters:
  ///   - dialect: How VoiceOver speaks.
  ///   - verbosity: How much VoiceOver tells.
  ///   - environment: The device and the person's settings.
  ///   - rules: What is chosen for uncertain rules, beside the choices of outer suites.
  /// - Returns: The trait.
  public static func accessibility(
    dialect: Dialect? = nil, verbosity: Verbosity? = nil, environment: LaunchOptions? = nil,
    rules: RuleChoices? = nil
  ) -> AccessibilityTrait {
    AccessibilityTrait(dialect: dialect, verbosity: verbosity, environment: environment, rules: rules)
  }
}
