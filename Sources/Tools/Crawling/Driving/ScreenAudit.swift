import AccessibilityModel
import AuditEngine
import CrawlEngine
import EarshotSession
import EffortEngine
import TreeFormat
import VoiceOverEngine

/// How much of a screen an audit of a crawl looks at.
package enum CrawlAudit: String, Sendable, CaseIterable {
  /// Everything that `earshot audit` looks at, pictures and walks of each technology included.
  case whole
  /// The tree, what is heard, and how the screen came about: no pictures and no walks, which take the most time.
  case heard
}

/// What is found wrong on a screen of a crawl; the one place that asks an audit.
package struct ScreenAudit: Sendable {
  /// What is known of a screen beside what is on it.
  struct Facts: Sendable {
    /// What a picture shows; `nil` where none was taken.
    var picture: [PictureFinding]?
    /// Words that were posted while it came and not heard.
    var losses: [Unheard]?
    /// How it came about.
    var arrival: ScreenArrival?
    /// What was noticed to be wrong while it came.
    var diagnostics: [Diagnostic]?
    /// Where the cursor began, for walks; `nil` where nobody walks.
    var walksFrom: ElementID??
  }

  /// Screens of more stops than these are not walked by every technology, which takes long.
  private static let walkedStops = 200
  /// How many states of each technology are met at most.
  private static let stateLimit = 20_000

  private let audit: Audit
  private let technologies: EffortTable.Technologies

  /// Makes an audit by a project's choices.
  ///
  /// - Parameters:
  ///   - choices: Which rules are looked at, and how much each matters.
  ///   - technologies: Who walks through every state.
  package init(
    _ choices: AuditChoices = AuditChoices(),
    technologies: EffortTable.Technologies = EffortTable.Technologies()
  ) {
    audit = Audit(choices)
    self.technologies = technologies
  }

  /// The picture that an audit asks for, at the present text size and the largest one.
  ///
  /// - Parameter textSize: The present text size.
  /// - Returns: The request.
  static func picture(at textSize: String) -> PictureRequest {
    let largest = "accessibility5"
    return PictureRequest(
      scale: 1, textSizes: textSize == largest ? [] : [textSize, largest],
      findings: Set(PictureFinding.Kind.allCases))
  }

  /// What is wrong with a screen, rule by rule.
  ///
  /// - Parameters:
  ///   - tour: What is heard on the screen.
  ///   - tree: The screen.
  ///   - facts: What else is known of it.
  /// - Returns: The findings, each with the number of its stop.
  func findings(of tour: Tour, on tree: AccessibilityTree, _ facts: Facts = Facts()) -> [CrawlFinding] {
    let stops = tour.marked(audit.choices.limits.stop).stops
    var screen = AuditedScreen(
      "", tree,
      stops: stops.map { AuditedScreen.Stop($0.element, hearing: $0.utterance, findings: $0.findings) },
      language: tour.dialect.language)
    screen.picture = facts.picture
    screen.losses = facts.losses
    screen.arrival = facts.arrival
    screen.diagnostics = facts.diagnostics
    if let begin = facts.walksFrom, Array(tree.stops.prefix(Self.walkedStops + 1)).count <= Self.walkedStops {
      var technologies = technologies
      technologies.voiceOver.firstStop = begin
      screen.barriers = AccessWalk(tree, with: technologies, limit: Self.stateLimit).barriers
    }
    var places: [ElementID: Int] = [:]
    for (place, stop) in stops.enumerated() where places[stop.element.id] == nil {
      places[stop.element.id] = place + 1
    }
    return audit.outcome(of: screen).findings.map { found in
      CrawlFinding(
        found.rule, found.message, at: found.location, stop: found.element.flatMap { places[$0] },
        severity: found.severity.rawValue, path: found.path)
    }
  }

  /// What is wrong where a screen is met again because what one of its elements opened was left.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - arrival: How it was met again, with the element that opened the other one.
  /// - Returns: The findings.
  func findings(on tree: AccessibilityTree, after arrival: ScreenArrival) -> [CrawlFinding] {
    var screen = AuditedScreen("", tree, stops: [])
    screen.arrival = arrival
    return audit.outcome(of: screen).findings.filter { $0.rule == "focus-not-returned" }.map { found in
      CrawlFinding(
        found.rule, found.message, at: found.location, severity: found.severity.rawValue, path: found.path)
    }
  }
}
