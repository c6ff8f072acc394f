import AccessibilityModel
import KeyboardAccessEngine

/// A person who presses any keys at all, on screens that change at any time.
struct KeyWalk {
  private var dice: SeededDice
  private var keyboard: KeyboardAccess
  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  private var asked: [Request] = []
  private let keys: [KeyPress]
  /// What did not hold, with the step.
  private(set) var violations: [String] = []

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    dice = SeededDice(state: seed)
    var options = KeyboardAccessOptions()
    options.ends = dice.isDue(oneIn: 2) ? .wrap : .stay
    options.entry = dice.isDue(oneIn: 2) ? .first : .remembered
    options.singles = dice.isDue(oneIn: 2) ? .stops : .group
    options.edges = dice.isDue(oneIn: 2) ? .stay : .leave
    keyboard = KeyboardAccess(options)
    let letters = ["a", "p", "space", "return", "delete", "shift-a", "7"].compactMap { KeyPress($0) }
    keys = KeyTable(.new).lines.map(\.press) + letters
    tree = dice.keyedScreen()
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    for step in 0..<steps where violations.count < 5 {
      let effects = takeStep()
      for case .request(let request) in effects {
        asked.append(request)
        if case .perform(let id, let action) = request.kind,
          tree[id]?.actions.contains(where: { $0.id == action }) != true
        {
          violations.append("\(step): an action is asked for that nobody offers")
        }
      }
      for case .moveCursor(let id?) in effects where !tree.contains(id) {
        violations.append("\(step): the ring goes to what is gone")
      }
      if asked.count > 40 { asked.removeFirst(20) }
      if let focus = keyboard.focus, !tree.isUsable(focus) {
        violations.append("\(step): the ring is around what cannot be used")
      }
    }
  }

  private mutating func takeStep() -> [Effect] {
    switch Int.random(in: 0...9, using: &dice) {
    case 0...6:
      guard let key = keys.randomElement(using: &dice) else { return [] }
      return keyboard.handle(.press(key), in: tree)
    case 7:
      tree = dice.keyedScreen()
      version = version.next
      return keyboard.observe(.changed(version, TreeDiff()), in: tree)
    case 8:
      guard !asked.isEmpty else { return [] }
      let answer: Answer = dice.isDue(oneIn: 2) ? .declined : .range(0..<9)
      return keyboard.observe(.answered(asked.removeFirst().id, answer), in: tree)
    default:
      now = now.advanced(by: .milliseconds(Int64.random(in: 0...9_000, using: &dice)))
      let effects = keyboard.advance(to: now, in: tree)
      if let due = keyboard.nextDeadline, due <= now { violations.append("something is still due at \(now)") }
      return effects
    }
  }
}

extension SeededDice {
  /// A screen of a few groups, with everything that matters to keys.
  fileprivate mutating func keyedScreen() -> AccessibilityTree {
    let groups = (0..<Int.random(in: 0...3, using: &self)).map { group in
      var container = AccessibilityNode.container(
        ContainerType.allCases.randomElement(using: &self) ?? .none, id: ElementID(slot: UInt32(100 + group)),
        (0..<Int.random(in: 0...4, using: &self)).map { keyedItem($0, group) })
      if isDue(oneIn: 3) { container.element.rows = LazyRows(count: 9, realized: 0..<4) }
      container.element.isModal = isDue(oneIn: 7)
      return container
    }
    return AccessibilityTree(.container(frame: Rect(x: 0, y: 0, width: 390, height: 844), groups))
  }

  private mutating func keyedItem(_ item: Int, _ group: Int) -> AccessibilityNode {
    let names: [SpokenText?] = ["Pay", "Back", "", nil]
    var node = AccessibilityNode.stop(
      names[item % 4], traits: isDue(oneIn: 3) ? Traits(rawValue: next() & next()) : .button,
      frame: Rect(x: Double(item) * 90, y: Double(group) * 40, width: 80, height: 30),
      id: ElementID(slot: UInt32(group * 10 + item)))
    if isDue(oneIn: 3) { node.element.actions = [ElementAction(id: .init(rawValue: 0), name: "Share")] }
    if isDue(oneIn: 4) { node.element.rowIndex = item }
    if isDue(oneIn: 5) { node.element.inputLabels = ["Card", "設定", "née"] }
    if isDue(oneIn: 5) {
      node.element.traits.formUnion([.textEntry, .isEditing])
      node.element.textContent = TextContent("one née 👩‍👩‍👧", selection: isDue(oneIn: 2) ? 4..<4 : nil)
    }
    return node
  }
}
