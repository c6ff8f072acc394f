import AccessibilityModel
import AuditEngine
import VoiceOverEngine

/// The first screen of an app, and those that one double tap there leads to, each inspected.
///
/// Each double tap begins with the app started anew, so that no app is asked to undo anything.
public struct ScreenReach: Sendable {
  /// How each screen is inspected.
  public var inspection: ScreenInspection
  /// How many controls of the first screen are used at most; 0 for the first screen alone.
  public var limit: Int
  /// How much of the app's time may pass until a screen is there.
  public var patience: Duration
  /// What was chosen for open questions.
  public var rules: RuleChoices

  /// Makes a reach.
  public init(
    _ inspection: ScreenInspection, limit: Int = 12, patience: Duration = .seconds(5),
    rules: RuleChoices = RuleChoices()
  ) {
    self.inspection = inspection
    self.limit = limit
    self.patience = patience
    self.rules = rules
  }

  /// What was met.
  public struct Met: Sendable {
    /// The screens, the first one of the app before the others.
    public var screens: [AuditedScreen]
    /// How many controls of the first screen were left out.
    public var leftOut: Int
  }

  /// Meets the screens of an app.
  ///
  /// - Parameters:
  ///   - name: Name of the first screen.
  ///   - source: The app; it is started here, for each control anew.
  ///   - diagnostics: What the source itself noticed since it was started.
  /// - Returns: What was met.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  public func screens(
    _ name: String, of source: any Source, diagnostics: () async -> [Diagnostic] = { [] }
  ) async throws -> Met {
    let (session, beginning) = try await begin(source)
    let controls = await session.tree.controlsToUse
    var first = try await inspection.screen(name, of: session, after: beginning.records)
    first.diagnostics = (first.diagnostics ?? []) + (await diagnostics())
    var met = Met(screens: [first], leftOut: max(controls.count - limit, 0))
    var known: Set<[String]> = [await session.tree.kindOfScreen]
    for control in controls.prefix(limit) {
      let further = try await use(control, of: source, on: name)
      for screen in further {
        let isReturn = screen.arrival?.opener != nil
        if isReturn || known.insert(screen.tree.kindOfScreen).inserted { met.screens.append(screen) }
      }
    }
    return met
  }

  private func begin(_ source: any Source) async throws -> (Session, Session.Beginning) {
    let session = Session(source: source, rules: rules)
    let technologies: [any AssistiveTechnology] = [inspection.voiceOver, NotificationRecorder()]
    return (session, try await session.start(with: technologies, patience: patience))
  }

  /// The screen that a control leads to, and the first one again once that was left by the escape gesture.
  private func use(
    _ control: (id: ElementID, name: String), of source: any Source, on name: String
  ) async throws -> [AuditedScreen] {
    let (session, _) = try await begin(source)
    let before = await session.tree
    guard before.isUsable(control.id), before.likeness(of: control.id) == control.name else { return [] }
    try await session.send(.select(control.id), to: VoiceOver.self)
    try await session.waitForSilence()
    let posted = await session.technology(NotificationRecorder.self)?.notifications.count ?? 0
    let records = try await step(.doubleTap, in: session)
    guard ScreenChange(from: before, to: await session.tree).isAnotherScreen else { return [] }
    let other = before[control.id]?.label?.string ?? ""
    let title = other.isEmpty ? control.name : "\"\(other)\""
    let opened = await session.tree
    var arrival = await arrival(from: before, by: control.id, in: session, posted)
    // The way back is taken before the tour, which leaves the cursor elsewhere.
    var screens = [
      try await inspection.screen("\(name) > \(title)", of: session, after: records, arrival: arrival)
    ]
    let (again, _) = try await begin(source)
    guard await again.tree.isUsable(control.id) else { return screens }
    try await again.send(.select(control.id), to: VoiceOver.self)
    try await step(.doubleTap, in: again)
    let count = await again.technology(NotificationRecorder.self)?.notifications.count ?? 0
    try await step(.gesture(.twoFingerScrub), in: again)
    let present = await again.tree
    guard present.isWithinReach(control.id), !opened.isWithinReach(control.id) else { return screens }
    arrival = await self.arrival(from: opened, by: nil, in: again, count)
    arrival.opener = control.id
    var back = AuditedScreen(name, present, stops: [], language: inspection.voiceOver.dialect.language)
    back.arrival = arrival
    screens.append(back)
    return screens
  }

  /// Does something, and waits until what it brings is there.
  @discardableResult
  private func step(_ input: VoiceOver.Input, in session: Session) async throws -> [SessionRecord] {
    var beginning = Session.Beginning(
      arrival: nil, records: try await session.send(input, to: VoiceOver.self))
    _ = try await session.waitForArrival(within: patience, &beginning)
    return beginning.records
  }

  private func arrival(
    from before: AccessibilityTree, by cause: ElementID?, in session: Session, _ posted: Int
  ) async -> ScreenArrival {
    let notifications = await session.technology(NotificationRecorder.self)?.notifications ?? []
    return ScreenArrival(
      from: before, by: cause, notifications: Array(notifications.dropFirst(posted)),
      cursor: await session.technology(VoiceOver.self)?.cursor)
  }
}

extension AccessibilityTree {
  /// Traits of what is used otherwise than by a double tap, or changes in place.
  private static let changingInPlace: Traits = [
    .textEntry, .secureTextEntry, .textArea, .searchField, .adjustable, .toggleButton, .keyboardKey,
  ]

  /// What a double tap may lead on from, with what each is called among the others.
  ///
  /// - Complexity: O(n · depth).
  fileprivate var controlsToUse: [(id: ElementID, name: String)] {
    usableStops().filter { $0.traits.isDisjoint(with: Self.changingInPlace) && $0.activationHit == nil }
      .map { ($0.id, likeness(of: $0.id)) }
  }

  /// What a screen is told from others by: its controls by their names, and of all else what it is.
  ///
  /// The data of a screen are no part of it, so that the screens of two rows of a list are one.
  fileprivate var kindOfScreen: [String] {
    var result: [String] = []
    for id in stops {
      guard let element = self[id] else { continue }
      let name = element.isUsable ? likeness(of: id) : element.roleWord
      if result.last != name { result.append(name) }
    }
    return result
  }
}
