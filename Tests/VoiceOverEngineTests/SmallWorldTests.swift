import AccessibilityModel
import Testing
import VoiceOverEngine

/// Every shape a tree of so many elements can have, each element given by how many it contains.
private func shapes(_ count: Int) -> [AccessibilityNode] {
  guard count > 0 else { return [] }
  let node = { AccessibilityNode(AccessibilityElement(isStop: false), children: $0) }
  return forests(of: count - 1, node).map(node)
}

extension AccessibilityNode {
  /// The node with every element made a stop where its bit is set, and filled at random.
  fileprivate func filled(_ stops: Int, _ slot: inout UInt32, _ dice: inout SeededDice) -> AccessibilityNode {
    var node = self
    let own = slot
    slot += 1
    node.element = AccessibilityElement(
      id: ElementID(slot: own, generation: UInt32.random(in: 0...1, using: &dice)),
      isStop: stops & (1 << Int(own)) != 0,
      label: Bool.random(using: &dice) ? SpokenText("Label \(Int.random(in: 0...1, using: &dice))") : nil,
      value: Bool.random(using: &dice) ? SpokenText("\(Int.random(in: 0...2, using: &dice))") : nil,
      hint: Bool.random(using: &dice) ? "Hint" : nil,
      traits: Traits(rawValue: dice.next() & dice.next()),
      frame: Rect(x: 0, y: Double(own) * 20, width: 100, height: 20))
    node.element.containerType = ContainerType.allCases.randomElement(using: &dice) ?? .none
    node.element.isModal = Int.random(in: 0...7, using: &dice) == 0
    node.element.addExtras(&dice)
    node.children = children.map { $0.filled(stops, &slot, &dice) }
    return node
  }
}

extension AccessibilityElement {
  /// Gives some elements actions, facts, rotors and rows.
  fileprivate mutating func addExtras(_ dice: inout SeededDice) {
    func isDue() -> Bool { Int.random(in: 0...3, using: &dice) == 0 }
    if isDue() {
      let categories: [ElementAction.Category] = [.standard, .edit, .named("Sorting")]
      actions = categories.enumerated().map {
        ElementAction(id: ElementAction.ID(rawValue: $0.offset), name: "Act", category: $0.element)
      }
    }
    if isDue() {
      customContent = [CustomContent(label: "Age", value: "3"), CustomContent(label: "", value: "")]
    }
    if isDue() {
      let target = ElementID(slot: UInt32.random(in: 0...6, using: &dice))
      let entry = RotorDescriptor.Entry(element: target, range: 1..<Int.random(in: 1...9, using: &dice))
      rotors = [
        RotorDescriptor(name: "Vets", entries: [entry]),
        RotorDescriptor(
          name: "", system: RotorDescriptor.SystemKind.allCases.randomElement(using: &dice), entries: [entry]),
      ]
    }
    if isDue() {
      let start = Int.random(in: 0...4, using: &dice)
      rows = LazyRows(count: 9, realized: start..<Int.random(in: start...9, using: &dice))
    }
    if isDue() { rowIndex = Int.random(in: 0...9, using: &dice) }
  }
}

@Suite("VoiceOver on every small screen")
struct SmallWorldTests {
  private static let worlds: [(shape: AccessibilityNode, stops: Int)] = (1...5).flatMap { count in
    shapes(count).flatMap { shape in (0..<(1 << count)).map { (shape, $0) } }
  }

  private static let chords = [
    "vo-command-/", "vo-command-space", "up", "down", "home", "end", "return", "escape", "vo-right", "a",
    "vo-command-h", "vo-command-shift-l", "vo-command-j",
  ].compactMap { KeyChord($0) }

  private static func dialect(_ dice: inout SeededDice) -> Dialect {
    var dialect = Bool.random(using: &dice) ? Dialect.iOS : .macOS
    func pick<Option: UncertainOption>(_ path: WritableKeyPath<Dialect, Option>) {
      dialect[keyPath: path] = Option.allCases.randomElement(using: &dice) ?? dialect[keyPath: path]
    }
    pick(\.rotorValidity)
    pick(\.contextEntryPlace)
    pick(\.lostEntry)
    pick(\.actionEnds)
    pick(\.activateEntry)
    pick(\.performedAction)
    pick(\.moreContentEnds)
    pick(\.menuEnds)
    pick(\.singleAction)
    pick(\.turnedAway)
    pick(\.enteringRows)
    pick(\.rowSearch)
    return dialect
  }

  private func answer(_ dice: inout SeededDice) -> Answer {
    switch Int.random(in: 0...3, using: &dice) {
    case 0: .declined
    case 1: .failed(.gone)
    case 2: .range(0..<3)
    default: .handled(by: nil)
    }
  }

  private func tree(_ world: (shape: AccessibilityNode, stops: Int), _ dice: inout SeededDice)
    -> AccessibilityTree
  {
    var slot: UInt32 = 0
    return AccessibilityTree(world.shape.filled(world.stops, &slot, &dice))
  }

  private func input(_ dice: inout SeededDice) -> VoiceOver.Input {
    switch Int.random(in: 0...14, using: &dice) {
    case 0, 1: .flickRight
    case 2, 3: .flickLeft
    case 4: .doubleTap
    case 8: .tap(at: Point(x: 50, y: Double.random(in: -10...120, using: &dice)))
    case 9, 10: Bool.random(using: &dice) ? .flickUp : .flickDown
    case 11, 12: .rotate(Bool.random(using: &dice) ? .next : .previous)
    case 13, 14: .key(Self.chords.randomElement(using: &dice) ?? Self.chords[0])
    case 5: .touch(at: Point(x: 50, y: Double.random(in: -10...120, using: &dice)))
    case 6: Bool.random(using: &dice) ? .firstElement : .lastElement
    default: .select(ElementID(slot: UInt32.random(in: 0...6, using: &dice)))
    }
  }

  private func notification(_ dice: inout SeededDice) -> Notification {
    let id = ElementID(slot: UInt32.random(in: 0...6, using: &dice))
    switch Int.random(in: 0...4, using: &dice) {
    case 0: return .screenChanged(.none)
    case 1: return .screenChanged(.element(id))
    case 2: return .layoutChanged(.element(id))
    case 3: return .announcement("Saved", priority: .standard, queued: false)
    default: return .pageScrolled("Page 1 of 2")
    }
  }

  @Test("The cursor is always on a stop that is there, or nowhere, whatever happens")
  func cursorIsLive() {
    var dice = SeededDice(state: 1)
    for world in Self.worlds {
      var tree = tree(world, &dice)
      var voiceOver = VoiceOver(Self.dialect(&dice), rotor: RotorEntry.ordinary)
      var version = TreeVersion.initial
      var now = VirtualInstant.start
      var asked: [Request.ID] = []
      var effects: [Effect] = []
      for _ in 0..<20 {
        switch Int.random(in: 0...9, using: &dice) {
        case 0...4: effects = voiceOver.handle(input(&dice), in: tree)
        case 5:
          let other = Self.worlds.randomElement(using: &dice) ?? world
          tree = self.tree(other, &dice)
          version = version.next
          effects = voiceOver.observe(.changed(version, TreeDiff()), in: tree)
        case 6: effects = voiceOver.observe(.notification(notification(&dice)), in: tree)
        case 7:
          let id = asked.randomElement(using: &dice) ?? Request.ID(rawValue: 99)
          effects = voiceOver.observe(.answered(id, answer(&dice)), in: tree)
        default:
          now = now.advanced(by: .milliseconds(Int64.random(in: 0...4_000, using: &dice)))
          effects = voiceOver.advance(to: now, in: tree)
          #expect(voiceOver.nextDeadline.map { $0 > now } ?? true)
          #expect(voiceOver.awaitsRows || (voiceOver.cursor == nil) == (tree.firstStop == nil))
        }
        asked += effects.requests.map(\.id)
        if let cursor = voiceOver.cursor, !voiceOver.awaitsRows {
          #expect(tree[cursor]?.isStop == true && tree.isWithinReach(cursor))
        }
      }
      #expect(Set(asked).count == asked.count)
    }
  }

  @Test("K4: on every small screen so many turns come back to the start, and left mirrors right")
  func ringEverywhere() {
    var dice = SeededDice(state: 3)
    for world in Self.worlds {
      let tree = tree(world, &dice)
      var voiceOver = VoiceOver(Self.dialect(&dice))
      _ = voiceOver.handle(.flickRight, in: tree)
      let start = voiceOver.rotorEntry(in: tree)
      let count = voiceOver.rotorEntries(in: tree).count
      let right = (0..<count).flatMap { _ in voiceOver.handle(.rotate(.next), in: tree).words }
      #expect(right.count == count)
      #expect(voiceOver.rotorEntry(in: tree) == start)
      let left = (0..<count).flatMap { _ in voiceOver.handle(.rotate(.previous), in: tree).words }
      #expect(left == right.dropLast().reversed() + right.suffix(1))
    }
  }

  @Test("K4: on every small screen a flick says something, asks the app, or knocks, whatever the rotor is on")
  func flicksAnswer() {
    var dice = SeededDice(state: 4)
    for world in Self.worlds {
      let tree = tree(world, &dice)
      for entry in RotorEntry.ordinary {
        var voiceOver = VoiceOver(Self.dialect(&dice), rotor: [entry])
        _ = voiceOver.handle(.flickRight, in: tree)
        let effects = voiceOver.handle(Bool.random(using: &dice) ? .flickDown : .flickUp, in: tree)
        let isAnswered = !effects.words.isEmpty || !effects.requests.isEmpty || !effects.sounds.isEmpty
        #expect(isAnswered, "\(entry)")
      }
    }
  }

  @Test("Flicks right from the first stop meet every stop in reading order, flicks left the same backwards")
  func flicksMeetAll() {
    var dice = SeededDice(state: 2)
    for world in Self.worlds {
      var tree = tree(world, &dice)
      for id in tree.root.map({ Array(tree.subtree(of: $0)) }) ?? [] {
        guard var element = tree[id] else { continue }
        element.rows = nil
        tree.update(element)
      }
      let stops = Array(tree.stops)
      var voiceOver = VoiceOver()
      var met: [ElementID] = []
      for _ in 0...stops.count {
        _ = voiceOver.handle(.flickRight, in: tree)
        if let cursor = voiceOver.cursor, met.last != cursor { met.append(cursor) }
      }
      #expect(met == stops)
      var back = met.suffix(1) as [ElementID]
      for _ in 0...stops.count {
        _ = voiceOver.handle(.flickLeft, in: tree)
        if let cursor = voiceOver.cursor, back.last != cursor { back.append(cursor) }
      }
      #expect(back == stops.reversed())
    }
  }
}
