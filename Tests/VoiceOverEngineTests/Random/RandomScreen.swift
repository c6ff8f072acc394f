import AccessibilityModel

/// Numbers that look random and are the same in every run.
struct SeededDice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// True once in so many times.
  mutating func isDue(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// Screens of up to a dozen elements with everything an element can have.
struct RandomScreen {
  var dice: SeededDice
  private var slot: UInt32 = 0
  private var generation: UInt32 = 0

  init(_ dice: SeededDice) {
    self.dice = dice
  }

  /// Another screen; some of its elements are those of the one before.
  mutating func next() -> AccessibilityTree {
    slot = 0
    if dice.isDue(oneIn: 2) { generation += 1 }
    return AccessibilityTree(node(depth: 0))
  }

  private mutating func node(depth: Int) -> AccessibilityNode {
    var element = AccessibilityElement(
      id: ElementID(slot: slot, generation: dice.isDue(oneIn: 3) ? generation : 0),
      isStop: depth > 0 && !dice.isDue(oneIn: 4),
      label: dice.isDue(oneIn: 5) ? nil : SpokenText("Label \(Int.random(in: 0...9, using: &dice))"),
      value: dice.isDue(oneIn: 2) ? SpokenText("\(Int.random(in: 0...2, using: &dice))") : nil,
      hint: dice.isDue(oneIn: 4) ? "Does it" : nil, traits: Traits(rawValue: dice.next() & dice.next()),
      frame: Rect(x: 0, y: Double(slot) * 20, width: 100, height: 20))
    if dice.isDue(oneIn: 2) { element.traits = [] }
    slot += 1
    element.containerType = ContainerType.allCases.randomElement(using: &dice) ?? .none
    element.isModal = dice.isDue(oneIn: 12)
    decorate(&element)
    let count = depth < 3 && !element.isStop && slot < 12 ? Int.random(in: 0...4, using: &dice) : 0
    return AccessibilityNode(element, children: (0..<count).map { _ in node(depth: depth + 1) })
  }

  private mutating func decorate(_ element: inout AccessibilityElement) {
    if dice.isDue(oneIn: 5) {
      element.actions = [ElementAction(id: ElementAction.ID(rawValue: 0), name: "Act")]
    }
    if dice.isDue(oneIn: 5) { element.customContent = [CustomContent(label: "Age", value: "3")] }
    if dice.isDue(oneIn: 8) {
      let entry = RotorDescriptor.Entry(element: ElementID(slot: UInt32.random(in: 0...9, using: &dice)))
      element.rotors = [RotorDescriptor(name: "Vets", entries: [entry], isSearched: dice.isDue(oneIn: 2))]
    }
    if dice.isDue(oneIn: 6) {
      let start = Int.random(in: 0...4, using: &dice)
      element.rows = LazyRows(count: 9, realized: start..<Int.random(in: start...9, using: &dice))
    }
    if dice.isDue(oneIn: 6) {
      element.tablePlace = TablePlace(rows: 0..<1, columns: 1..<2, rowHeaders: ["R"], columnHeaders: ["C"])
    }
    if dice.isDue(oneIn: 6) {
      element.directTouch = dice.isDue(oneIn: 2) ? .silentOnTouch : .requiresActivation
    }
  }
}
