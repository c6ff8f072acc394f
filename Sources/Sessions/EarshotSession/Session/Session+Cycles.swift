import AccessibilityModel

extension Session {
  /// Tells which requests follow each other without end.
  func cycle(in rounds: [[Request.Kind]]) -> Diagnostic {
    let last = Array(rounds.suffix(Self.roundLimit))
    let period = (1...last.count / 2).first { length in
      last.suffix(length).elementsEqual(last.dropLast(length).suffix(length))
    }
    let names = last.suffix(period ?? 4).map { round in
      round.map(name(of:)).joined(separator: " and ")
    }
    let steps = names.joined(separator: ", then ")
    return Diagnostic(
      "One input caused more than \(Self.roundLimit) rounds of requests: \(steps), and so on. "
        + "Let the app answer one of them without asking for the next.",
      at: location(in: last))
  }

  private func location(in rounds: [[Request.Kind]]) -> SourceLocation? {
    let ids = rounds.reversed().joined().lazy.compactMap(\.element)
    return ids.compactMap { self.tree[$0]?.sourceLocation }.first
  }

  /// What a request asks, in words.
  func name(of kind: Request.Kind) -> String {
    let verb: String
    switch kind {
    case .activate: verb = "activate"
    case .perform: verb = "perform an action of"
    case .increment: verb = "increment"
    case .decrement: verb = "decrement"
    case .scroll: verb = "scroll"
    case .escape: verb = "escape from"
    case .magicTap: verb = "magic tap on"
    case .focus: verb = "focus"
    case .tap: verb = "tap"
    case .realize: verb = "realize rows of"
    case .longPress: verb = "long press"
    case .touch: verb = "touch"
    case .fingers: verb = "touch with fingers"
    case .zoom: verb = "zoom"
    case .announcementEnded: verb = "hear the end of an announcement"
    case .searchRotor: verb = "search a rotor of"
    case .edit: verb = "edit"
    case .largeContent: verb = "show large content"
    case .key(let stroke, _): verb = "press \(stroke.words)"
    case .shortcuts: verb = "tell the shortcuts"
    case .characterRange: verb = "tell a character of"
    }
    guard let id = kind.element else { return verb }
    let label = tree[id]?.label?.string ?? ""
    return label.isEmpty ? "\(verb) an element without label" : "\(verb) \"\(label)\""
  }
}

extension Request.Kind {
  /// The element it is about.
  fileprivate var element: ElementID? {
    switch self {
    case .activate(let id), .perform(let id, _), .increment(let id), .decrement(let id), .scroll(let id, _),
      .realize(let id, _), .longPress(let id), .zoom(let id, _), .searchRotor(let id, _), .edit(let id, _),
      .characterRange(let id, _, _):
      id
    case .escape(let id), .magicTap(let id), .focus(let id), .key(_, let id): id
    case .tap, .touch, .fingers, .announcementEnded, .largeContent, .shortcuts: nil
    }
  }
}
