import AccessibilityModel
import VoiceOverEngine

/// A person who does anything at all, before an app that does anything at all.
struct RandomWalk {
  private var dice: SeededDice
  private var screens: RandomScreen
  private var tree: AccessibilityTree
  private var voiceOver: VoiceOver
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  private var asked: [Request] = []
  /// What did not hold, with the step.
  private(set) var violations: [String] = []

  /// Of how many stops the words were compared with the rules.
  private(set) var comparedStops = 0
  /// Of how many of them a header, a text area, a chart or direct touch was read.
  private(set) var comparedRarities = 0

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    dice = SeededDice(state: seed)
    screens = RandomScreen(SeededDice(state: seed &* 31))
    tree = screens.next()
    voiceOver = VoiceOver(dice.isDue(oneIn: 2) ? .iOS : .macOS, rotor: RotorEntry.ordinary)
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    for step in 0..<steps where violations.count < 5 {
      let effects = takeStep()
      check(effects, at: step)
      if step % 8 == 7 { checkWords(at: step) }
      if step % 50 == 49 { checkSilence(at: step) }
    }
  }

  private mutating func takeStep() -> [Effect] {
    switch Int.random(in: 0...19, using: &dice) {
    case 0...8: return voiceOver.handle(input(), in: tree)
    case 9...12:
      return voiceOver.perform(Command.all.randomElement(using: &dice)?.command ?? .activate, in: tree)
    case 13:
      tree = screens.next()
      version = version.next
      return voiceOver.observe(.changed(version, TreeDiff()), in: tree)
    case 14: return voiceOver.observe(.notification(notification()), in: tree)
    case 15...17:
      guard !asked.isEmpty else { return [] }
      let request = asked.removeFirst()
      return voiceOver.observe(.answered(request.id, answer()), in: tree)
    default: return wait(.milliseconds(Int64.random(in: 0...4_000, using: &dice)))
    }
  }

  private mutating func wait(_ duration: Duration) -> [Effect] {
    now = now.advanced(by: duration)
    return voiceOver.advance(to: now, in: tree)
  }

  /// What has to hold after every step.
  private mutating func check(_ effects: [Effect], at step: Int) {
    for effect in effects {
      switch effect {
      case .request(let request):
        asked.append(request)
        if let id = request.kind.subject, !tree.contains(id) {
          violations.append("\(step): \(request) is about nothing")
        }
        if case .perform(let id, let action) = request.kind, !tree.offers(action, on: id) {
          violations.append("\(step): an action is asked for that nobody offers")
        }
      case .moveCursor(let id?) where !tree.contains(id):
        violations.append("\(step): the cursor moved to what is gone")
      case .speak(let utterance, _):
        let dead = utterance.segments.compactMap(\.element).filter { !tree.contains($0) }
        if !dead.isEmpty { violations.append("\(step): \"\(utterance.text)\" is about what is gone") }
      default: break
      }
    }
    if asked.count > 40 { asked.removeFirst(20) }
    if let cursor = voiceOver.cursor, !voiceOver.awaitsRows, voiceOver.modes.isOn,
      tree[cursor]?.isStop != true || !tree.isWithinReach(cursor)
    {
      violations.append("\(step): the cursor rests on \(cursor), which is no stop")
    }
    if voiceOver.rotorEntries(in: tree).isEmpty { violations.append("\(step): the rotor is empty") }
  }

  /// Once nothing is done any more, everything will have been said.
  private mutating func checkSilence(at step: Int) {
    for _ in 0..<40 where voiceOver.nextDeadline != nil { check(wait(.seconds(600)), at: step) }
    if voiceOver.nextDeadline != nil { violations.append("\(step): it never falls silent") }
  }

  /// Of every stop of the screen is heard what the rules say, on a device that is new.
  private mutating func checkWords(at step: Int) {
    var device = VoiceOver(.iOS)
    var now = VirtualInstant.start
    func heard(_ effects: [Effect]) -> [Substring] {
      var effects = effects
      now = now.advanced(by: .seconds(60))
      effects += device.advance(to: now, in: tree)
      return effects.flatMap { effect -> [Substring] in
        guard case .speak(let utterance, interrupts: _) = effect else { return [] }
        return RuleReader.plain(utterance.text)
      }
    }
    _ = heard(device.observe(.changed(version, TreeDiff()), in: tree))
    for _ in 0..<30 {
      let previous = device.cursor
      let words = heard(device.handle(.flickRight, in: tree))
      guard let cursor = device.cursor, cursor != previous else { return }
      guard let rules = RuleReader.words(of: cursor, in: tree, from: previous) else { continue }
      comparedStops += 1
      if tree[cursor]?.isRare == true { comparedRarities += 1 }
      if rules == words { continue }
      violations.append(
        "\(step): \"\(words.joined(separator: " "))\" is heard, and the rules say "
          + "\"\(rules.joined(separator: " "))\"")
    }
  }

  private mutating func input() -> VoiceOver.Input {
    let point = Point(x: 50, y: Double.random(in: -10...250, using: &dice))
    switch Int.random(in: 0...11, using: &dice) {
    case 0...2: return .flickRight
    case 3: return .flickLeft
    case 4: return dice.isDue(oneIn: 2) ? .flickUp : .flickDown
    case 5: return .touch(at: point)
    case 6: return dice.isDue(oneIn: 2) ? .tap(at: point) : .drag(to: point)
    case 7: return dice.isDue(oneIn: 2) ? .lift : .type("l")
    case 8: return .select(ElementID(slot: UInt32.random(in: 0...9, using: &dice)))
    case 9: return .rotate(dice.isDue(oneIn: 2) ? .next : .previous)
    default: return .gesture(Gesture.allCases.randomElement(using: &dice) ?? .doubleTap)
    }
  }

  private mutating func notification() -> Notification {
    let id = ElementID(slot: UInt32.random(in: 0...9, using: &dice))
    switch Int.random(in: 0...5, using: &dice) {
    case 0: return .screenChanged(dice.isDue(oneIn: 2) ? .none : .element(id))
    case 1: return .layoutChanged(dice.isDue(oneIn: 2) ? .text("Moved") : .element(id))
    case 2: return .pageScrolled("Page 1 of 2")
    default:
      let priority = Notification.Priority.allCases.randomElement(using: &dice) ?? .standard
      return .announcement("Saved", priority: priority, queued: dice.isDue(oneIn: 3))
    }
  }

  private mutating func answer() -> Answer {
    switch Int.random(in: 0...4, using: &dice) {
    case 0: .declined
    case 1: .failed(.gone)
    case 2: .range(0..<3)
    case 3: .place(RotorDescriptor.Entry(element: ElementID(slot: UInt32.random(in: 0...9, using: &dice))))
    default: .handled(by: nil)
    }
  }
}

extension AccessibilityTree {
  /// True where an element has an action.
  fileprivate func offers(_ action: ElementAction.ID, on id: ElementID) -> Bool {
    self[id]?.actions.contains { $0.id == action } ?? false
  }
}

extension AccessibilityElement {
  /// True where something is told about it that few elements have.
  fileprivate var isRare: Bool {
    !headers.isEmpty || chart != nil || directTouch != []
      || !traits.isDisjoint(with: [.textArea, .allowsDirectInteraction])
  }
}

extension Request.Kind {
  /// The element it is about.
  fileprivate var subject: ElementID? {
    switch self {
    case .activate(let id), .perform(let id, _), .increment(let id), .decrement(let id), .scroll(let id, _),
      .realize(let id, _), .longPress(let id), .zoom(let id, _), .searchRotor(let id, _), .edit(let id, _),
      .characterRange(let id, _, _):
      id
    case .escape(let id), .magicTap(let id), .focus(let id), .key(_, let id): id
    case .tap, .touch, .fingers, .announcementEnded, .largeContent, .shortcuts: nil
    }
  }
}
