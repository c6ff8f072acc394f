import ATSPIProvider
import AccessibilityModel
import DBus
import Synchronization

/// Shows a screen to the clients of the accessibility bus, and hands what they want done to the app.
///
///     let adapter = ATSPIAdapter(try .accessibilityBus(), screen) { request in await app.perform(request) }
///     try await adapter.embed()
///     try adapter.change { screen throws(TreeDiffError) in try screen.apply(diff) }
///
/// Calls are answered from the last screen and never ask the app, so that no client waits for it. What clients want
/// done is answered once the app has done it or declined.
public final class ATSPIAdapter: Sendable {
  private struct State: Sendable {
    var answers: ClientAnswers
    var listeners = ListenerTable()
  }

  let bus: DBusConnection
  private let state: Mutex<State>

  private static let registry = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"

  /// Exports a screen; `embed` makes it known.
  ///
  /// - Parameters:
  ///   - bus: The accessibility bus.
  ///   - screen: What is shown.
  ///   - perform: Does what a client wants, and tells whether it was done.
  public init(
    _ bus: DBusConnection, _ screen: ProvidedScreen,
    perform: @escaping @Sendable (ClientRequest) async -> Bool
  ) {
    self.bus = bus
    state = Mutex(State(answers: ClientAnswers(screen: screen, name: bus.uniqueName)))
    bus.export("/org/a11y/atspi") { [weak self] call in
      guard let self else { return false }
      take(call, perform)
      return true
    }
  }

  /// The screen that clients find.
  public var screen: ProvidedScreen { state.withLock { $0.answers.screen } }

  /// Makes the application known to the registry, and with it to every client.
  ///
  /// - Throws: `DBusError` where there is no registry.
  public func embed() async throws(DBusError) {
    followListeners()
    let root = DBusValue.structure([.string(bus.uniqueName), .objectPath(ProvidedID.application.path)])
    let answer = try await bus.call(
      DBusMethod(Self.registry, ProvidedID.application.path, "org.a11y.atspi.Socket", "Embed", [root]))
    if let desktop = answer[0] { state.withLock { $0.answers.desktop = desktop } }
    let events = try? await bus.call(
      DBusMethod(Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents"))
    if let events { takeListeners(events) }
  }

  /// Takes the application back; clients are told that it is gone.
  public func unembed() {
    let root = DBusValue.structure([.string(bus.uniqueName), .objectPath(ProvidedID.application.path)])
    bus.post(
      DBusMethod(Self.registry, ProvidedID.application.path, "org.a11y.atspi.Socket", "Unembed", [root]))
    bus.flush()
  }

  /// Changes the screen and tells clients.
  ///
  /// - Parameter body: Changes the screen and returns what clients are told.
  /// - Throws: What the body throws.
  public func change<Failure: Error>(
    _ body: (inout ProvidedScreen) throws(Failure) -> [ProvidedEvent]
  ) throws(Failure) {
    let result = state.withLock { state -> Failure? in
      do throws(Failure) {
        let events = try body(&state.answers.screen)
        // Sent under the lock, so that no client is told of a state before one that came earlier.
        for event in events { send(event, state) }
        return nil
      } catch { return error }
    }
    if let result { throw result }
  }

  /// Has words said that nothing on the screen tells: as an announcement where a client takes those, else as a
  /// notification that comes up.
  public func announce(_ words: String, isAssertive: Bool) {
    state.withLock { state in
      let asEvent = state.listeners.asksFor("Object", "Announcement")
      let events = state.answers.screen.announce(words, isAssertive: isAssertive, asEvent: asEvent)
      for event in events { send(event, state) }
    }
  }

  private func send(_ event: ProvidedEvent, _ state: State) {
    if case .signal(let signal) = event,
      !state.listeners.hears(signal.interface, signal.member, signal.detail)
    {
      return
    }
    let signal = state.answers.signal(of: event)
    bus.emit(signal.path, signal.interface, signal.member, signal.arguments)
  }

  // MARK: Calls

  private func take(_ call: DBusIncomingCall, _ perform: @escaping @Sendable (ClientRequest) async -> Bool) {
    if isRegistry(call) { return call.reply() }
    let answers = state.withLock { $0.answers }
    switch answers.answer(call.path, call.interface, call.member, call.arguments.values) {
    case .values(let values): call.reply(values)
    case .failure(let name, let text): call.fail(name, text)
    case .asks(let request):
      let isSet = call.interface == "org.freedesktop.DBus.Properties"
      Task {
        let isDone = await perform(request)
        call.reply(isSet ? [] : [.boolean(isDone)])
      }
    }
  }

  /// Takes in the number that the registry gives the application.
  private func isRegistry(_ call: DBusIncomingCall) -> Bool {
    guard case .set(let interface, "Id", let value) = DBusPropertyAccess(call),
      interface == "org.a11y.atspi.Application", call.path == ProvidedID.application.path,
      let number = value.integer
    else { return false }
    state.withLock { $0.answers.applicationID = Int32(clamping: number) }
    return true
  }

  // MARK: Listeners

  private func followListeners() {
    let match = DBusMatch(interface: Self.registry)
    bus.subscribe(match) { [weak self] signal in
      guard let self, let client = signal.body[0]?.text, let event = signal.body[1]?.text else { return }
      state.withLock { state in
        switch signal.member {
        case "EventListenerRegistered": state.listeners.add(client, event)
        case "EventListenerDeregistered": state.listeners.remove(client, event)
        default: break
        }
      }
    }
  }

  private func takeListeners(_ body: DBusBody) {
    let pairs = (body[0]?.elements ?? []).compactMap { pair -> (client: String, event: String)? in
      guard let parts = pair.elements, parts.count >= 2, let client = parts[0].text, let event = parts[1].text
      else { return nil }
      return (client, event)
    }
    state.withLock { $0.listeners.take(pairs) }
  }
}
