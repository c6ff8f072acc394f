import AccessibilityModel

/// A source, technologies and recorders, running together in virtual time.
///
///     let session = Session(source: StaticSource(tree))
///     try await session.start(with: [VoiceOver(.iOS)])
///     let records = try await session.send(.flickRight, to: VoiceOver.self)
///     records.compactMap(\.caption)   // ["Help, button"]
///
/// It is the only place that carries effects out: requests go to the source, all else to the recorders.
/// What the source tells is observed to the end before the next input, and inputs wait for each other.
public actor Session {
  let source: any Source
  let recorders: [any Recorder]
  /// What was chosen for open questions; technologies that are turned on by name follow it.
  public nonisolated let rules: RuleChoices
  /// What technologies find on the device, beside what VoiceOver and the rules tell.
  public nonisolated let equipment: TechnologyDevice
  var technologies: [any AssistiveTechnology] = []
  /// The technologies that were on before the source began, as they were then.
  var initialTechnologies: [any AssistiveTechnology] = []
  /// The settings that the source was told are on because technologies are.
  var settingsOfApps: Set<String> = []
  /// The screen as it is now.
  public internal(set) var tree: AccessibilityTree
  /// Which state of the screen that is.
  public internal(set) var version = TreeVersion.initial
  /// The present moment.
  public internal(set) var now = VirtualInstant.start
  /// What was noticed to be wrong while the session went on.
  public internal(set) var diagnostics: [Diagnostic] = []

  private let executingActor: any Actor
  /// The executor of the source's actor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executingActor.unownedExecutor }

  var nextRequest: UInt64 = 1
  var latest: [SessionRecord] = []
  /// What the app was asked to do, where somebody notes it.
  var deeds: [Deed]?
  private var isBusy = false
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Makes a session with nothing turned on; `start` begins it.
  ///
  /// - Parameters:
  ///   - source: What is used.
  ///   - recorders: Who takes in what happens.
  ///   - rules: What was chosen for open questions of technologies that the session makes itself.
  ///   - equipment: What these technologies find on the device: languages, an identifier of them, settings.
  public init(
    source: any Source, recorders: [any Recorder] = [], rules: RuleChoices = RuleChoices(),
    equipment: TechnologyDevice = TechnologyDevice()
  ) {
    self.source = source
    self.rules = rules
    self.equipment = equipment
    self.recorders = recorders
    executingActor = source.actor ?? AnyThread()
    tree = AccessibilityTree()
  }

  /// Turns a technology on, in the place of one of its kind where there is one; it meets the screen as it is.
  ///
  /// The app finds it on before that.
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOn<Technology: AssistiveTechnology>(
    _ technology: Technology
  ) async throws -> [SessionRecord] {
    try await exclusively {
      let present = self.technologies.firstIndex { $0 is Technology }
      if present == nil { try await self.notifySettings(also: technology.settingsOfApps) }
      let index = present ?? self.technologies.count
      self.technologies.replaceSubrange(index..<(present.map { $0 + 1 } ?? index), with: [technology])
      self.shareGestures()
      var effects = self.technologies[index].advance(to: self.now, in: self.tree)
      effects += self.technologies[index].observe(.changed(self.version, TreeDiff()), in: self.tree)
      try await self.settle(effects.map { Asked(effect: $0, by: index) })
    }
  }

  /// Turns a technology off where it is on; what it had begun ends, and nothing is drawn by it any more.
  ///
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOff<Technology: AssistiveTechnology>(
    _ type: Technology.Type
  ) async throws -> [SessionRecord] {
    try await exclusively {
      guard let index = self.technologies.firstIndex(where: { $0 is Technology }) else { return }
      let effects = self.technologies[index].end(in: self.tree) + [.show(nil)]
      try await self.settle(effects.map { Asked(effect: $0, by: index) })
      self.technologies.remove(at: index)
      self.shareGestures()
      try await self.notifySettings()
    }
  }

  /// Hands what the person did to a technology.
  ///
  /// - Returns: what happened to the person before the next input.
  /// - Throws: `SessionError` where the technology is off, what the source throws, and `TreeDiffError`.
  @discardableResult
  public func send<Technology: AssistiveTechnology>(
    _ input: Technology.Input, to type: Technology.Type
  ) async throws -> [SessionRecord] {
    try await exclusively {
      guard let index = self.technologies.firstIndex(where: { $0 is Technology }),
        var technology = self.technologies[index] as? Technology
      else { throw SessionError(.technologyIsOff, TechnologyID(type).name) }
      let settings = technology.settingsOfApps
      let effects = technology.handle(input, in: self.tree)
      self.technologies[index] = technology
      try await self.settle(effects.map { Asked(effect: $0, by: index) })
      if technology.settingsOfApps != settings { try await self.notifySettings() }
    }
  }

  /// The present state of a technology that is on.
  public func technology<Technology: AssistiveTechnology>(_ type: Technology.Type) -> Technology? {
    technologies.lazy.compactMap { $0 as? Technology }.first
  }

  /// True where a technology is on.
  public func isOn<Technology: AssistiveTechnology>(_ type: Technology.Type) -> Bool {
    technologies.contains { $0 is Technology }
  }

  /// Runs one thing after the other and returns what happened to the person meanwhile.
  func exclusively(_ body: () async throws -> Void) async throws -> [SessionRecord] {
    if isBusy { await withCheckedContinuation { queue.append($0) } }
    isBusy = true
    defer {
      if queue.isEmpty { isBusy = false } else { queue.removeFirst().resume() }
    }
    latest = []
    try await body()
    return latest
  }
}

/// The executor of a session whose source asks for none.
private actor AnyThread {}
