import AccessibilityModel
import KeyboardAccessEngine
import SwitchControlEngine
import VoiceControlEngine
import VoiceOverEngine

/// A walk through every state of every technology on a screen, for what keeps people out.
///
///     AccessWalk(tree).barriers.map(\.message)
///
/// - Source: Behaviour 3.3.1, 4.1, 5.2
public struct AccessWalk: Hashable, Sendable {
  /// What was found, in the order of the kinds and then in reading order.
  public private(set) var barriers: [AccessBarrier] = []
  /// How many states of each technology were met.
  public private(set) var states: [EffortTechnology: Int] = [:]
  /// Technologies of which not every state was met.
  public private(set) var cut: [EffortTechnology] = []

  /// Walks a screen.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - technologies: Who uses it.
  ///   - limit: How many states of each technology are met at most.
  /// - Complexity: O(states × moves) of each technology.
  public init(
    _ tree: AccessibilityTree, with technologies: EffortTable.Technologies = EffortTable.Technologies(),
    limit: Int = EffortTable.stateLimit
  ) {
    var voiceOver = EffortSearch(
      VoiceOverSubject(beginning: technologies.voiceOver), in: tree, limit: limit)
    var voice = EffortSearch(VoiceControlSubject(technologies.voiceControl, in: tree), in: tree, limit: limit)
    var keyboard = EffortSearch(
      KeyboardAccessSubject(beginning: technologies.keyboard), in: tree, limit: limit)
    var switches = EffortSearch(
      SwitchControlSubject(beginning: technologies.switchControl), in: tree, limit: limit)
    voiceOver.run(for: [], walksOn: true)
    voice.run(for: [], walksOn: true)
    keyboard.run(for: [], walksOn: true)
    switches.run(for: [], walksOn: true)
    let prices: [EffortTechnology: [EffortGoal: EffortPrice]] = [
      .voiceOver: voiceOver.prices, .voiceControl: voice.prices, .keyboard: keyboard.prices,
      .switchControl: switches.prices,
    ]
    states = [
      .voiceOver: voiceOver.stateCount, .voiceControl: voice.stateCount, .keyboard: keyboard.stateCount,
      .switchControl: switches.stateCount,
    ]
    let cuts = [voiceOver.isCut, voice.isCut, keyboard.isCut, switches.isCut]
    cut = zip([.voiceOver, .voiceControl, .keyboard, .switchControl], cuts).filter(\.1).map(\.0)
    let findings = AccessFindings(tree, prices, cut: cut)
    barriers = findings.activations() + findings.unreachable()
    barriers += Self.traps(in: tree, voiceOver.start, voiceOver.ways, voiceOver.arrivals, .voiceOver)
    barriers += Self.traps(in: tree, keyboard.start, keyboard.ways, keyboard.arrivals, .keyboard)
    barriers += findings.closed()
    barriers += findings.nameless() + findings.equalNames(technologies.voiceControl.options)
  }

  /// Places that the cursor gets to and from which it cannot get back to where it began.
  private static func traps(
    in tree: AccessibilityTree, _ start: ElementID?, _ ways: [ElementID: Set<ElementID>],
    _ arrivals: [ElementID: [String]], _ technology: EffortTechnology
  ) -> [AccessBarrier] {
    let first = start ?? arrivals.min { $0.value.count < $1.value.count }?.key
    guard let first else { return [] }
    var back: [ElementID: Set<ElementID>] = [:]
    for (from, targets) in ways {
      for to in targets { back[to, default: []].insert(from) }
    }
    var free: Set<ElementID> = [first]
    var waiting = [first]
    while let next = waiting.popLast() {
      for from in back[next] ?? [] where free.insert(from).inserted { waiting.append(from) }
    }
    let caught = arrivals.keys.filter { !free.contains($0) }
    guard
      let place = caught.min(by: {
        (arrivals[$0]?.count ?? 0, $0.rawValue) < (arrivals[$1]?.count ?? 0, $1.rawValue)
      })
    else { return [] }
    let name = tree.name(of: .activate(place))
    return [
      AccessBarrier(
        kind: .trap, elements: [place], subject: name,
        message: "\"\(name)\" cannot be left again. Let the keys that move the cursor pass.",
        technology: technology, steps: arrivals[place] ?? [], location: tree[place]?.sourceLocation)
    ]
  }

  /// What was found in writing, with how many states were met.
  public var text: String { text(of: barriers.map(\.description)) }

  /// What was found, as it is written elsewhere, with how many states were met.
  ///
  /// - Parameter barriers: What is written of the barriers; nothing where there are none.
  /// - Returns: Whole lines.
  public func text(of barriers: [String]) -> String {
    var lines = barriers.flatMap { $0.split(separator: "\n").map(String.init) }
    if lines.isEmpty { lines.append("No barriers found.") }
    let counts = EffortTechnology.usual.map { "\($0.rawValue) \(states[$0] ?? 0)" }
    lines += ["", "States met: \(counts.joined(separator: ", "))."]
    for technology in cut {
      lines.append("\(technology.rawValue): the walk ended before every state was met.")
    }
    return VisibleText.joined(lines)
  }
}
