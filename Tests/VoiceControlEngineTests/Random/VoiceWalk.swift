import AccessibilityModel
import VoiceControlEngine

/// A person who says anything at all, on screens that change at any time.
struct VoiceWalk {
  private var dice: SeededDice
  private var voice = VoiceControl()
  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  private var asked: [Request] = []
  /// What did not hold, with the step.
  private(set) var violations: [String] = []

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    dice = SeededDice(state: seed)
    tree = dice.spokenScreen()
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    for step in 0..<steps where violations.count < 5 {
      check(takeStep(), at: step)
      if asked.count > 40 { asked.removeFirst(20) }
      if !voice.isOn { voice = VoiceControl() }
    }
  }

  private mutating func takeStep() -> [Effect] {
    switch Int.random(in: 0...9, using: &dice) {
    case 0...5: return voice.handle(.say(Self.phrases.randomElement(using: &dice) ?? ""), in: tree)
    case 6:
      tree = dice.spokenScreen()
      version = version.next
      return voice.observe(.changed(version, TreeDiff()), in: tree)
    case 7, 8:
      guard !asked.isEmpty else { return [] }
      let answer: Answer = dice.isDue(oneIn: 2) ? .declined : .handled(by: nil)
      return voice.observe(.answered(asked.removeFirst().id, answer), in: tree)
    default:
      now = now.advanced(by: .milliseconds(Int64.random(in: 0...4_000, using: &dice)))
      let effects = voice.advance(to: now, in: tree)
      if let due = voice.nextDeadline, due <= now { violations.append("something is still due at \(now)") }
      return effects
    }
  }

  /// What is asked is about what is there, and no mark stands on what is gone.
  private mutating func check(_ effects: [Effect], at step: Int) {
    for effect in effects {
      switch effect {
      case .request(let request):
        asked.append(request)
        if let id = request.kind.spokenSubject, !tree.contains(id) {
          violations.append("\(step): \(request) is about nothing")
        }
        if case .perform(let id, let action) = request.kind,
          tree[id]?.actions.contains(where: { $0.id == action }) != true
        {
          violations.append("\(step): an action is asked for that nobody offers")
        }
      case .show(let overlay?):
        let gone = overlay.marks.compactMap(\.element).filter { !tree.contains($0) }
        if !gone.isEmpty { violations.append("\(step): \(overlay.kind) marks what is gone") }
      default: break
      }
    }
  }

  private static let phrases = [
    "pay", "tap pay", "2", "tap two", "show numbers", "show names continuously",
    "show numbers continuously", "show grid", "hide numbers", "show actions for pay", "share", "activate",
    "delete", "scroll down", "swipe left", "drag from 1 to 2", "start drag pay", "drop 2",
    "cancel gesture", "increment pay by 3", "go back", "repeat 2 times", "select all", "select née",
    "move back 2 words", "delete that", "replace one with two", "capitalize one", "", "go to sleep",
    "wake up", "spelling mode", "number mode", "dictation mode", "command mode", "reboot device",
    "execute", "cancel", "start recording commands", "stop recording commands", "show me what to say",
    "long press pay", "hello world", "move up", "extend selection 2 characters", "cut that", "paste that",
    "設定", "muller's", "zoom in",
  ]
}

extension SeededDice {
  /// A screen of up to eight elements, with everything that matters to a voice.
  fileprivate mutating func spokenScreen() -> AccessibilityTree {
    let names: [SpokenText?] = [
      "Pay", "Pay now", "Delete", "2", "Scroll down", nil, "", "Müller’s", "設定", "Go home", "…", "👍",
      "الإعدادات", "Two", "Cancel", "Pay",
    ]
    let count = Int.random(in: 0...8, using: &self)
    let children = (0..<count).map { index in
      let slot = UInt32(index + (isDue(oneIn: 3) ? 8 : 0))
      var node = AccessibilityNode.stop(
        names.randomElement(using: &self) ?? nil,
        traits: isDue(oneIn: 3) ? Traits(rawValue: next() & next()) : .button,
        frame: Rect(x: 0, y: Double(slot) * 40, width: 200, height: 30), id: ElementID(slot: slot))
      if isDue(oneIn: 4) {
        node.element.actions = [
          ElementAction(id: .init(rawValue: 0), name: isDue(oneIn: 3) ? "" : "Share")
        ]
      }
      if isDue(oneIn: 5) { node.element.inputLabels = ["Card", "Pay"] }
      if isDue(oneIn: 9) { node.element.rows = LazyRows(count: 9, realized: 2..<4) }
      if isDue(oneIn: 9) { node.element.activationPoint = Point(x: -30, y: 3_000) }
      if isDue(oneIn: 5) {
        node.element.traits.insert(.isEditing)
        node.element.textContent = TextContent("one née 👩‍👩‍👧", selection: 4..<4)
      }
      node.element.isModal = isDue(oneIn: 9)
      return node
    }
    return AccessibilityTree(.container(frame: Rect(x: 0, y: 0, width: 390, height: 844), children))
  }
}

extension Request.Kind {
  /// The element it is about.
  fileprivate var spokenSubject: ElementID? {
    switch self {
    case .activate(let id), .perform(let id, _), .increment(let id), .decrement(let id), .scroll(let id, _),
      .longPress(let id), .zoom(let id, _), .edit(let id, _):
      id
    case .escape(let id): id
    default: nil
    }
  }
}
