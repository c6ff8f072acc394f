import AccessibilityModel

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
    addWords(to: &element)
    if depth < 2, dice.isDue(oneIn: 3) {
      // A window of its own, or a root of windows, which nobody stops at.
      element.isStop = false
    }
    let count = depth < 3 && !element.isStop && slot < 12 ? Int.random(in: 0...4, using: &dice) : 0
    return AccessibilityNode(element, children: (0..<count).map { _ in node(depth: depth + 1) })
  }

  private mutating func decorate(_ element: inout AccessibilityElement) {
    if dice.isDue(oneIn: 5) {
      let category: ElementAction.Category = dice.isDue(oneIn: 4) ? .edit : .standard
      element.actions = [
        ElementAction(id: ElementAction.ID(rawValue: 0), name: "Act", category: category),
        ElementAction(
          id: ElementAction.ID(rawValue: 1), name: dice.isDue(oneIn: 2) ? " " : "Share",
          category: dice.isDue(oneIn: 4) ? .named("More") : .standard),
      ]
    }
    if dice.isDue(oneIn: 5) {
      element.customContent = [
        CustomContent(label: "Age", value: "3", importance: dice.isDue(oneIn: 3) ? .high : .onDemand),
        CustomContent(label: "Weight", value: dice.isDue(oneIn: 2) ? "" : "25 pounds"),
      ]
    }
    if dice.isDue(oneIn: 8) { element.rotors = [rotor(), rotor()] }
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

  /// A rotor of the app's, to places that may be gone or lie inside a text.
  private mutating func rotor() -> RotorDescriptor {
    let count = Int.random(in: 0...3, using: &dice)
    let entries = (0..<count).map { (place: Int) -> RotorDescriptor.Entry in
      let target = ElementID(slot: UInt32.random(in: 0...9, using: &dice))
      let label: SpokenText? = dice.isDue(oneIn: 3) ? SpokenText("Place \(place)") : nil
      let range: Range<Int>? = dice.isDue(oneIn: 2) ? place * 4..<place * 4 + 5 : nil
      return RotorDescriptor.Entry(element: target, label: label, range: range)
    }
    let system: RotorDescriptor.SystemKind? = dice.isDue(oneIn: 2) ? .link : nil
    return RotorDescriptor(name: "Vets", system: system, entries: entries, isSearched: dice.isDue(oneIn: 3))
  }

  private static let words = ["", "one née 👩‍👩‍👧 two", "設定を開く", "first line\nsecond line", "a"]

  /// Texts that are walked and typed into, and what is told about texts.
  private mutating func addWords(to element: inout AccessibilityElement) {
    if dice.isDue(oneIn: 5) {
      let words = Self.words.randomElement(using: &dice) ?? ""
      let (length, half) = (words.utf8.count, words.utf8.count / 2)
      let selection: Range<Int>? = dice.isDue(oneIn: 2) ? length..<length : nil
      let lines: [Range<Int>] = dice.isDue(oneIn: 3) ? [0..<half, half..<length] : []
      element.textContent = TextContent(
        words, selection: selection, lines: lines, isEditable: !dice.isDue(oneIn: 4))
      if dice.isDue(oneIn: 2) { element.traits.formUnion([.textEntry, .isEditing]) }
      if dice.isDue(oneIn: 4) { element.traits.insert(.link) }
    }
    if dice.isDue(oneIn: 8) { element.headingLevel = Int.random(in: 1...7, using: &dice) }
    if dice.isDue(oneIn: 8) {
      let first = UInt32.random(in: 0...5, using: &dice)
      element.headers = [ElementID(slot: first), ElementID(slot: first + 1)]
    }
    if dice.isDue(oneIn: 8) { element.expanded = dice.isDue(oneIn: 2) }
    if dice.isDue(oneIn: 8) { element.language = dice.isDue(oneIn: 2) ? "ja-JP" : "de" }
    if dice.isDue(oneIn: 8) { element.rowIndex = Int.random(in: 0...9, using: &dice) }
    if dice.isDue(oneIn: 10) { element.activationPoint = Point(x: -40, y: 4_000) }
    if dice.isDue(oneIn: 10) {
      let points = [Chart.Point(values: [Chart.Value(1, text: "1"), nil]), Chart.Point(values: [])]
      element.chart = Chart(
        title: "Rain", axes: [Chart.Axis(title: "Day", range: 0...3)],
        series: [Chart.Series(isContinuous: true, points: points)])
    }
  }
}
