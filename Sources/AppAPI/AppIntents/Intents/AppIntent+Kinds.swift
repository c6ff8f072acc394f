/// An intent that says how a widget is set up.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent where PerformResult == IntentResultContainer<Never, Never, Never, Never> {
  /// Does nothing: its parameters are what matters.
  public func perform() async throws -> PerformResult { PerformResult() }
}

/// An intent that plays or pauses sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that begins, changes or ends a live activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that the app may have to come to the front for.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent of a command of the system, such as those of a camera or of the Action button.
public protocol SystemIntent: AppIntent {}

/// An intent that says how a control is set up.
public protocol ControlConfigurationIntent: AppIntent {}

/// An intent that gives a value to something, such as a switch.
public protocol SetValueIntent: AppIntent {
  /// The type of what is given.
  associatedtype ValueType
  /// What is given.
  var value: ValueType { get set }
}

/// An intent that opens something in the app.
public protocol OpenIntent: AppIntent {
  /// The type of what is opened.
  associatedtype Value
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// True: the app shows what is opened.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that shows what was searched for in the app.
public protocol ShowInAppSearchResultsIntent: AppIntent {
  /// What is searched for.
  var criteria: StringSearchCriteria { get set }
}

/// Words that a person searches for.
public struct StringSearchCriteria: Hashable, Sendable {
  /// The words.
  public let term: String

  /// Searches for words.
  public init(term: String) { self.term = term }
}

/// Shortcuts' answers and Focus filters have no screen here; a filter is an intent that is performed.
public protocol SetFocusFilterIntent: AppIntent {}
