import AccessibilityModel

extension VoiceOver {
  /// What a person does with fingers or keys.
  ///
  /// - Source: Behaviour 1.2, 1.3, 2
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
    /// Any other gesture.
    case gesture(Gesture)
    /// A finger that was handed to the app moves to a point.
    case drag(to: Point)
    /// The finger on the screen leaves it.
    case lift
    /// Letters are typed: into a menu of VoiceOver's that asks for them, else for the app.
    case type(String)
  }

  /// Takes in a gesture; whatever was waiting to be hinted at is not said any more.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    turn += 1
    boundaryRules = []
    if let element = menu?.element, !isLive(element, in: tree) { menu = nil }
    let command = command(for: input)
    guard modes.isOn else { return command.map { perform($0, in: tree) } ?? passOn(input) }
    if case .key = input, command == nil {
      if menu != nil { return typed(input, in: tree) }
      return modes.isHelping || modes.locksKeys ? [] : passOn(input)
    }
    if modes.isHelping { return heard(help(about: input, command)) }
    if let command { return perform(command, in: tree) }
    ending = nil
    pendingMove = nil
    reading = nil
    queue.forget({ !tree.contains($0) }, speech)
    if cursor != nil { repairCursor(in: tree) }
    switch input {
    case .type: return menu == nil ? passOn(input) : typed(input, in: tree)
    case .drag(let point): return drag(to: point)
    case .lift: return lift()
    default: menu = nil
    }
    switch input {
    case .select(let id): return isLive(id, in: tree) ? heard(move(to: id, in: tree)) : []
    case .touch(let point): return touch(at: point, in: tree)
    case .tap(let point): return tap(at: point, in: tree)
    default: return []
    }
  }

  /// What the input is to do.
  func command(for input: Input) -> Command? {
    var special: [CommandTable.Mode] = []
    if menu != nil { special.append(.menu) }
    if modes.usesLetters { special.append(.letters) }
    if modes.usesArrows { special.append(.arrows) }
    if modes.isBesideZoom { special.append(.zoom) }
    if let command = commands.command(for: input, in: special) { return command }
    guard modes.locksKeys, case .key(let chord) = input else { return nil }
    let held = KeyChord(key: chord.key, chord.modifiers.union(.voiceOver))
    return held.flatMap { commands.command(for: .key($0), in: special) }
  }

  /// True while keys mean something to it with nothing held: in a menu, in help, and where keys are locked or walk.
  public var takesPlainKeys: Bool {
    modes.isOn && (menu != nil || modes.isHelping || modes.locksKeys || modes.usesArrows || modes.usesLetters)
  }

  /// True while what is being said is held.
  public var isPaused: Bool { queue.isPaused }

  /// True while letters that are typed go into a menu of its own.
  public var takesText: Bool { modes.isOn && menu != nil }

  /// What keys are to do as things are; `nil` where they are no command.
  public func command(of chord: KeyChord) -> Command? { command(for: .key(chord)) }

  /// True where it does something with keys, and does not hand them to the app.
  public func takes(_ chord: KeyChord) -> Bool {
    if command(for: .key(chord)) != nil { return true }
    guard modes.isOn else { return false }
    return menu != nil || modes.isHelping || modes.locksKeys
  }

  /// What is heard where nothing further is.
  ///
  /// - Source: Behaviour 1.1 F3
  var boundary: [Effect] { dialect.boundary == .sound ? [.sound(.boundary)] : [] }

  /// The sound of a boundary rests on the rule that there is one.
  public func rules(behind effect: Effect) -> [UncertainRule] {
    effect == .sound(.boundary) ? [dialect.boundary.rule] + boundaryRules : []
  }
}
