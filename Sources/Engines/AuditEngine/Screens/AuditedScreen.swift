import AccessibilityModel
import EffortEngine
import VoiceOverEngine

/// Everything that an audit knows of one screen; what is `nil` nobody looked at.
///
///     let screen = AuditedScreen("Adoption", tree)
///     Audit().outcome(of: screen).findings.map(\.message)
public struct AuditedScreen: Sendable {
  /// A stop of the screen, and what is heard there.
  public struct Stop: Hashable, Sendable {
    /// What the cursor rests on, as it was then.
    public var element: AccessibilityElement
    /// Everything that is said of it, hints after a silence included.
    public var utterance: Utterance
    /// What the audit of single stops finds there.
    public var findings: [StopFinding]

    /// Makes a stop.
    public init(_ element: AccessibilityElement, hearing utterance: Utterance, findings: [StopFinding] = []) {
      self.element = element
      self.utterance = utterance
      self.findings = findings
    }
  }

  /// Name of the screen, by which its findings are kept.
  public var name: String
  /// The screen.
  public var tree: AccessibilityTree
  /// Its stops in reading order, those that a list made meanwhile included.
  public var stops: [Stop]
  /// BCP 47 tag of the language of the app.
  public var language: String
  /// What a picture of it shows that cannot be read or hit, or that no element stands for.
  public var picture: [PictureFinding]?
  /// What keeps people out, from walks through every state of each technology.
  public var barriers: [AccessBarrier]?
  /// Words that the app posted while the screen came, and that were not heard to their end.
  public var losses: [Unheard]?
  /// How the screen came about; `nil` for the one that an app begins with.
  public var arrival: ScreenArrival?
  /// What was noticed to be wrong while the app ran.
  public var diagnostics: [Diagnostic]?

  /// Makes a screen of which only the tree and the stops are known.
  public init(
    _ name: String, _ tree: AccessibilityTree, stops: [Stop], language: String = "en"
  ) {
    self.name = name
    self.tree = tree
    self.stops = stops
    self.language = language
  }

  /// Makes a screen of a tree alone, with what a VoiceOver that just met it says at each stop.
  ///
  /// - Parameters:
  ///   - name: Name of the screen.
  ///   - tree: The screen.
  ///   - dialect: How VoiceOver speaks.
  ///   - limits: From when on a stop says too much.
  /// - Complexity: O(n).
  public init(
    _ name: String, _ tree: AccessibilityTree, dialect: Dialect = .iOS, limits: StopLimits = StopLimits()
  ) {
    let composer = UtteranceComposer(dialect)
    let audit = StopAudit(composer, limits: limits)
    let stops = tree.stops.compactMap { id -> Stop? in
      guard let element = tree[id] else { return nil }
      let utterance = composer.composition(of: id, in: tree).utterance
      return Stop(
        element, hearing: utterance, findings: audit.findings(at: element, hearing: utterance))
    }
    self.init(name, tree, stops: stops, language: dialect.language)
  }

  /// What is known of the screen.
  public var facts: Set<AuditFact> {
    var facts: Set<AuditFact> = [.tree, .speech]
    if picture != nil { facts.insert(.picture) }
    if barriers != nil { facts.insert(.walks) }
    if losses != nil { facts.insert(.events) }
    if arrival != nil { facts.insert(.arrival) }
    if diagnostics != nil { facts.insert(.diagnostics) }
    return facts
  }
}

/// What a rule has to know of a screen.
public enum AuditFact: String, Hashable, Sendable, CaseIterable {
  /// The accessibility tree.
  case tree
  /// What is said at each stop.
  case speech
  /// What a picture shows.
  case picture
  /// Walks through every state of each technology.
  case walks
  /// What was said while the screen came.
  case events
  /// The screen before, and what led from it to this one.
  case arrival
  /// What was noticed while the app ran.
  case diagnostics
}
