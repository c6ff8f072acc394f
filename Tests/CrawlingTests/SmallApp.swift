import AccessibilityModel
import Crawling
import EarshotSession
import VoiceOverEngine

/// An app that a test writes down: screens by name, and what activating a stop leads to.
actor SmallApp: CrawledApp {
  /// Why an app ends.
  struct Trap: Error, CustomStringConvertible {
    let description = "a broken assumption (signal 5)"
  }

  /// What activating does.
  enum Target: Sendable {
    /// Another screen is shown.
    case screen(String)
    /// The app traps.
    case trap
  }

  /// What is known of the app.
  struct Plan: Sendable {
    /// What is on each screen, by its name; what activating a stop leads to.
    var screens: [String: [(stop: AccessibilityNode, to: Target?)]] = [:]
    /// What the escape gesture leads to, by the screen it is made on.
    var escapes: [String: String] = [:]
    /// What makes the stops of a screen that is not written down.
    var unknown: @Sendable (String) -> [(stop: AccessibilityNode, to: Target?)] = { _ in [] }
    /// True where a screen that is shown again has the elements that it had.
    var keepsIdentities = false
    /// How many starts a process endures before the app ends at the next use of a stop; `nil` for any number.
    var endurance: Int?
    /// How often each second a screen's first stop becomes another one; 0 where it does not.
    var ticks: [String: Int] = [:]
  }

  private let plan: Plan
  private var tree = AccessibilityTree()
  private var version = TreeVersion.initial
  private var targets: [ElementID: Target] = [:]
  private var screen = ""
  private var shown: UInt32 = 0
  private var generations: [String: UInt32] = [:]
  private var now = VirtualInstant.start
  private var tick = 0
  private var starts = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ plan: Plan) { self.plan = plan }

  func restartDeadline() {}

  func start() -> [Event] {
    tree = AccessibilityTree()
    version = TreeVersion.initial
    now = .start
    tick = 0
    starts += 1
    return [show("start")]
  }

  func perform(_ request: Request) throws -> [Event] {
    switch request.kind {
    case .activate(let id):
      if let endurance = plan.endurance, starts > endurance { throw Trap() }
      switch targets[id] {
      case .screen(let name):
        return [show(name), .notification(.screenChanged(.none)), .answered(request.id, .handled(by: id))]
      case .trap: throw Trap()
      case nil: return [.answered(request.id, .declined)]
      }
    case .escape:
      guard let name = plan.escapes[screen] else { return [.answered(request.id, .declined)] }
      return [show(name), .notification(.screenChanged(.none)), .answered(request.id, .handled(by: nil))]
    case .focus(let id): return [.answered(request.id, .handled(by: id))]
    default: return [.answered(request.id, .declined)]
    }
  }

  func advance(to instant: VirtualInstant) -> [Event] {
    now = instant
    guard let rate = plan.ticks[screen], rate > 0 else { return [] }
    tick += 1
    return [show(screen, isNew: false)]
  }

  var readingOrder: ReadingOrder { ReadingOrder() }

  var nextDeadline: VirtualInstant? {
    guard let rate = plan.ticks[screen], rate > 0 else { return nil }
    return now.advanced(by: .milliseconds(1_000 / rate))
  }

  private func show(_ name: String, isNew: Bool = true) -> Event {
    screen = name
    if isNew { shown += 1 }
    let generation = plan.keepsIdentities ? generations[name, default: UInt32(generations.count + 1)] : shown
    generations[name] = generation
    targets = [:]
    var node = AccessibilityNode.container(order: .given, id: ElementID(slot: 0), [])
    for (place, entry) in (plan.screens[name] ?? plan.unknown(name)).enumerated() {
      var stop = entry.stop
      stop.element.id = ElementID(slot: UInt32(place + 1), generation: generation)
      if place == 0, plan.ticks[name] != nil {
        stop.element.label = SpokenText(Self.words[tick % Self.words.count])
      }
      targets[stop.element.id] = entry.to
      node.children.append(stop)
    }
    let newer = AccessibilityTree(node)
    defer { tree = newer }
    version = version.next
    return .changed(version, tree.diff(to: newer))
  }

  private static let words = ["one", "two", "three", "four", "five", "six", "seven"]
}

extension AccessibilityNode {
  static func heading(_ name: String) -> AccessibilityNode { .stop(SpokenText("\(name)"), traits: .header) }
  static func button(_ name: String) -> AccessibilityNode { .stop(SpokenText("\(name)"), traits: .button) }
  static func tab(_ name: String, isSelected: Bool = false) -> AccessibilityNode {
    .stop(
      SpokenText("\(name)"), traits: isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem])
  }
}

extension SmallApp.Plan {
  /// Two tabs, a list's detail, a sheet that nothing but the escape gesture leaves, a trap and a dead end.
  static var kennel: SmallApp.Plan {
    var plan = SmallApp.Plan()
    plan.screens["start"] = [
      (.heading("Dogs"), nil), (.button("Bailey"), .screen("detail")), (.button("New dog"), .screen("sheet")),
      (.button("Feed"), nil), (.button("Break"), .trap), (.tab("Dogs", isSelected: true), nil),
      (.tab("Settings"), .screen("settings")),
    ]
    plan.screens["detail"] = [
      (.stop("Dogs", traits: .backButton), .screen("start")), (.heading("Bailey"), nil),
      (.stop("beagle"), nil),
    ]
    plan.screens["sheet"] = [(.heading("New dog"), nil), (.stop("", traits: .button), nil)]
    plan.screens["settings"] = [
      (.heading("Settings"), nil), (.button("Delete everything"), .screen("gone")),
      (.tab("Dogs"), .screen("start")), (.tab("Settings", isSelected: true), nil),
    ]
    plan.screens["gone"] = [(.heading("Everything is gone"), nil)]
    plan.escapes = ["sheet": "start"]
    return plan
  }
}
