import AccessibilityModel
import SwitchControlEngine

/// A person who presses switches at any time, on screens that change at any time.
struct SwitchWalk {
  private var dice: SeededDice
  private var control: SwitchControl
  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  /// What did not hold, with the step.
  private(set) var violations: [String] = []

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    dice = SeededDice(state: seed)
    var settings = SwitchControlSettings()
    settings.style = dice.isDue(oneIn: 3) ? .manual : .automatic
    control = SwitchControl(settings: settings)
    tree = dice.scannedScreen()
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    for step in 0..<steps where violations.count < 5 {
      check(takeStep(), at: step)
      guard step % 100 == 99 else { continue }
      check(wait(.seconds(600)), at: step)
      if control.nextDeadline != nil { violations.append("\(step): the scan never comes to rest") }
    }
  }

  private mutating func takeStep() -> [Effect] {
    switch Int.random(in: 0...9, using: &dice) {
    case 0...5:
      return control.handle(SwitchControl.Input.allCases.randomElement(using: &dice) ?? .select, in: tree)
    case 6:
      tree = dice.scannedScreen()
      version = version.next
      return control.observe(.changed(version, TreeDiff()), in: tree)
    default: return wait(.milliseconds(Int64.random(in: 0...3_000, using: &dice)))
    }
  }

  private mutating func wait(_ duration: Duration) -> [Effect] {
    now = now.advanced(by: duration)
    return control.advance(to: now, in: tree)
  }

  private mutating func check(_ effects: [Effect], at step: Int) {
    for case .request(let request) in effects {
      switch request.kind {
      case .focus(let id?) where !tree.contains(id): violations.append("\(step): the scan is on what is gone")
      case .perform(let id, let action) where tree[id]?.actions.contains(where: { $0.id == action }) != true:
        violations.append("\(step): an action is asked for that nobody offers")
      case .activate(let id) where !tree.isUsable(id):
        violations.append("\(step): what cannot be used is tapped")
      default: break
      }
    }
    if let cursor = control.cursor, !tree.isUsable(cursor) {
      violations.append("\(step): the scan is on what cannot be used")
    }
  }
}

extension SeededDice {
  /// A screen of a few groups, with everything that matters to a scan.
  fileprivate mutating func scannedScreen() -> AccessibilityTree {
    let groups = (0..<Int.random(in: 0...3, using: &self)).map { group in
      var container = AccessibilityNode.container(
        ContainerType.allCases.randomElement(using: &self) ?? .none,
        (0..<Int.random(in: 0...4, using: &self)).map { scannedItem($0, group) })
      container.element.navigationStyle = NavigationStyle.allCases.randomElement(using: &self) ?? .automatic
      container.element.isModal = isDue(oneIn: 7)
      return container
    }
    return AccessibilityTree(.container(frame: Rect(x: 0, y: 0, width: 400, height: 800), groups))
  }

  private mutating func scannedItem(_ item: Int, _ group: Int) -> AccessibilityNode {
    var node = AccessibilityNode.stop(
      "Item", traits: isDue(oneIn: 3) ? Traits(rawValue: next() & next()) : .button,
      frame: Rect(x: 0, y: Double(group * 200 + item * 40), width: 100, height: 40),
      id: ElementID(slot: UInt32(group * 10 + item)))
    if isDue(oneIn: 3) { node.element.actions = [ElementAction(id: .init(rawValue: 0), name: "Share")] }
    if isDue(oneIn: 6) { node.element.actions = [ElementAction(id: .init(rawValue: 0), name: "")] }
    if isDue(oneIn: 6) { node.element.rows = LazyRows(count: 9, realized: 2..<4) }
    if isDue(oneIn: 6) { node.element.traits.formUnion([.link, .textEntry]) }
    return node
  }
}
