import ATSPIBridge
import AccessibilityModel
import AppBuilding
import EarshotSession
import TreeFormat

/// A desktop in the place of an app: the screen is the window that keys go to, whichever application has it.
actor DesktopApp: ShownApp {
  /// How many applications are kept current beside the one that keys go to.
  private static let mostKept = 6

  private let bus: AccessibilityBus
  private let watch: DesktopWatch
  private let onChange: @Sendable () -> Void
  private let note: @Sendable (String) -> Void
  /// Screens of applications by their names on the bus.
  private var screens: [String: RunningScreen] = [:]
  /// The names on the bus of applications that keys went to, the latest last.
  private var recent: [String] = []
  private var current: RunningScreen?
  private var tree = AccessibilityTree()
  private var version = TreeVersion.initial
  private var screenCount: UInt16 = 0
  /// What is told as soon as time passes.
  private var answers: [Event] = []

  /// Uses the applications on a bus.
  ///
  /// - Parameters:
  ///   - bus: The bus.
  ///   - onChange: Called whenever there is something new.
  ///   - note: Gets a line about what is not heard, such as an application that ended.
  init(
    on bus: AccessibilityBus, onChange: @escaping @Sendable () -> Void,
    note: @escaping @Sendable (String) -> Void
  ) {
    self.bus = bus
    self.onChange = onChange
    self.note = note
    watch = DesktopWatch(on: bus, onTell: onChange)
  }

  nonisolated var actor: (any Actor)? { self }
  nonisolated func restartDeadline() {}
  var diagnostics: [Diagnostic] { [] }
  var readingOrder: ReadingOrder { ReadingOrder() }
  var nextDeadline: VirtualInstant? { nil }

  /// Has it said where the person is, as soon as time passes.
  func tell(_ place: DesktopPlace) async {
    guard let current else { return }
    let words =
      switch place {
      case .window: await current.title
      case .application: current.application.name
      }
    guard !words.isEmpty else { return }
    answers.append(.notification(.announcement(SpokenText(words), priority: .standard, queued: false)))
  }

  func start() async throws -> [Event] {
    tree = AccessibilityTree(order: tree.order)
    version = .initial
    await watch.start()
    guard let window = try await bus.activeWindow() else { return [] }
    return try await go(to: window.bus)
  }

  func perform(_ request: Request) async throws -> [Event] {
    guard let current else { return [.answered(request.id, .declined)] }
    do {
      let events = await taken(try await current.perform(request))
      // What may wait comes behind what VoiceOver says of the answer itself.
      answers += events.filter(\.isPatient)
      if !answers.isEmpty { onChange() }
      return events.filter { !$0.isPatient }
    } catch {
      return await lose(current, error) + [.answered(request.id, .failed(.gone))]
    }
  }

  func advance(to instant: VirtualInstant) async throws -> [Event] {
    var events = answers
    answers = []
    var goal: String?
    for event in watch.drain() {
      switch event {
      case .activated(let window): goal = window.bus
      case .focused(let object) where object.bus != current?.application.root.bus:
        // Applications tell of keys in windows that do not have them, too.
        if goal == nil, try await bus.activeWindow(of: object.bus) != nil { goal = object.bus }
      case .focused: break
      case .left(let name):
        if goal == name { goal = nil }
        if let screen = screens[name] { events += await lose(screen, ATSPIError.ended(screen.application)) }
      case .closed: throw ATSPIError.closedBus
      }
    }
    if let goal, goal != current?.application.root.bus { return events + (try await go(to: goal)) }
    if current == nil, let window = try await bus.activeWindow() {
      return events + (try await go(to: window.bus))
    }
    guard let current else { return events }
    do {
      return events + (await taken(try await current.update()))
    } catch {
      return events + (await lose(current, error))
    }
  }

  /// Puts what a screen told into the order of what the desktop tells.
  private func taken(_ told: [Event]) async -> [Event] {
    guard let current else { return told }
    tree = await current.tree
    return told.map { event in
      switch event {
      case .changed(_, let change):
        version = version.next
        return .changed(version, change)
      // What may wait is left out where the person goes on before it is said; the rest is heard to its end.
      case .notification(.announcement(let text, _, queued: true)):
        return .notification(.announcement(text, priority: .standard, queued: true))
      default: return event
      }
    }
  }

  /// Shows the application of that name on the bus.
  private func go(to name: String) async throws -> [Event] {
    var screen = screens[name]
    do {
      if let screen {
        _ = try await screen.update()
      } else {
        let application = await bus.application(of: ObjectReference(bus: name, path: "/"))
        guard application.isResponding else { return [] }
        screenCount &+= 1
        let new = RunningScreen(
          application, on: bus, scope: .activeWindow, arrival: .seconds(1), number: screenCount,
          onTell: onChange)
        screens[name] = new
        screen = new
        _ = try await new.start()
      }
    } catch {
      // Where a window shows nothing yet, what it tells later is waited for.
      guard error.code == .noWindow else {
        return if let screen { await lose(screen, error) } else { [] }
      }
    }
    guard let screen else { return [] }
    current = screen
    recent.removeAll { $0 == name }
    recent.append(name)
    await forgetOldest()
    let arrival = try await screen.arrivalEvents().filter { if case .changed = $0 { false } else { true } }
    return changes(to: await screen.tree) + arrival
  }

  /// The screen as a change of what was told last.
  private func changes(to newer: AccessibilityTree) -> [Event] {
    let change = tree.diff(to: newer)
    guard !change.isEmpty else { return [] }
    tree = newer
    version = version.next
    return [.changed(version, change)]
  }

  /// Forgets an application that ended or does not answer; where keys went to it, nothing is on the screen.
  private func lose(_ screen: RunningScreen, _ error: ATSPIError) async -> [Event] {
    let name = screen.application.root.bus
    await screen.stop()
    screens[name] = nil
    recent.removeAll { $0 == name }
    guard current === screen else { return [] }
    note("\(error.subject) \(error.code == .ended ? "has ended" : "does not answer")")
    current = nil
    return changes(to: AccessibilityTree(order: tree.order))
  }

  private func forgetOldest() async {
    while recent.count > Self.mostKept {
      let name = recent.removeFirst()
      await screens.removeValue(forKey: name)?.stop()
    }
  }
}

extension Event {
  /// True for an announcement that waits for what is being said.
  fileprivate var isPatient: Bool {
    if case .notification(.announcement(_, .standard, queued: true)) = self { true } else { false }
  }
}
