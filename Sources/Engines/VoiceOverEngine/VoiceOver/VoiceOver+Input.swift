import AccessibilityModel

extension VoiceOver {
  /// What a person does with fingers or keys.
  ///
  /// - Source: at-behaviour 1.2, 1.3, 2
  public enum Input: Hashable, Sendable {
    /// To the next stop: one finger flicks right, VO-Right Arrow.
    case flickRight
    /// To the previous stop: one finger flicks left, VO-Left Arrow.
    case flickLeft
    /// Onwards in what the rotor is on; of a value, less.
    case flickDown
    /// Backwards in what the rotor is on; of a value, more.
    case flickUp
    /// Use the element under the cursor: a double tap anywhere, VO-Space.
    case doubleTap
    /// Dial the rotor: two fingers turn, clockwise to the next entry.
    case rotate(Direction)
    /// A finger comes to a point of the screen, or is dragged there.
    case touch(at: Point)
    /// A finger taps a point of the screen; what is there is spoken, even where the cursor was there before.
    case tap(at: Point)
    /// To the first stop: four fingers tap in the upper half, VO-Home.
    case firstElement
    /// To the last stop: four fingers tap in the lower half, VO-End.
    case lastElement
    /// To a stop that was chosen elsewhere, as in a list of all of them.
    case select(ElementID)
    /// Keys are pressed together.
    case key(KeyChord)
  }

  /// Takes in a gesture; whatever was waiting to be hinted at is not said any more.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    if let menu, !isLive(menu.element, in: tree) { self.menu = nil }
    let isMenuOpen = menu != nil
    let command = commands.command(for: input, isMenuOpen: isMenuOpen)
    if case .key = input, command == nil { return [] }
    ending = nil
    quest = nil
    if cursor != nil { repairCursor(in: tree) }
    if let command { return heard(perform(command, in: tree)) }
    menu = nil
    switch input {
    case .select(let id): return isLive(id, in: tree) ? heard(move(to: id, in: tree)) : []
    case .touch(let point):
      guard let id = tree.hitTest(point), id != cursor else { return [] }
      return heard(move(to: id, in: tree))
    case .tap(let point):
      return tree.hitTest(point).map { heard(move(to: $0, in: tree)) } ?? []
    default: return []
    }
  }

  private mutating func perform(_ command: Command, in tree: AccessibilityTree) -> [Effect] {
    switch command {
    case .nextEntry: return walkMenu(.next)
    case .previousEntry: return walkMenu(.previous)
    case .firstEntry: return walkMenu(toEnd: .previous)
    case .lastEntry: return walkMenu(toEnd: .next)
    case .chooseEntry: return chooseEntry(in: tree)
    case .closeMenu: return closeMenu(in: tree)
    default: menu = nil
    }
    switch command {
    case .nextItem: return moveAlong(.next, in: tree)
    case .previousItem: return moveAlong(.previous, in: tree)
    case .firstItem: return moveToEnd(.previous, in: tree)
    case .lastItem: return moveToEnd(.next, in: tree)
    case .activate: return chosenAction(in: tree).map { perform($0, in: tree) } ?? activate(in: tree)
    case .nextRotor: return turnRotor(.next, in: tree)
    case .previousRotor: return turnRotor(.previous, in: tree)
    case .nextRotorItem: return flickAlongRotor(.next, in: tree)
    case .previousRotorItem: return flickAlongRotor(.previous, in: tree)
    case .nextHeading: return find(.headings, .next, in: tree)
    case .previousHeading: return find(.headings, .previous, in: tree)
    case .nextLink: return find(.links, .next, in: tree)
    case .previousLink: return find(.links, .previous, in: tree)
    case .nextControl: return find(.formControls, .next, in: tree)
    case .previousControl: return find(.formControls, .previous, in: tree)
    case .moreContentMenu: return openMoreContent(in: tree)
    case .actionsMenu: return openActions(in: tree)
    case .nextEntry, .previousEntry, .firstEntry, .lastEntry, .chooseEntry, .closeMenu: return []
    }
  }

  /// What is heard where nothing further is.
  ///
  /// - Source: at-behaviour 1.1 F3
  var boundary: [Effect] { dialect.boundary == .sound ? [.sound(.boundary)] : [] }
}
