import AccessibilityModel

extension SwitchControl {
  /// Looks at what the screen is scanned by, once after each change of it.
  ///
  /// - Complexity: O(n) after the screen has changed.
  mutating func look(at tree: AccessibilityTree) {
    if screen == nil { screen = tree.scanNodes(options.groups) }
  }

  /// What is scanned now.
  func nodes(of group: [ElementID]?, in tree: AccessibilityTree) -> [ScanNode] {
    guard let group else { return screen ?? tree.scanNodes(options.groups) }
    return group.filter(tree.isUsable).map(ScanNode.item) + [.exit]
  }

  /// Begins at a place of the screen, or at its first item.
  mutating func begin(at id: ElementID? = nil, in tree: AccessibilityTree) -> [Effect] {
    rounds = 0
    if looksForPoints {
      scan = .across(since: now)
      due = nil
      cursor = nil
      return [.show(Overlay(.crosshair))]
    }
    let nodes = nodes(of: nil, in: tree)
    guard !nodes.isEmpty else {
      stop()
      return [.show(Overlay(.message, title: phrases(.nothing)))]
    }
    let place = id.flatMap { id in nodes.firstIndex { $0.holds(id) } } ?? 0
    scan = .items(group: nil, place: place)
    return rest(in: tree)
  }

  mutating func stop() {
    scan = .stopped
    due = nil
    cursor = nil
  }

  /// Draws what the scan is on, and lets the time begin after which it moves on.
  mutating func rest(in tree: AccessibilityTree) -> [Effect] {
    due = settings.style == .automatic ? now.advanced(by: settings.interval) : nil
    switch scan {
    case .items(let group, let place):
      let nodes = nodes(of: group, in: tree)
      guard nodes.indices.contains(place) else { return begin(in: tree) }
      return draw(nodes[place], in: tree)
    case .menu(let id, _, let entries, let place): return draw(entries, place, of: id, in: tree)
    case .stopped, .across, .down: return []
    }
  }

  private mutating func draw(_ node: ScanNode, in tree: AccessibilityTree) -> [Effect] {
    var overlay = Overlay(.scanner)
    switch node {
    case .item(let id):
      let element = tree[id]
      overlay.marks = [
        Overlay.Mark(
          element?.label?.string ?? "", frame: element?.outline ?? .zero, element: id,
          hasActions: element?.actions.isEmpty == false, isChosen: true)
      ]
      cursor = id
      return [.moveCursor(id), request(.focus(id)), .show(overlay)]
    case .group(let members):
      let frame = members.reduce(Rect.zero) { $0.union(tree[$1]?.outline ?? .zero) }
      overlay.marks = [
        Overlay.Mark(phrases(.group, ["count": "\(members.count)"]), frame: frame, isChosen: true)
      ]
      overlay.rules = [options.groups.rule]
    case .exit: overlay.marks = [Overlay.Mark(phrases(.exit), isChosen: true)]
    }
    cursor = nil
    return [.show(overlay)]
  }

  private func draw(
    _ entries: [MenuEntry], _ place: Int, of id: ElementID?, in tree: AccessibilityTree
  ) -> [Effect] {
    let marks = entries.enumerated().map { index, entry in
      Overlay.Mark(name(of: entry), element: id, isChosen: index == place)
    }
    let title = phrases(.menu, ["name": id.flatMap { tree[$0]?.label?.string } ?? ""])
    return [.show(Overlay(.actions, title: title, marks: marks, rules: [options.choosing.rule]))]
  }

  /// What an entry of the menu is called.
  func name(of entry: MenuEntry) -> String {
    switch entry {
    case .tap: phrases(.tap)
    case .action(let action): action.name.string
    case .increment: phrases(.increment)
    case .decrement: phrases(.decrement)
    case .longPress: phrases(.longPress)
    case .scrollUp: phrases(.scrollUp)
    case .scrollDown: phrases(.scrollDown)
    case .back: phrases(.back)
    case .home: phrases(.home)
    case .pointMode: phrases(.pointMode)
    case .itemMode: phrases(.itemMode)
    case .exit: phrases(.exit)
    }
  }

  /// Moves the scan by a step; behind the last one it begins again, so many times.
  mutating func step(_ count: Int, in tree: AccessibilityTree) -> [Effect] {
    let size: Int
    let place: Int
    switch scan {
    case .items(let group, let old): (size, place) = (nodes(of: group, in: tree).count, old)
    case .menu(_, _, let entries, let old): (size, place) = (entries.count, old)
    case .stopped: return begin(in: tree)
    case .across, .down: return []
    }
    guard size > 0 else { return begin(in: tree) }
    if place + count >= size, settings.style == .automatic {
      rounds += 1
      guard rounds < settings.loops else {
        stop()
        return [.show(Overlay(.message, title: phrases(.stopped)))]
      }
    }
    let next = (place + count + size) % size
    switch scan {
    case .items(let group, _): scan = .items(group: group, place: next)
    case .menu(let id, let point, let entries, _): scan = .menu(id, point, entries, place: next)
    default: break
    }
    return rest(in: tree)
  }
}

extension ScanNode {
  fileprivate func holds(_ id: ElementID) -> Bool {
    switch self {
    case .item(let item): item == id
    case .group(let members): members.contains(id)
    case .exit: false
    }
  }
}
