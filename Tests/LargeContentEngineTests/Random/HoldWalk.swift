import AccessibilityModel
import LargeContentEngine

/// A person who holds, drags and lifts a finger at any time, before an app that takes its time to answer.
struct HoldWalk {
  /// What the rules say of a finger that is on the screen.
  private struct Finger {
    /// Tells the touches of a walk apart.
    let number: Int
    /// Where it came to the screen.
    let start: Point
    /// Where it was last.
    var point: Point
    /// When it will have been held; `nil` where it was, or cannot be any more.
    var due: VirtualInstant?
    /// True once the app was asked to begin.
    var isHeld = false
    /// True where nothing is shown any more while it is down.
    var isLeftToApp = false
    /// What the app was asked last.
    var question: Request.ID?
    /// The words of all that the app told of it.
    var told: Set<String> = []
  }

  private static let screen = Rect(x: 0, y: 0, width: 400, height: 800)
  private static let tree = AccessibilityTree(.container(frame: screen, []))
  private static let largeSizes = (1...5).map { "accessibility\($0)" }
  private static let otherSizes = ["xSmall", "large", "xxxLarge", "accessibility6", ""]

  private var dice: SeededDice
  private let options: LargeContentOptions
  private var viewer: LargeContentViewer
  private var bar: HeldBar
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  private var isLarge: Bool
  private var finger: Finger?
  private var touches = 0
  /// What the app was asked and has not answered, each with the touch during which it was asked.
  private var open: [(request: Request, touch: Int)] = []
  private var drawn: Overlay?
  private var wrong: [String] = []
  /// What did not hold, with the step.
  private(set) var violations: [String] = []
  /// How often what was shown was compared with what lies under the finger.
  private(set) var comparedItems = 0

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    dice = SeededDice(state: seed)
    var options = LargeContentOptions()
    options.duration = dice.isDue(oneIn: 2) ? .half : .whole
    options.leaving = dice.isDue(oneIn: 3) ? .keeps : .hides
    options.panel = dice.isDue(oneIn: 2) ? .half : .twoThirds
    self.options = options
    isLarge = !dice.isDue(oneIn: 4)
    let sizes = isLarge ? Self.largeSizes : Self.otherSizes
    viewer = LargeContentViewer(options, textSize: sizes.randomElement(using: &dice))
    bar = dice.heldBar()
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    for step in 0..<steps where violations.count < 5 {
      takeStep()
      if viewer.shown != drawn { wrong.append("what is drawn is not what is shown") }
      if viewer.nextDeadline != finger?.due { wrong.append("it waits until \(viewer.nextDeadline as Any)") }
      if drawn != nil, finger?.isHeld != true || finger?.isLeftToApp == true {
        wrong.append("something is shown though no finger is held")
      }
      if dice.isDue(oneIn: 3) { settle() }
      violations += wrong.map { "\(step): \($0)" }
      wrong = []
    }
  }

  private mutating func takeStep() {
    // Most fingers that were put down stay until they are held, and most that are held go on.
    if let due = finger?.due, !dice.isDue(oneIn: 4) { return wait(now.duration(to: due)) }
    switch Int.random(in: 0...15, using: &dice) {
    case 0...2: if finger?.isHeld != true || dice.isDue(oneIn: 4) { press() }
    case 3...6: move()
    case 7: lift()
    case 8: if dice.isDue(oneIn: 3) { cancel() }
    case 9: if dice.isDue(oneIn: 2) { changeTextSize() }
    case 10: changeBar()
    case 11...12: answer()
    default: wait(.milliseconds(Int64.random(in: 0...700, using: &dice)))
    }
  }

  // MARK: What a finger does

  private mutating func press() {
    let point = place()
    var expected: [Request.Kind] = []
    if let finger { expected.append(.touch(.cancelled, finger.point)) }
    expected.append(.touch(.began, point))
    touches += 1
    bar.takesOver = false
    // 6.1 LC1, LC2: at the sizes for accessibility alone, "held 0.5 s (option `large.duration`)".
    let due = now.advanced(by: options.duration == .half ? .milliseconds(500) : .seconds(1))
    let effects = viewer.handle(.press(point), in: Self.tree)
    checkEnd(effects, .cancelled, of: finger)
    finger = Finger(
      number: touches, start: point, point: point, due: isLarge ? due : nil, isLeftToApp: !isLarge)
    take(effects, expected)
    if drawn != nil { wrong.append("what another touch showed is still there") }
  }

  private mutating func move() {
    var point = place()
    guard let start = finger?.start else { return take(viewer.handle(.move(point), in: Self.tree), []) }
    if dice.isDue(oneIn: 2) {
      point.x = start.x + Double.random(in: -3...3, using: &dice)
      point.y = start.y + Double.random(in: -3...3, using: &dice)
    } else {
      // How far a finger may stray before it is held is nowhere said; this far is too far.
      if abs(point.x - start.x) < 25, abs(point.y - start.y) < 25 { point.x += point.x < 200 ? 60 : -60 }
      // A finger that went elsewhere is no held one.
      if finger?.due != nil { finger?.isLeftToApp = true }
      finger?.due = nil
    }
    finger?.point = point
    take(viewer.handle(.move(point), in: Self.tree), [.touch(.moved, point)])
  }

  /// 6.1 LC4: "Lifting over an item is told".
  private mutating func lift() {
    let effects = viewer.handle(.lift, in: Self.tree)
    checkEnd(effects, .ended, of: finger)
    let expected = finger.map { [Request.Kind.touch(.ended, $0.point)] } ?? []
    finger = nil
    take(effects, expected)
    if drawn != nil { wrong.append("something is shown though the finger was lifted") }
  }

  private mutating func cancel() {
    let effects = viewer.handle(.cancel, in: Self.tree)
    checkEnd(effects, .cancelled, of: finger)
    let expected = finger.map { [Request.Kind.touch(.cancelled, $0.point)] } ?? []
    finger = nil
    take(effects, expected)
    if drawn != nil { wrong.append("something is shown though the touch was taken back") }
  }

  /// Follows 6.1 LC1: it is there at the five sizes for accessibility alone.
  private mutating func changeTextSize() {
    isLarge = !dice.isDue(oneIn: 3)
    let sizes = isLarge ? Self.largeSizes : Self.otherSizes
    let effects = viewer.handle(.textSize(sizes.randomElement(using: &dice) ?? "large"), in: Self.tree)
    if !isLarge {
      checkEnd(effects, .cancelled, of: finger)
      finger?.due = nil
      finger?.isLeftToApp = true
    }
    take(effects, [])
    if viewer.isEnabled != isLarge { wrong.append("it is \(isLarge ? "not " : "")there at another size") }
    if !isLarge, drawn != nil { wrong.append("something is shown at an ordinary size") }
  }

  /// The app is told how it ends exactly where something may be shown.
  private mutating func checkEnd(_ effects: [Effect], _ phase: Request.TouchPhase, of finger: Finger?) {
    let isTold = effects.contains { effect in
      guard case .request(let request) = effect, let finger else { return false }
      return request.kind == .largeContent(phase, finger.point)
    }
    let isViewing = finger.map { $0.isHeld && !$0.isLeftToApp } ?? false
    if isTold != isViewing { wrong.append("the app is \(isTold ? "" : "not ")told how the press ends") }
  }

  private mutating func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    let isDue = finger?.due.map { $0 <= now } ?? false
    if isDue {
      finger?.due = nil
      finger?.isHeld = true
    }
    let effects = viewer.advance(to: now, in: Self.tree)
    if isDue, effects.isEmpty { wrong.append("a finger is held and nothing is asked") }
    take(effects, [])
  }

  // MARK: What the app does

  private mutating func changeBar() {
    if dice.isDue(oneIn: 3) { bar.takesOver = finger != nil }
    if dice.isDue(oneIn: 2) {
      let takesOver = bar.takesOver
      bar = dice.heldBar()
      bar.takesOver = takesOver
    }
    version = version.next
    take(viewer.observe(.changed(version, TreeDiff()), in: Self.tree), [])
  }

  /// Answers what it was asked first, by what lies there now.
  private mutating func answer() {
    guard !open.isEmpty else { return }
    let (request, touch) = open.removeFirst()
    var answer = Answer.handled(by: nil)
    if case .largeContent(let phase, let point) = request.kind, phase == .began || phase == .moved {
      answer = reply(phase, at: point)
    }
    if finger?.number == touch, finger?.question == request.id {
      finger?.question = nil
      if answer == .declined { finger?.isLeftToApp = true }
      if case .largeContent(let content) = answer { finger?.told.insert(content.item.title ?? "") }
    }
    take(viewer.observe(.answered(request.id, answer), in: Self.tree), [])
  }

  private mutating func reply(_ phase: Request.TouchPhase, at point: Point) -> Answer {
    if bar.takesOver { return .declined }
    guard let content = bar.front(at: point) else { return phase == .began ? .declined : .handled(by: nil) }
    guard content.isNothing else { return .largeContent(content) }
    if phase == .began, dice.isDue(oneIn: 2) { return .declined }
    return dice.isDue(oneIn: 2) ? .handled(by: nil) : .largeContent(content)
  }

  // MARK: What has to hold

  /// Takes in what followed; what the app is told of the finger has to be what the finger does.
  private mutating func take(_ effects: [Effect], _ expected: [Request.Kind]) {
    var told: [Request.Kind] = []
    for effect in effects {
      switch effect {
      case .request(let request):
        open.append((request, touches))
        switch request.kind {
        case .touch: told.append(request.kind)
        case .largeContent(let phase, let point):
          guard phase == .began || phase == .moved else { continue }
          finger?.question = request.id
          if finger?.isHeld != true || finger?.isLeftToApp == true || finger?.point != point {
            wrong.append("\(request.kind) is asked for")
          }
        default: wrong.append("nobody asked for \(request.kind)")
        }
      case .show(let overlay): drawn = overlay
      default: wrong.append("\(effect) is nothing that it does")
      }
    }
    if told != expected { wrong.append("the app is told \(told) and not \(expected)") }
  }

  /// Once everything is answered, what is shown is what lies under the finger.
  private mutating func settle() {
    for _ in 0..<1_000 where !open.isEmpty { answer() }
    if !open.isEmpty { return wrong.append("it never stops asking") }
    guard let finger, finger.isHeld, !finger.isLeftToApp else {
      if drawn != nil { wrong.append("something is shown though no finger is held") }
      return
    }
    comparedItems += 1
    // 6.1 LC2, LC3: the item that is held, and along the way the one beneath.
    if let content = bar.front(at: finger.point), !content.isNothing {
      wrong += content.faults(of: drawn, in: Self.screen, side: options.panel == .half ? 1 / 2 : 2 / 3)
    } else if let drawn, options.leaving == .hides || !finger.told.contains(drawn.title) {
      // 6.1 LC3, LC8: "where it leaves all items the panel goes (option `large.leaving`)".
      wrong.append("\"\(drawn.title)\" is shown beside all items")
    }
  }

  private mutating func place() -> Point {
    Point(x: Double.random(in: 0...400, using: &dice), y: Double.random(in: 640...800, using: &dice))
  }
}
