import AccessibilityModel
import AuditEngine
import EarshotSession
import EffortEngine
import Testing
import TreeFormat
import VoiceOverEngine

extension Screen {
  /// The screen as it was before the test did something, and what had been posted by then.
  struct Moment {
    var tree: AccessibilityTree
    var cursor: ElementID?
    var notificationCount: Int
  }

  /// Looks for everything that keeps people from using the screen as it is now.
  ///
  ///     try await screen.activate("Help")
  ///     #expect(try await screen.audit().map(\.rule) == [])
  ///
  /// It looks at the tree, at a picture at the present and the largest text size, at walks of each technology, at what
  /// was heard, and at how the screen came about by the last thing that the test did. What is heard begins anew; the
  /// cursor ends on the last stop.
  /// - Parameter choices: Which rules are looked at, how much each matters, and from when on.
  /// - Returns: What was found, rule by rule.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func audit(_ choices: AuditChoices = AuditChoices()) async throws -> [AuditFinding] {
    let arrival = await arrival
    let since = isUsed ? latestStart : 0
    let losses = Listening(records, doings: starts).lost.filter { $0.place >= since }.map(\.words)
    let present = host.environment.textSize
    let request = PictureRequest(
      scale: 1, textSizes: present == Self.largestSize ? [] : [present, Self.largestSize],
      findings: Set(PictureFinding.Kind.allCases))
    let picture = try await session.picture(request)
    let barriers = self.barriers
    let tour = try await tour().marked(choices.limits.stop)
    var screen = AuditedScreen(
      name, tree,
      stops: tour.stops.map { AuditedScreen.Stop($0.element, hearing: $0.utterance, findings: $0.findings) },
      language: initialVoiceOver.dialect.language)
    screen.picture = picture?.findings
    screen.barriers = barriers
    screen.losses = losses
    screen.arrival = arrival
    screen.diagnostics = tour.diagnostics
    return Audit(choices).outcome(of: screen).findings
  }

  /// Fails the test with a line for each thing that an audit of the screen finds and that is more than a note.
  ///
  ///     try await screen.expectNoFindings(AuditChoices(off: ["contrast"]))
  ///
  /// - Parameters:
  ///   - choices: Which rules are looked at, how much each matters, and from when on.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `TreeDiffError` where the app contradicts itself, `ExpectationError` for findings in an `XCTestCase`.
  public func expectNoFindings(
    _ choices: AuditChoices = AuditChoices(), sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let findings = try await audit(choices).filter { $0.severity > .note }
    guard !findings.isEmpty else { return }
    let lines = findings.map { finding in
      let place = finding.location.map(\.place) ?? (finding.path.isEmpty ? finding.screen : finding.path)
      return "  \(place): \(finding.rule): \(finding.message)"
    }
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    try await fail(
      "The audit of \(name) has \(count):\n\(lines.joined(separator: "\n"))", at: sourceLocation)
  }

  /// The text size at which the most is cut off.
  private static let largestSize = "accessibility5"

  /// How the present screen came about by the last thing that the test did; `nil` where it did nothing.
  private var arrival: ScreenArrival? {
    get async {
      guard let last = moments.last else { return nil }
      let posted = await session.technology(NotificationRecorder.self)?.notifications ?? []
      // The element that was left last, is gone meanwhile, and is there again.
      let opener = moments.dropLast().last { moment in
        moment.cursor.map { !last.tree.isWithinReach($0) && tree.isWithinReach($0) } ?? false
      }?.cursor
      return ScreenArrival(
        from: last.tree, notifications: Array(posted.dropFirst(last.notificationCount)), cursor: focused?.id,
        opener: opener)
    }
  }
}
