import ATSPIAdapter
import ATSPIProvider
import AccessibilityModel
import EarshotSession
import TreeFormat

/// An app that runs in real time, in the hands of a person at the keyboard and of clients of the accessibility bus.
///
///     let app = LiveApp(source, named: "Kennel", title: "KennelApp")
///     try await app.start()
///     try await app.provide(on: .accessibilityBus())
///     try await app.run()   // until `stop`
///
/// What is asked of the app is asked one after the other, so that its changes are taken in in their order.
package actor LiveApp {
  let source: any Source
  /// Lets the time begin anew that the app may take for its answers.
  private let restart: @Sendable () async -> Void
  /// What the screen is to clients, before there is a bus; then the adapter has it.
  private var ownScreen: ProvidedScreen
  private(set) var adapter: ATSPIAdapter?
  /// Called whenever the screen may look otherwise.
  var onChange: @Sendable () -> Void = {}

  private var version = TreeVersion.initial
  private var nextRequest: UInt64 = 1
  private let clock = ContinuousClock()
  private var beginning: ContinuousClock.Instant?
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let ticks: AsyncStream<Void>
  private let tick: AsyncStream<Void>.Continuation
  private var timer: Task<Void, Never>?
  private var failure: (any Error)?
  private var activation: CheckedContinuation<Void, Never>?

  /// Makes a live app of a source that has not begun.
  ///
  /// - Parameters:
  ///   - source: The app.
  ///   - name: What clients call the application.
  ///   - title: The title of its window.
  ///   - placement: Where facts are found that wait until they are wanted.
  ///   - restart: Lets the time begin anew that the app may take for its answers.
  package init(
    _ source: any Source, named name: String, title: String, placement: ContentPlacement = .details,
    restart: @escaping @Sendable () async -> Void = {}
  ) {
    self.source = source
    self.restart = restart
    ownScreen = ProvidedScreen(
      application: name, title: title, tree: AccessibilityTree(), placement: placement)
    (ticks, tick) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The screen as it is now.
  package var screen: ProvidedScreen { adapter?.screen ?? ownScreen }

  /// Shows the app; its time begins.
  ///
  /// - Throws: What the source throws.
  package func start() async throws {
    ownScreen = ProvidedScreen(
      application: ownScreen.applicationName, title: ownScreen.title,
      tree: AccessibilityTree(order: await source.readingOrder), placement: ownScreen.placement)
    try await exclusively {
      await self.restart()
      self.beginning = self.clock.now
      try self.take(try await self.source.start())
    }
  }

  /// Has the app told whenever its screen may look otherwise.
  package func onChange(_ body: @escaping @Sendable () -> Void) { onChange = body }

  /// Gives the screen to an adapter, which clients ask from now on.
  ///
  /// - Parameter make: Makes the adapter of the screen and of what does what clients want.
  /// - Returns: The adapter.
  package func provide(
    _ make: (ProvidedScreen, @escaping @Sendable (ClientRequest) async -> Bool) -> ATSPIAdapter
  ) -> ATSPIAdapter {
    let adapter = make(ownScreen) { [weak self] request in await self?.perform(request) ?? false }
    self.adapter = adapter
    return adapter
  }

  /// Lets the app's time pass as real time does, until `stop`, or until the app fails.
  ///
  /// - Throws: What the source throws.
  package func run() async throws {
    await schedule()
    for await _ in ticks {
      if let failure { throw failure }
      await attempt { try await self.advance() }
      await schedule()
    }
    timer?.cancel()
    if let failure { throw failure }
  }

  /// Ends `run`.
  package func stop() { tick.finish() }

  /// Asks the app something; its changes are taken in.
  ///
  /// - Returns: What the app answered; `nil` where it failed.
  @discardableResult
  package func ask(_ kind: Request.Kind) async -> Answer? {
    var answer: Answer?
    await attempt {
      try await self.exclusively {
        await self.restart()
        try self.take(try await self.source.advance(to: self.now))
        let request = Request(id: Request.ID(rawValue: self.nextRequest), version: self.version, kind: kind)
        self.nextRequest += 1
        let events = try await self.source.perform(request)
        try self.take(events)
        answer =
          events.lazy.compactMap { event in
            if case .answered(request.id, let answer) = event { answer } else { nil }
          }.first
      }
    }
    tick.yield()
    return answer
  }

  /// A picture of what is shown; `nil` where it cannot be drawn.
  package func picture(_ request: PictureRequest) async -> Picture? {
    var picture: Picture?
    await attempt {
      try await self.exclusively {
        await self.restart()
        let drawn = try await self.source.picture(request)
        picture = drawn.picture
        try self.take(drawn.events)
      }
    }
    return picture
  }

  /// Changes what only the screen of clients knows: the focus, and whether the window is active.
  func change(_ body: (inout ProvidedScreen) -> [ProvidedEvent]) {
    if let adapter { adapter.change(body) } else { _ = body(&ownScreen) }
  }

  /// Lets keys go to the window, or not.
  package func activate(_ isActive: Bool) {
    change { $0.activate(isActive) }
    onChange()
    guard isActive else { return }
    activation?.resume()
    activation = nil
  }

  /// Waits until keys go to the window; at most so long, as nobody may want them to.
  package func waitUntilActive(atMost limit: Duration) async {
    guard !screen.isActive else { return }
    let timer = Task {
      do { try await clock.sleep(for: limit) } catch { return }
      activation?.resume()
      activation = nil
    }
    await withCheckedContinuation { activation = $0 }
    timer.cancel()
  }

  // MARK: Time

  /// How much of the app's time has passed.
  private var now: VirtualInstant {
    guard let beginning else { return .start }
    return VirtualInstant.start.advanced(by: beginning.duration(to: clock.now))
  }

  private func advance() async throws {
    try await exclusively {
      await self.restart()
      try self.take(try await self.source.advance(to: self.now))
    }
  }

  /// Has the app's time pass again when something of it falls due.
  private func schedule() async {
    timer?.cancel()
    guard let beginning, let deadline = await source.nextDeadline else { return }
    let due = beginning.advanced(by: VirtualInstant.start.duration(to: deadline))
    let (clock, tick) = (clock, tick)
    timer = Task {
      do { try await clock.sleep(until: due) } catch { return }
      tick.yield()
    }
  }

  // MARK: Events

  private func take(_ events: [Event]) throws {
    var changes = false
    for event in events {
      switch event {
      case .changed(let version, let diff):
        if let adapter {
          try adapter.change { screen throws(TreeDiffError) in try screen.apply(diff) }
        } else {
          _ = try ownScreen.apply(diff)
        }
        self.version = version
        changes = true
      case .notification(let notification): take(notification)
      case .answered: break
      }
    }
    if changes { onChange() }
  }

  private func take(_ notification: Notification) {
    switch notification {
    case .announcement(let words, let priority, queued: _):
      adapter?.announce(words.string, isAssertive: priority == .high)
      // No client tells when it has said something, and some apps wait for that.
      Task { await ask(.announcementEnded(words, isComplete: true)) }
    case .pageScrolled(let words): adapter?.announce(words.string, isAssertive: false)
    case .screenChanged(let argument), .layoutChanged(let argument):
      switch argument {
      case .none: break
      case .element(let id): change { $0.move(focusTo: id) }
      case .text(let words): adapter?.announce(words.string, isAssertive: false)
      }
    }
  }

  /// Runs one thing after the other.
  private func exclusively(_ body: () async throws -> Void) async throws {
    if isBusy { await withCheckedContinuation { waiting.append($0) } }
    isBusy = true
    defer {
      if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
    try await body()
  }

  /// Does something with the app; where it fails, `run` ends with the failure.
  private func attempt(_ body: () async throws -> Void) async {
    guard failure == nil else { return }
    do {
      try await body()
    } catch {
      failure = error
      tick.yield()
    }
  }
}
