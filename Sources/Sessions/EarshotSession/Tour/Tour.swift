import AccessibilityModel
import VoiceOverEngine

/// Everything a person hears who walks a screen from its first stop to its last.
///
///     let tour = try await Tour.walk(StaticSource(tree), with: VoiceOver(.iOS))
///     tour.stops.map(\.utterance.text)   // ["Dismiss, button", "We'd love your feedback", …]
public struct Tour: Hashable, Sendable {
  /// How a tour came to its end.
  public enum End: Hashable, Sendable {
    /// The last stop was reached.
    case boundary
    /// As many stops as were asked for were heard; there are more.
    case limit
    /// The cursor came to a stop for the second time; the screen leads in a circle.
    case circle(ElementID)
  }

  /// Rows of a list that were left out, since they do not belong to its first screen.
  public struct RowsLeft: Hashable, Sendable {
    /// How many stops were heard before them.
    public var afterStop: Int
    /// The list.
    public var container: ElementID
    /// How many rows there are.
    public var count: Int

    /// Makes a note of rows that were left out.
    public init(afterStop: Int, container: ElementID, count: Int) {
      self.afterStop = afterStop
      self.container = container
      self.count = count
    }
  }

  /// The stops in the order in which they were met.
  public var stops: [Stop]
  /// How the tour came to its end.
  public var end: End
  /// Rows that were left out, in the order in which they would have been met.
  public var rowsLeft: [RowsLeft]
  /// How the screen came about, where it is not the one that the app began with.
  public var arrival: Arrival?
  /// What the app let people hear as it started; `nil` where it posted nothing.
  public var opening: Opening?
  /// How VoiceOver spoke.
  public var dialect: Dialect
  /// How fast VoiceOver spoke.
  public var speech: SpeechDuration
  /// The uncertain rules that decided in which order the stops came.
  public var orderingRules: [UncertainRule]
  /// What was noticed to be wrong on the way.
  public var diagnostics: [Diagnostic]

  /// Makes a tour from its parts.
  public init(
    stops: [Stop], end: End = .boundary, rowsLeft: [RowsLeft] = [], dialect: Dialect = .iOS,
    speech: SpeechDuration = SpeechDuration(), orderingRules: [UncertainRule] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.stops = stops
    self.end = end
    self.rowsLeft = rowsLeft
    self.dialect = dialect
    self.speech = speech
    self.orderingRules = orderingRules
    self.diagnostics = diagnostics
  }

  /// Seconds of speech of all stops together.
  public var seconds: Double { stops.reduce(0) { $0 + $1.seconds } }

  /// The uncertain rules that the order of the stops or any stop rests on, each once.
  public var rules: [UncertainRule] {
    UncertainRule.unique(orderingRules + (opening?.rules ?? []) + stops.flatMap(\.rules))
  }
}
