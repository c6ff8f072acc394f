import AccessibilityModel

/// A screen as plain values: how large it is, and what lies on it in which place.
struct ZoomedScreen {
  /// All of the screen.
  var frame: Rect
  /// What lies on it, one in front of the other; one at most is typed into.
  var elements: [AccessibilityElement] = []

  /// The same as a tree.
  var tree: AccessibilityTree {
    AccessibilityTree(
      .container(frame: frame, id: ElementID(slot: 0), elements.map { AccessibilityNode($0) }))
  }

  /// What of it is typed into.
  var editing: AccessibilityElement? { elements.first { $0.traits.contains(.isEditing) } }
}

extension SeededDice {
  /// A screen of any size with up to eight elements anywhere, also beyond its edges.
  mutating func zoomedScreen() -> ZoomedScreen {
    let sizes = [
      Size(width: 400, height: 800), Size(width: 800, height: 400), Size(width: 393, height: 852),
      Size(width: 60, height: 50),
    ]
    let size = sizes.randomElement(using: &self) ?? sizes[0]
    let corner = isDue(oneIn: 5) ? Point(x: 30, y: -20) : .zero
    var screen = ZoomedScreen(frame: Rect(origin: corner, size: size))
    let typed = isDue(oneIn: 2) ? Int.random(in: 1...8, using: &self) : 0
    for slot in 1...8 where !isDue(oneIn: 3) {
      var element = AccessibilityElement(
        id: ElementID(slot: UInt32(slot)), label: SpokenText("Item \(slot)"), frame: zoomedFrame())
      if slot == typed {
        element.traits = [.textEntry, .isEditing]
        let caret = Rect(x: element.frame.minX + 5, y: element.frame.minY + 5, width: 2, height: 20)
        element.textContent = TextContent("Bailey", selection: 6..<6, caret: isDue(oneIn: 2) ? caret : nil)
      }
      screen.elements.append(element)
    }
    return screen
  }

  /// A rectangle that is small, or as long as a screen.
  mutating func zoomedFrame() -> Rect {
    Rect(
      x: Double.random(in: -60...780, using: &self), y: Double.random(in: -60...780, using: &self),
      width: isDue(oneIn: 4) ? 390 : Double.random(in: 10...120, using: &self),
      height: isDue(oneIn: 6) ? 500 : Double.random(in: 10...60, using: &self))
  }

  /// What an app does to a screen that stays: it scrolls, types, or changes an element.
  mutating func change(_ screen: inout ZoomedScreen) {
    switch Int.random(in: 0...2, using: &self) {
    case 0:
      let distance = Double.random(in: -90...90, using: &self)
      for index in screen.elements.indices {
        screen.elements[index].frame.origin.y += distance
        screen.elements[index].textContent?.caret?.origin.y += distance
      }
    case 1:
      guard let index = screen.elements.firstIndex(where: { $0.traits.contains(.isEditing) }) else { return }
      screen.elements[index].textContent?.caret?.origin.x += Double.random(in: -20...20, using: &self)
    default:
      guard let index = screen.elements.indices.randomElement(using: &self) else { return }
      screen.elements[index].value = SpokenText("\(Int.random(in: 0...9, using: &self))")
    }
  }
}
