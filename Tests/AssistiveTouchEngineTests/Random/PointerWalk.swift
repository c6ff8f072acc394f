import AccessibilityModel
import AssistiveTouchEngine

/// A person who does anything with one pointer, on screens that change at any time.
struct PointerWalk {
  private var dice: SeededDice
  private var touch: AssistiveTouch
  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private var now = VirtualInstant.start
  private var asked: [Request] = []
  /// Fingers on the screen, as the app knows them.
  private var down: Set<Int> = []
  /// What did not hold, with the step.
  private(set) var violations: [String] = []

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    dice = SeededDice(state: seed)
    var options = AssistiveTouchOptions()
    options.snapping = dice.isDue(oneIn: 2) ? .edges : .sides
    options.covering = dice.isDue(oneIn: 2) ? .stays : .movesAway
    options.smallerScreen = dice.isDue(oneIn: 2) ? .scaled : .edges
    options.gesturePlace = dice.isDue(oneIn: 2) ? .recorded : .pointer
    options.fingerArrangement = dice.isDue(oneIn: 2) ? .row : .circle
    var settings = AssistiveTouchSettings()
    if dice.isDue(oneIn: 2) { settings.doubleTap = .function(.pinch) }
    if dice.isDue(oneIn: 2) { settings.longPress = .gesture("a") }
    settings.dwell.isOn = dice.isDue(oneIn: 2)
    settings.dwell.fallsBack = dice.isDue(oneIn: 2)
    for corner in DwellSettings.Corner.allCases {
      settings.dwell.corners[corner] = AssistiveFunction.allCases.randomElement(using: &dice).map {
        .function($0)
      }
    }
    touch = AssistiveTouch(options, settings: settings)
    tree = dice.touchedScreen()
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    check(touch.observe(.changed(version, TreeDiff()), in: tree), at: -1)
    for step in 0..<steps where violations.count < 5 {
      check(takeStep(), at: step)
      guard step % 100 == 99 else { continue }
      check(touch.handle(.release, in: tree), at: step)
      check(touch.handle(.move(.zero), in: tree), at: step)
      for _ in 0..<40 { check(wait(.seconds(700)), at: step) }
      if touch.isPlaying { violations.append("\(step): a gesture never ends") }
      if touch.nextDeadline != nil, asked.isEmpty { violations.append("\(step): it never comes to rest") }
    }
  }

  private mutating func takeStep() -> [Effect] {
    switch Int.random(in: 0...9, using: &dice) {
    case 0...5: return touch.handle(dice.pointerInput(), in: tree)
    case 6:
      tree = dice.touchedScreen()
      version = version.next
      return touch.observe(.changed(version, TreeDiff()), in: tree)
    case 7:
      guard !asked.isEmpty else { return [] }
      let answer: Answer = dice.isDue(oneIn: 2) ? .declined : .handled(by: nil)
      return touch.observe(.answered(asked.removeFirst().id, answer), in: tree)
    default: return wait(.milliseconds(Int64.random(in: 0...3_000, using: &dice)))
    }
  }

  private mutating func wait(_ duration: Duration) -> [Effect] {
    now = now.advanced(by: duration)
    let effects = touch.advance(to: now, in: tree)
    if let due = touch.nextDeadline, due <= now { violations.append("something is still due at \(now)") }
    return effects
  }

  /// Fingers come before they move and leave, five at most, and nothing leaves the screen.
  private mutating func check(_ effects: [Effect], at step: Int) {
    for effect in effects {
      switch effect {
      case .request(let request):
        asked.append(request)
        if asked.count > 40 { asked.removeFirst(20) }
        switch request.kind {
        case .touch(let phase, let point): check(.init(0, phase, point), at: step)
        case .fingers(let fingers):
          if Set(fingers.map(\.number)).count != fingers.count {
            violations.append("\(step): a finger twice")
          }
          for finger in fingers { check(finger, at: step) }
        case .scroll(let id, _), .zoom(let id, _):
          if !tree.contains(id) { violations.append("\(step): \(request) is about nothing") }
        default: violations.append("\(step): nobody asked for \(request.kind)")
        }
      case .show(let overlay?): check(overlay, at: step)
      case .system, .show(nil): break
      default: violations.append("\(step): \(effect) is nothing that it does")
      }
    }
  }

  private mutating func check(_ finger: Request.Finger, at step: Int) {
    let isNew = finger.phase == .began
    if isNew == down.contains(finger.number) {
      violations.append(
        "\(step): finger \(finger.number) \(finger.phase) though it is \(isNew ? "" : "not ")there")
    }
    if finger.phase == .began { down.insert(finger.number) }
    if finger.phase == .ended || finger.phase == .cancelled { down.remove(finger.number) }
    if down.subtracting([0]).count > 5 { violations.append("\(step): more than five fingers") }
  }

  private mutating func check(_ overlay: Overlay, at step: Int) {
    guard let screen = tree.root.flatMap({ tree[$0]?.frame }), screen.size.width > 100 else { return }
    let places = [overlay.pointing?.pointer, overlay.pointing?.button?.center].compactMap(\.self)
    if !places.allSatisfy(screen.contains) {
      violations.append("\(step): the pointer or the button left the screen")
    }
    if overlay.pointing?.button != nil, !overlay.marks.isEmpty {
      violations.append("\(step): the button covers its menu")
    }
    if !overlay.marks.allSatisfy({ screen.contains($0.frame.center) }) {
      violations.append("\(step): an entry of the menu cannot be pressed")
    }
  }
}

extension SeededDice {
  fileprivate mutating func place() -> Point {
    let odd = [Point(x: .nan, y: 0), Point(x: -1e9, y: 40), Point(x: 1e300, y: .infinity)]
    if isDue(oneIn: 20) { return odd.randomElement(using: &self) ?? .zero }
    return Point(x: Double.random(in: -20...820, using: &self), y: Double.random(in: -20...820, using: &self))
  }

  /// Anything that a person can do.
  fileprivate mutating func pointerInput() -> AssistiveTouch.Input {
    let names = [
      "a", "A", "b", "", "Device", "More", "Custom", "Pinch", "Next Page", "Back", "Home", "nothing",
    ]
    let name = names.randomElement(using: &self) ?? ""
    switch Int.random(in: 0...20, using: &self) {
    case 0...4: return .move(place())
    case 5...7: return .press
    case 8: return .hold
    case 9: return .release
    case 10: return .mouseButton(Int.random(in: 0...9, using: &self))
    case 11: return .menu
    case 12: return .choose(name)
    case 13, 14: return .perform(.function(AssistiveFunction.allCases.randomElement(using: &self) ?? .tap))
    case 15: return .moveButton(place())
    case 16: return isDue(oneIn: 2) ? .rest(nil) : .rest(.seconds(Int.random(in: -5...90, using: &self)))
    case 17: return isDue(oneIn: 2) ? .record(name) : .stopRecording
    case 18: return .finger(Int.random(in: -1...7, using: &self), isDue(oneIn: 3) ? nil : place())
    case 19: return isDue(oneIn: 5) ? .remove(name) : .play(name)
    default:
      let key = AssistiveTouch.settingKeys.randomElement(using: &self)?.name ?? ""
      let values = ["on", "off", "none", "1", "0.25", "home, device", "gesture a", "tap", "x"]
      return .set(key, values.randomElement(using: &self) ?? "")
    }
  }

  /// A screen of any size with buttons anywhere.
  fileprivate mutating func touchedScreen() -> AccessibilityTree {
    let sizes = [
      Size(width: 400, height: 800), Size(width: 800, height: 400), Size(width: 60, height: 40), .zero,
    ]
    let size = sizes.randomElement(using: &self) ?? .zero
    let children = (0..<Int.random(in: 0...8, using: &self)).map { index in
      AccessibilityNode.stop(
        isDue(oneIn: 4) ? nil : "Item", traits: isDue(oneIn: 3) ? Traits(rawValue: next() & next()) : .button,
        frame: Rect(
          x: Double.random(in: -50...800, using: &self), y: Double.random(in: -50...800, using: &self),
          width: 90,
          height: 60), id: ElementID(slot: UInt32(index + 1)))
    }
    return AccessibilityTree(
      .container(frame: Rect(origin: .zero, size: size), id: ElementID(slot: 0), children))
  }
}
