import AccessibilityModel

/// Puts the elements of an iPhone's screen together, in the order in which a file lists them.
struct PhoneScreen {
  /// An element whose end has not come yet.
  private struct Level {
    var node: AccessibilityNode
    /// True where it stays, false where what it holds goes to the element around it.
    var isKept: Bool
    var isInStop: Bool
    var isInTabBar: Bool
    /// True where neither it nor what it holds is met.
    var isDropped: Bool
  }

  private let order: ChildOrder
  private var levels: [Level]
  private var hiddenCount = 0
  private var unknownTypes: Set<String> = []

  /// Begins a screen.
  ///
  /// - Parameter order: How what a container holds is put in order.
  init(order: ChildOrder) {
    self.order = order
    var root = AccessibilityElement(isStop: false)
    root.childOrder = order
    levels = [
      Level(
        node: AccessibilityNode(root), isKept: true, isInStop: false, isInTabBar: false, isDropped: false)
    ]
  }

  /// An element begins; what follows lies inside it until it is closed.
  mutating func open(_ reported: ReportedElement) {
    let entry = reported.entry
    if RoleTable.ios[reported.type] == nil { unknownTypes.insert(reported.type) }
    guard let outer = levels.last else { return }
    let hasWords = !reported.label.isEmpty || !reported.value.isEmpty
    let wouldStop: Bool =
      switch (reported.isAccessible, entry.kind) {
      case (_, .nothing): false
      case (let accessible?, _): accessible
      case (nil, .stop): !outer.isInStop
      case (nil, .text), (nil, .cell): hasWords && !outer.isInStop
      case (nil, .container), (nil, .view): false
      }
    let isDropped = outer.isDropped || entry.kind == .nothing
    let isStop = wouldStop && reported.isVisible && !isDropped
    if wouldStop, !reported.isVisible, !isDropped { hiddenCount += 1 }
    var element = reported.element(isStop: isStop, of: entry)
    if isStop, outer.isInTabBar, element.traits.contains(.button) { element.traits.insert(.tabBarItem) }
    if !isStop { element.childOrder = order }
    levels.append(
      Level(
        node: AccessibilityNode(element), isKept: isStop || entry.kind == .container,
        isInStop: outer.isInStop || isStop, isInTabBar: outer.isInTabBar || entry.container == .tabBar,
        isDropped: isDropped))
  }

  /// The element that began last ends.
  mutating func close() {
    guard levels.count > 1, let level = levels.popLast(), !level.isDropped else { return }
    let isEmpty = level.node.children.isEmpty && !level.node.element.isStop
    if level.isKept, !isEmpty {
      levels[levels.count - 1].node.children.append(level.node)
    } else {
      levels[levels.count - 1].node.children += level.node.children
    }
  }

  /// The screen, and what was left out of it.
  mutating func finish() -> (tree: AccessibilityTree, notes: [String]) {
    while levels.count > 1 { close() }
    var notes: [String] = []
    if hiddenCount > 0 {
      notes.append(
        hiddenCount == 1
          ? "1 element that is not visible is left out."
          : "\(hiddenCount) elements that are not visible are left out.")
    }
    if !unknownTypes.isEmpty {
      let names = unknownTypes.sorted()
      let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
      notes.append("Types that are not known are read without a role: \(list).")
    }
    return (AccessibilityTree(levels[0].node), notes)
  }
}
