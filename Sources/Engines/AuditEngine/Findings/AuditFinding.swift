import AccessibilityModel

/// Something that an audit finds wrong with a screen.
public struct AuditFinding: Hashable, Sendable {
  /// What was measured, and what it is held to.
  public struct Measure: Hashable, Sendable {
    /// What was measured.
    public var value: Double
    /// What would be enough, or the most there may be.
    public var limit: Double
    /// The unit of both: "s", "facts", "points", "to 1", "stops".
    public var unit: String

    /// Makes a measure.
    public init(_ value: Double, limit: Double, unit: String) {
      self.value = value
      self.limit = limit
      self.unit = unit
    }
  }

  /// Id of the rule.
  public var rule: String
  /// How much it matters, as the person who asks sees it.
  public var severity: AuditSeverity
  /// Name of the screen.
  public var screen: String
  /// The element; `nil` for the screen as a whole, and for what has no element.
  public var element: ElementID?
  /// What the thing is called, without lines and numbers, so that it is known again.
  public var path: String
  /// The attribute that is wrong, where it is one.
  public var attribute: Attribute?
  /// Where the app's code describes it, where that is known.
  public var location: SourceLocation?
  /// Where it is on the screen, in points; `nil` where that is not known.
  public var frame: Rect?
  /// What is wrong and what to do, in one line.
  public var message: String
  /// What was measured, where it is a matter of a limit.
  public var measure: Measure?
  /// How to meet it: lines of a script, with the technology before them.
  public var steps: [String]

  /// Makes a finding.
  public init(
    rule: String, severity: AuditSeverity, screen: String, element: ElementID? = nil, path: String = "",
    attribute: Attribute? = nil, location: SourceLocation? = nil, frame: Rect? = nil, message: String,
    measure: Measure? = nil, steps: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.screen = screen
    self.element = element
    self.path = path
    self.attribute = attribute
    self.location = location
    self.frame = frame
    self.message = message
    self.measure = measure
    self.steps = steps
  }
}

/// How much a finding matters.
public enum AuditSeverity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// It is told, and is no failure.
  case note
  /// It makes the app harder to use.
  case warning
  /// It keeps people out.
  case error

  /// True where this one matters less.
  public static func < (left: AuditSeverity, right: AuditSeverity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
