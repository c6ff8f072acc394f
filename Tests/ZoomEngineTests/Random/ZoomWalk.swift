import AccessibilityModel
import ZoomEngine

/// A person who magnifies, pans, chooses and goes elsewhere at any time, on screens that change at any time.
struct ZoomWalk {
  /// The lists that can be open.
  private enum List {
    case main
    case filters
  }

  private static let filters: [(words: String, filter: Magnification.Filter)] = [
    ("None", .none), ("Inverted", .inverted), ("Grayscale", .grayscale),
    ("Grayscale Inverted", .grayscaleInverted), ("Low Light", .lowLight),
  ]
  private static let words = [
    "Zoom In", "Zoom Out", "Window Zoom", "window zoom", "Full Screen Zoom", "Resize Lens", "Choose Filter",
    "Show Controller", "Hide Controller", "Nonsense",
  ]

  private var dice: SeededDice
  private var zoom: Zoom
  private var plain: PlainZoom
  private var screen: ZoomedScreen
  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private var list: List?
  private var drawn: Overlay?
  /// What did not hold, with the step.
  private(set) var violations: [String] = []
  /// How often what is drawn was compared with the rules while something was magnified.
  private(set) var comparedViews = 0

  /// Begins a walk that is the same for the same seed.
  init(seed: UInt64) {
    dice = SeededDice(state: seed)
    var options = ZoomOptions()
    options.panning = dice.isDue(oneIn: 2) ? .content : .view
    options.following = dice.isDue(oneIn: 3) ? .center : .nearest
    options.levelDrag = dice.isDue(oneIn: 2) ? .doubling : .adding
    options.keys = dice.isDue(oneIn: 8) ? .none : .optionCommand
    var settings = ZoomSettings()
    settings.region = dice.isDue(oneIn: 2) ? .window : .fullScreen
    settings.level = [1.5, 2, 3].randomElement(using: &dice) ?? 2
    settings.maximumLevel = Double.random(in: 1...16, using: &dice)
    settings.followsFocus = !dice.isDue(oneIn: 6)
    settings.hasKeyboardShortcuts = !dice.isDue(oneIn: 8)
    screen = dice.zoomedScreen()
    tree = screen.tree
    zoom = Zoom(options, settings: settings)
    plain = PlainZoom(options, settings, on: screen.frame)
  }

  /// Takes so many steps; the first few things that do not hold are kept.
  mutating func run(steps: Int) {
    for step in 0..<steps where violations.count < 5 {
      let action: String
      if dice.isDue(oneIn: 7) {
        action = "the screen changes"
        check(changeScreen(), action, at: step)
      } else {
        let input = input()
        action = "\(input)"
        check(perform(input), action, at: step)
      }
      if plain.isOn { comparedViews += 1 }
      if step % 20 == 19 { checkNames(action, at: step) }
    }
  }

  private mutating func changeScreen() -> [Effect] {
    let before = (screen: screen, tree: tree)
    if dice.isDue(oneIn: 3) { screen = dice.zoomedScreen() } else { dice.change(&screen) }
    tree = screen.tree
    version = version.next
    plain.see(before.screen, become: screen)
    return zoom.observe(.changed(version, before.tree.diff(to: tree)), in: tree)
  }

  // MARK: What a person does

  private mutating func input() -> Zoom.Input {
    switch Int.random(in: 0...15, using: &dice) {
    case 0...1: return .toggle
    case 2...4: return .pan(x: distance(), y: distance())
    case 5...6: return .changeLevel(up: Double(Int.random(in: -30...40, using: &dice)) * 10)
    case 7: return .menu
    case 8...9:
      let words = Self.words + Self.filters.map { $0.words }
      return .choose(words.randomElement(using: &dice) ?? "")
    case 10: return .moveLens(x: distance(), y: distance())
    case 11:
      let width = Double.random(in: 20...900, using: &dice)
      return .resizeLens(Size(width: width, height: Double.random(in: 20...900, using: &dice)))
    case 12...13: return .key(ZoomKey.allCases.randomElement(using: &dice) ?? .toggle)
    default: return .follow(ElementID(slot: UInt32.random(in: 1...9, using: &dice)))
    }
  }

  private mutating func distance() -> Double {
    let odd = [Double.nan, .infinity, 1e9, 0]
    if dice.isDue(oneIn: 25) { return odd.randomElement(using: &dice) ?? 0 }
    return Double.random(in: -300...300, using: &dice)
  }

  private mutating func perform(_ input: Zoom.Input) -> [Effect] {
    var isLensOpen = false
    switch input {
    case .toggle:
      list = nil
      plain.toggle()
    case .pan(let x, let y): if x.isFinite, y.isFinite { plain.pan(x, y) }
    case .changeLevel(let distance): plain.drag(up: distance)
    case .menu: list = list == nil ? .main : nil
    case .choose(let words): isLensOpen = choose(words)
    case .moveLens(let x, let y): if x.isFinite, y.isFinite { plain.moveLens(x, y) }
    case .resizeLens(let size): plain.resizeLens(size)
    case .key(let key): plain.press(key)
    case .follow(let id): plain.follow(screen.elements.first { $0.id == id })
    }
    let effects = zoom.handle(input, in: tree)
    // Which sizes the menu offers no rule says.
    if isLensOpen { plain.settings.lens = zoom.settings.lens }
    return effects
  }

  /// 7.2 Menu: "zoom out, region, filters, lens, controller"; true where the lens gets another size.
  private mutating func choose(_ words: String) -> Bool {
    guard let entry = entries.first(where: { $0.lowercased() == words.lowercased() }) else { return false }
    list = nil
    switch entry {
    case "Zoom In", "Zoom Out": plain.toggle()
    case "Window Zoom", "Full Screen Zoom":
      plain.choose(entry == "Window Zoom" ? .window : .fullScreen)
      if !plain.isOn { plain.toggle() }
    case "Resize Lens":
      plain.resizeLens()
      return true
    case "Choose Filter": list = .filters
    case "Show Controller": plain.settings.showsController = true
    case "Hide Controller": plain.settings.showsController = false
    default:
      guard let chosen = Self.filters.first(where: { $0.words == entry }) else { return false }
      plain.settings.filter = chosen.filter
    }
    return false
  }

  /// What the open list offers.
  private var entries: [String] {
    switch list {
    case nil: return []
    case .filters: return Self.filters.map { $0.words }
    case .main:
      let isLens = plain.settings.region == .window
      var entries = [plain.isOn ? "Zoom Out" : "Zoom In", isLens ? "Full Screen Zoom" : "Window Zoom"]
      if isLens, plain.isOn { entries.append("Resize Lens") }
      entries.append("Choose Filter")
      return entries + [plain.settings.showsController ? "Hide Controller" : "Show Controller"]
    }
  }

  // MARK: What has to hold

  private mutating func check(_ effects: [Effect], _ action: String, at step: Int) {
    var wrong: [String] = []
    for effect in effects {
      if case .show(let overlay) = effect {
        drawn = overlay
      } else {
        wrong.append("\(effect) is no drawing")
      }
    }
    let isDrawn = drawn?.magnification == zoom.magnification(in: tree)
    if !isDrawn { wrong.append("what is drawn is not what is seen") }
    wrong += plain.compare(drawn?.magnification)
    let words = drawn?.marks.map(\.text) ?? []
    if words != entries { wrong.append("the menu offers \(words) and not \(entries)") }
    if zoom.settings.showsController != plain.settings.showsController {
      wrong.append("the controller is \(plain.settings.showsController ? "not " : "")there")
    }
    violations += wrong.map { "\(step), \(action): \($0)" }
  }

  /// What is told to be seen lies in what is magnified, and nothing else is told so.
  private mutating func checkNames(_ action: String, at step: Int) {
    guard let part = drawn?.magnification?.visible else { return }
    for element in screen.elements {
      guard let name = element.label?.string else { continue }
      let isTold = zoom.mismatch(with: .shows(name), in: tree) == nil
      let (strict, lax) = (isSeen(element.frame, in: part, 0.005), isSeen(element.frame, in: part, 0.02))
      if strict == lax, isTold != strict {
        violations.append("\(step), \(action): \(name) is \(isTold ? "" : "not ")told to be seen in \(part)")
      }
    }
  }

  /// True where all is seen of a rectangle that lies on the screen, or nothing else is where it is too long.
  private func isSeen(_ frame: Rect, in part: Rect, _ slack: Double) -> Bool {
    func holds(_ start: Double, _ end: Double, _ first: Double, _ last: Double) -> Bool {
      if end - start <= last - first { return start >= first - slack && end <= last + slack }
      return start <= first + slack && end >= last - slack
    }
    let all = screen.frame
    let isNear =
      frame.minX < part.maxX && frame.maxX > part.minX && frame.minY < part.maxY && frame.maxY > part.minY
    return isNear && holds(max(frame.minX, all.minX), min(frame.maxX, all.maxX), part.minX, part.maxX)
      && holds(max(frame.minY, all.minY), min(frame.maxY, all.maxY), part.minY, part.maxY)
  }
}
