import AccessibilityModel
import SpokenContentEngine

/// A person who selects, listens, taps and types at any time, on screens that change at any time.
struct SpokenWalk {
  private static let words = [
    "One two three.", "Το τηλέφωνο. Γειά!", "مرحبا بالعالم", "これは本です。", "", "😀 — 5", "a\nb\r\nc",
    "Größe \"yes\" no",
    "Їжак і єнот", "x",
  ]

  private var dice: SeededDice
  private var spoken: SpokenContent
  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  /// Requests that were not answered yet.
  private var open: [Request] = []
  /// What did not hold, with the step.
  private(set) var violations: [String] = []

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    dice = SeededDice(state: seed)
    var settings = SpokenContentSettings()
    settings.speaksSelection = !dice.isDue(oneIn: 9)
    settings.speaksScreen = true
    settings.highlights = dice.isDue(oneIn: 2)
    settings.highlighting = SpokenContentSettings.Highlighting.allCases.randomElement(using: &dice) ?? .words
    settings.detectsLanguages = !dice.isDue(oneIn: 5)
    settings.pronunciations = dice.isDue(oneIn: 3) ? [Pronunciation("two", as: "too many")] : []
    var feedback = TypingFeedback()
    feedback.characters = dice.isDue(oneIn: 2)
    feedback.characterHints = dice.isDue(oneIn: 2)
    feedback.words = true
    feedback.autoText = true
    feedback.predictions = true
    settings.typing = feedback
    spoken = SpokenContent(settings: settings, languages: dice.isDue(oneIn: 2) ? ["en"] : ["ru", "ja"])
    tree = dice.readScreen(Self.words)
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    for step in 0..<steps where violations.count < 5 {
      check(takeStep(), at: step)
      guard step % 100 == 99 else { continue }
      for request in open { check(spoken.observe(.answered(request.id, .declined), in: tree), at: step) }
      open = []
      check(wait(.seconds(600)), at: step)
      if spoken.isSpeaking, open.isEmpty { violations.append("\(step): speech never comes to its end") }
      if spoken.nextDeadline != nil { violations.append("\(step): it never comes to rest") }
    }
  }

  private mutating func takeStep() -> [Effect] {
    switch Int.random(in: 0...9, using: &dice) {
    case 0...4: return spoken.handle(input(), in: tree)
    case 5:
      let before = tree
      tree = dice.readScreen(Self.words)
      version = version.next
      return spoken.observe(.changed(version, before.diff(to: tree)), in: tree)
    case 6:
      guard !open.isEmpty else { return [] }
      let request = open.remove(at: Int.random(in: 0..<open.count, using: &dice))
      let answer = [Answer.declined, .handled(by: nil), .range(0..<2), .failed(.gone)].randomElement(
        using: &dice)
      return spoken.observe(.answered(request.id, answer ?? .declined), in: tree)
    default: return wait(.milliseconds(Int64.random(in: 0...3_000, using: &dice)))
    }
  }

  private mutating func input() -> SpokenContent.Input {
    let words = Self.words.randomElement(using: &dice) ?? ""
    let unit = SelectionUnit.allCases.randomElement(using: &dice) ?? .all
    let point = Point(
      x: Double.random(in: -9...409, using: &dice), y: Double.random(in: -9...809, using: &dice))
    let inputs: [SpokenContent.Input] = [
      .selectText(words), .selectWord(at: point), .selectTo(point), .select(unit), .extend(unit),
      .selectNothing, .menu,
      .choose(spoken.menu?.words.randomElement(using: &dice) ?? "Speak"), .speakSelection, .speakSelection,
      .speakSelectionIn("Greek"), .speakScreen, .pause, .resume, .resume, .stop,
      .panel(PanelButton.allCases.randomElement(using: &dice) ?? .play), .tap(point), .hold(words), .lift,
      .showController(dice.isDue(oneIn: 2)),
      .controller(ControllerTouch.allCases.randomElement(using: &dice) ?? .tap),
    ]
    return inputs.randomElement(using: &dice) ?? .stop
  }

  private mutating func wait(_ duration: Duration) -> [Effect] {
    now = now.advanced(by: duration)
    return spoken.advance(to: now, in: tree)
  }

  private mutating func check(_ effects: [Effect], at step: Int) {
    for effect in effects {
      switch effect {
      case .speak(let utterance, interrupts: _):
        if utterance.isEmpty { violations.append("\(step): nothing is spoken as though it were something") }
      case .request(let request):
        open.append(request)
        if case .scroll(let id, _) = request.kind, !tree.contains(id) {
          violations.append("\(step): what is gone is to be scrolled")
        }
      case .show(let overlay?):
        if overlay.marks.isEmpty, overlay.highlights.isEmpty {
          violations.append("\(step): nothing is drawn")
        }
        for highlight in overlay.highlights where highlight.words.isEmpty || !tree.contains(highlight.element)
        {
          violations.append("\(step): what is not there is highlighted")
        }
      default: break
      }
    }
  }
}

extension SeededDice {
  /// A screen of a few texts, fields and buttons.
  fileprivate mutating func readScreen(_ words: [String]) -> AccessibilityTree {
    let children = (0..<Int.random(in: 0...5, using: &self)).map { item in
      let text = words.randomElement(using: &self) ?? ""
      var node = AccessibilityNode.stop(
        SpokenText(text), traits: isDue(oneIn: 4) ? Traits(rawValue: next() & next()) : .staticText,
        frame: Rect(x: 0, y: Double(item) * (isDue(oneIn: 5) ? 900 : 100), width: 400, height: 40),
        id: ElementID(slot: UInt32(item + 1)))
      if isDue(oneIn: 4) { node.element.traits.insert(.causesPageTurn) }
      if isDue(oneIn: 5) {
        node.element.traits = [.textEntry, .isEditing]
        node.element.textContent = TextContent(
          text, selection: text.utf8.isEmpty ? 0..<0 : 0..<text.utf8.count)
      }
      if isDue(oneIn: 6) { node.element.lines = [TextLine(SpokenText(text)), TextLine("more")] }
      return node
    }
    var screen = AccessibilityNode.container(frame: Rect(x: 0, y: 0, width: 400, height: 800), children)
    if isDue(oneIn: 4) { screen.element.rows = LazyRows(count: 9, realized: 0..<3) }
    return AccessibilityTree(screen)
  }
}
