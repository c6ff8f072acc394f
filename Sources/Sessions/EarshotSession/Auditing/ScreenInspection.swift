import AccessibilityModel
import AuditEngine
import EffortEngine
import TreeFormat
import VoiceOverEngine

/// Finds out everything about a screen that an audit looks at: by a picture, walks of each technology, and a tour.
public struct ScreenInspection: Sendable {
  /// VoiceOver as the person set it up, which has not met a screen yet.
  public var voiceOver: VoiceOver
  /// Who walks through every state; `nil` where nobody does.
  public var technologies: EffortTable.Technologies?
  /// From when on a stop says too much.
  public var limits: StopLimits
  /// Names of the text sizes at which a picture is looked at; empty for the present one.
  public var textSizes: [String]
  /// How many states of each technology are met at most.
  public var stateLimit: Int
  /// Screens of more stops than these are not walked by every technology, which takes long.
  public var walkedStops: Int

  /// Makes an inspection; what is left out is as usual.
  public init(
    with voiceOver: VoiceOver, technologies: EffortTable.Technologies? = EffortTable.Technologies(),
    limits: StopLimits = StopLimits(), textSizes: [String] = [], stateLimit: Int = 20_000,
    walkedStops: Int = 200
  ) {
    self.voiceOver = voiceOver
    self.technologies = technologies
    self.limits = limits
    self.textSizes = textSizes
    self.stateLimit = stateLimit
    self.walkedStops = walkedStops
  }

  /// Inspects the present screen of a session; its cursor is elsewhere afterwards.
  ///
  /// - Parameters:
  ///   - name: Name of the screen.
  ///   - session: A session that was started.
  ///   - records: What happened to the person while the screen came.
  ///   - arrival: How it came about; `nil` for the one that an app begins with.
  /// - Returns: The screen with all that is known of it.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  public func screen(
    _ name: String, of session: Session, after records: [SessionRecord], arrival: ScreenArrival? = nil
  ) async throws -> AuditedScreen {
    let tree = await session.tree
    let lost = Listening(records).lost.map(\.words)
    let request = PictureRequest(
      scale: 1, textSizes: textSizes, findings: Set(PictureFinding.Kind.allCases))
    let picture = try await session.picture(request)
    var barriers: [AccessBarrier]?
    if var technologies, Array(tree.stops).count <= walkedStops {
      technologies.voiceOver.firstStop = await session.technology(VoiceOver.self)?.cursor
      barriers = AccessWalk(tree, with: technologies, limit: stateLimit).barriers
    }
    let tour = try await Tour.walk(session, with: voiceOver).marked(limits)
    var screen = AuditedScreen(
      name, await session.tree, stops: tour.stops.map(AuditedScreen.Stop.init),
      language: voiceOver.dialect.language)
    screen.picture = picture?.findings
    screen.barriers = barriers
    screen.losses = lost
    screen.arrival = arrival
    screen.diagnostics = tour.diagnostics
    return screen
  }
}

extension AuditedScreen.Stop {
  /// A stop of a tour.
  fileprivate init(_ stop: Tour.Stop) {
    self.init(stop.element, hearing: stop.utterance, findings: stop.findings)
  }
}
