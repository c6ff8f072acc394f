import AccessibilityModel

extension SwitchControl {
  /// Takes in a switch.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    look(at: tree)
    switch input {
    case .next: return step(1, in: tree)
    case .previous: return step(-1, in: tree)
    case .select: return select(in: tree)
    }
  }

  private mutating func select(in tree: AccessibilityTree) -> [Effect] {
    switch scan {
    case .stopped: return begin(in: tree)
    case .items(let group, let place):
      let nodes = nodes(of: group, in: tree)
      guard nodes.indices.contains(place) else { return begin(in: tree) }
      rounds = 0
      switch nodes[place] {
      case .exit:
        scan = .items(group: nil, place: 0)
        return begin(at: group?.first(where: tree.isUsable), in: tree)
      case .group(let members):
        scan = .items(group: members, place: 0)
        return rest(in: tree)
      case .item(let id): return choose(id, in: tree)
      }
    case .menu(let id, let point, let entries, let place):
      guard entries.indices.contains(place) else { return begin(in: tree) }
      return carryOut(entries[place], id, point, in: tree)
    case .across(let start):
      let screen = screen(of: tree)
      scan = .down(x: screen.minX + distance(since: start, within: screen.size.width), since: now)
      return [.show(crosshair(in: tree))]
    case .down(let x, let start):
      let screen = screen(of: tree)
      let y = screen.minY + distance(since: start, within: screen.size.height)
      let point = Point(x: x, y: y)
      scan = .menu(nil, point, [.tap, .scrollUp, .scrollDown, .back, .home, .itemMode, .exit], place: 0)
      return rest(in: tree)
    }
  }

  /// Opens the menu of an item, or taps it where that is all there is to do.
  ///
  /// - Source: Behaviour 1.7 A7
  private mutating func choose(_ id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    guard let element = tree[id], tree.isUsable(id) else { return begin(in: tree) }
    let actions = element.actions.filter { !$0.name.isBlank }
    let isAdjustable = element.traits.contains(.adjustable)
    if options.choosing == .tap, actions.isEmpty, !isAdjustable {
      return carryOut(.tap, id, element.effectiveActivationPoint, in: tree)
    }
    var entries: [MenuEntry] = [.tap]
    entries += actions.map(MenuEntry.action)
    if isAdjustable { entries += [.increment, .decrement] }
    entries += [.longPress, .scrollUp, .scrollDown, .back, .home, .pointMode, .exit]
    scan = .menu(id, element.effectiveActivationPoint, entries, place: 0)
    return rest(in: tree)
  }

  private mutating func carryOut(
    _ entry: MenuEntry, _ id: ElementID?, _ point: Point, in tree: AccessibilityTree
  ) -> [Effect] {
    let name = id.flatMap { tree[$0]?.label?.string } ?? ""
    var effects: [Effect] = []
    switch (entry, id) {
    case (.exit, _): break
    case (.pointMode, _): looksForPoints = true
    case (.itemMode, _): looksForPoints = false
    case (.home, _): effects = [.system(.home)]
    case (.back, _): effects = [request(.escape(id ?? tree.firstStop), about: name)]
    case (.tap, let id?): effects = [request(.activate(id), about: name)]
    case (.tap, nil): effects = [request(.tap(point), about: name)]
    case (.action(let shown), let id?):
      guard let action = tree[id]?.offering(shown) else {
        let words = phrases(.missed, ["name": shown.name.string])
        return begin(at: id, in: tree) + [.show(Overlay(.message, title: words))]
      }
      effects = [request(.perform(id, action.id), about: action.name.string)]
    case (.increment, let id?): effects = [request(.increment(id), about: name)]
    case (.decrement, let id?): effects = [request(.decrement(id), about: name)]
    case (.longPress, let id?): effects = [request(.longPress(id), about: name)]
    case (.scrollUp, _), (.scrollDown, _):
      guard let place = id ?? tree.hitTest(point) ?? tree.firstStop else { break }
      effects = [request(.scroll(place, entry == .scrollUp ? .up : .down), about: name)]
    default: break
    }
    let place = options.restart == .here || entry == .exit ? id : nil
    return effects
      + begin(at: place, in: tree).map { effect in
        guard entry != .exit, case .show(var overlay?) = effect else { return effect }
        overlay.rules.append(options.restart.rule)
        return .show(overlay)
      }
  }

  /// The whole screen.
  private func screen(of tree: AccessibilityTree) -> Rect {
    let screen = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    return screen.isEmpty ? tree.usableStops().reduce(screen) { $0.union($1.outline) } : screen
  }

  /// How far a line has come; at the end it begins again.
  private func distance(since start: VirtualInstant, within length: Double) -> Double {
    let seconds = Double(start.duration(to: now).components.seconds)
    let part = Double(start.duration(to: now).components.attoseconds) / 1e18
    let distance = (seconds + part) * settings.pointSpeed
    return length > 0 ? distance.truncatingRemainder(dividingBy: length) : 0
  }

  /// The lines as they are now.
  private func crosshair(in tree: AccessibilityTree) -> Overlay {
    let screen = screen(of: tree)
    guard case .down(let x, _) = scan else { return Overlay(.crosshair) }
    let line = Rect(x: x, y: screen.minY, width: 1, height: screen.size.height)
    return Overlay(.crosshair, marks: [Overlay.Mark("", frame: line)])
  }
}
