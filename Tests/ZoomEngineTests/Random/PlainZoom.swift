import AccessibilityModel
import Foundation
import ZoomEngine

/// What the rules say is magnified, kept by plain arithmetic and by nothing of Zoom's.
///
/// Where no rule says how far something goes, such as the step of a key, it says which way, and takes over
/// what was done.
/// - Source: Behaviour 7.2
struct PlainZoom {
  /// How the middle of what is seen moves.
  enum Move {
    /// Not at all, but where the edges of the screen need it.
    case stays
    /// To that point, or as near to it as the edges let it be.
    case to(Point)
    /// Some way in that direction, or not at all at the edge.
    case towards(x: Double, y: Double)
    /// To the middle of the window: what lies beneath is seen.
    case beneath
    /// As far as brings a rectangle into sight, the nearest way or to the middle.
    case follow(Rect)
    /// No rule says how.
    case anywhere
  }

  /// How the level changes.
  enum Level {
    /// Not at all.
    case stays
    /// To that level, or to the nearest one that can be set; at once or less nothing is magnified.
    case to(Double)
    /// It rises, up to the highest.
    case up
    /// It falls, or nothing is magnified any more.
    case down
  }

  /// The choice for every open question.
  let options: ZoomOptions
  /// What the person set.
  var settings: ZoomSettings
  /// The whole screen.
  private(set) var screen: Rect
  /// True while something is magnified.
  private(set) var isOn = false
  /// How many times larger the picture is, while it is magnified.
  private(set) var level: Double
  /// The middle of what is seen; `nil` before anything was.
  private(set) var middle: Point?
  /// The part of the screen that shows the picture, while there is one.
  private(set) var window = Rect.zero
  private var move = Move.stays
  private var change = Level.stays
  /// True where the lens may be elsewhere, or have another size, for no rule says which.
  private var mayLensChange = false
  /// Where the lens has to be; its size is that of the lens.
  private var lens: Rect?

  /// Begins where nothing is magnified yet.
  init(_ options: ZoomOptions, _ settings: ZoomSettings, on screen: Rect) {
    self.options = options
    self.settings = settings
    self.screen = screen
    level = min(settings.level, settings.maximumLevel)
  }

  private var isLens: Bool { settings.region == .window }

  // MARK: What is done

  /// 7.2 Toggle.
  mutating func toggle() {
    isOn.toggle()
    mayLensChange = true
    if isOn, level <= 1 { level = min(settings.level, settings.maximumLevel) }
  }

  /// 7.2 Pan: "The content goes with the fingers (option `zoom.panning`)"; of a lens no rule says what moves.
  mutating func pan(_ x: Double, _ y: Double) {
    guard isOn else { return }
    if isLens {
      move = .anywhere
      mayLensChange = true
    } else if let middle {
      let way = options.panning == .content ? -1 / level : 1 / level
      move = .to(Point(x: middle.x + x * way, y: middle.y + y * way))
    }
  }

  /// 7.2 Level: "every 100 points double it (option `zoom.levelDrag`)".
  mutating func drag(up distance: Double) {
    let from = isOn ? level : 1
    let isDoubling = options.levelDrag == .doubling
    change = .to(isDoubling ? from * exp2(distance / 100) : from + distance / 100)
    mayLensChange = !isOn
  }

  /// 7.2 Region: "The full screen, or a lens".
  mutating func choose(_ region: ZoomSettings.Region) {
    settings.region = region
    mayLensChange = true
  }

  /// 7.2 Region: the lens "is moved by its handle", and stays on the screen.
  mutating func moveLens(_ x: Double, _ y: Double) {
    guard isOn, isLens else { return }
    lens = Rect(
      x: min(max(window.minX + x, screen.minX), screen.maxX - window.size.width),
      y: min(max(window.minY + y, screen.minY), screen.maxY - window.size.height),
      width: window.size.width, height: window.size.height)
    move = .beneath
  }

  /// 7.2 Region: the lens is "resized".
  mutating func resizeLens(_ size: Size? = nil) {
    if let size { settings.lens = size }
    mayLensChange = true
  }

  /// 7.2 Keys: "Keyboard shortcuts zoom in, out and along (option `zoom.keys`)".
  mutating func press(_ key: ZoomKey) {
    guard settings.hasKeyboardShortcuts, options.keys == .optionCommand else { return }
    switch key {
    case .toggle: toggle()
    case .closer:
      change = .up
      mayLensChange = !isOn
    case .farther: if isOn { change = .down }
    case .region: choose(isLens ? .fullScreen : .window)
    case .left: if isOn { move = .towards(x: -1, y: 0) }
    case .right: if isOn { move = .towards(x: 1, y: 0) }
    case .up: if isOn { move = .towards(x: 0, y: -1) }
    case .down: if isOn { move = .towards(x: 0, y: 1) }
    }
  }

  /// 7.2 Follow focus, 7.2 Text cursor: the place where is typed, else all of the element.
  mutating func follow(_ element: AccessibilityElement?) {
    guard isOn, settings.followsFocus, let element else { return }
    let caret = element.traits.contains(.isEditing) ? element.textContent?.caret : nil
    move = .follow(caret ?? element.frame)
    mayLensChange = isLens
  }

  /// The app shows something else, perhaps on a screen that was turned.
  mutating func see(_ before: ZoomedScreen, become after: ZoomedScreen) {
    screen = after.frame
    mayLensChange = before.frame != after.frame
    if let typed = after.editing, !before.elements.contains(typed) { follow(typed) }
  }

  // MARK: What is seen then

  /// Compares what is drawn with the rules, and takes over what they leave open; answers what does not hold.
  mutating func compare(_ drawn: Magnification?) -> [String] {
    defer {
      move = .stays
      change = .stays
      mayLensChange = false
      lens = nil
    }
    var wrong = changeLevel(drawn)
    guard let drawn else { return isOn ? wrong + ["nothing is magnified"] : wrong }
    guard isOn else { return wrong + ["something is magnified"] }
    if !near(drawn.level, level) { wrong.append("the level is \(drawn.level) and not \(level)") }
    if drawn.level <= 1 || drawn.level > settings.maximumLevel {
      wrong.append("the level \(drawn.level) is beyond its limits")
    }
    level = drawn.level
    if drawn.filter != settings.filter { wrong.append("the filter is \(drawn.filter)") }
    if drawn.isLens != isLens { wrong.append(isLens ? "there is no lens" : "there is a lens") }
    wrong += compareWindow(drawn.window)
    wrong += compareMiddle(drawn.center)
    return wrong
  }

  /// 7.2 Level, 7.2 Maximum: never more than is set, and nothing is magnified at once or less.
  private mutating func changeLevel(_ drawn: Magnification?) -> [String] {
    let from = isOn ? level : 1
    switch change {
    case .stays: return []
    case .to(let wanted):
      // Rounding decides where it is exactly once.
      isOn = near(wanted, 1) ? drawn != nil : wanted > 1
      level = min(max(wanted, 1), settings.maximumLevel)
      return []
    case .up:
      isOn = true
      level = drawn?.level ?? level
      let rises = level > from || near(from, settings.maximumLevel)
      return rises ? [] : ["the level does not rise from \(from)"]
    case .down:
      isOn = drawn != nil
      level = drawn?.level ?? 1
      return level < from ? [] : ["the level does not fall from \(from)"]
    }
  }

  /// 7.2 Region: all of the screen, or a lens that lies on it.
  private mutating func compareWindow(_ drawn: Rect) -> [String] {
    defer { window = drawn }
    guard isLens else { return near(drawn, screen) ? [] : ["the window \(drawn) is not the screen"] }
    var wrong: [String] = []
    if !holds(screen, drawn) { wrong.append("the lens \(drawn) leaves the screen") }
    // How small a lens can be is nowhere said.
    if settings.lens.width >= 100, settings.lens.height >= 100 {
      let width = min(settings.lens.width, screen.size.width)
      let height = min(settings.lens.height, screen.size.height)
      if !near(drawn.size.width, width) || !near(drawn.size.height, height) {
        wrong.append("the lens has the size \(drawn.size)")
      }
    }
    if let lens {
      if !near(lens, drawn) { wrong.append("the lens is at \(drawn) and not at \(lens)") }
    } else if !mayLensChange, !near(drawn, window) {
      wrong.append("the lens went from \(window) to \(drawn)")
    }
    return wrong
  }

  /// 7.2 Pan, 7.2 Follow focus: where the middle goes, and that nothing beyond the screen is seen.
  private mutating func compareMiddle(_ drawn: Point) -> [String] {
    defer { middle = drawn }
    let half = Size(width: window.size.width / level / 2, height: window.size.height / level / 2)
    let seen = Rect(
      x: drawn.x - half.width, y: drawn.y - half.height, width: 2 * half.width, height: 2 * half.height)
    var wrong = holds(screen, seen) ? [] : ["what lies beyond the screen is seen: \(seen)"]
    func clamped(_ point: Point) -> Point {
      Point(
        x: min(max(point.x, screen.minX + half.width), screen.maxX - half.width),
        y: min(max(point.y, screen.minY + half.height), screen.maxY - half.height))
    }
    let before = middle ?? window.center
    let wanted: Point
    switch move {
    case .stays: wanted = before
    case .to(let point): wanted = point
    case .beneath: wanted = window.center
    case .anywhere: return wrong
    case .towards(let x, let y):
      let (right, down) = (drawn.x - before.x, drawn.y - before.y)
      let isStuck = near(clamped(Point(x: before.x + x, y: before.y + y)), before)
      let isRight = x == 0 ? near(right, 0) : right * x > 0 || isStuck
      let isDown = y == 0 ? near(down, 0) : down * y > 0 || isStuck
      return isRight && isDown ? wrong : wrong + ["from \(before) it went to \(drawn)"]
    case .follow(let frame):
      if options.following == .center {
        wanted = frame.center
      } else {
        let start = clamped(before)
        wanted = Point(
          x: nearest(start.x, half.width, frame.minX, frame.maxX),
          y: nearest(start.y, half.height, frame.minY, frame.maxY))
      }
    }
    let place = clamped(wanted)
    if !near(place, drawn) { wrong.append("the middle is \(drawn) and not \(place)") }
    return wrong
  }

  /// The middle nearest to another one around which all of a stretch is seen, or its beginning if it is long.
  private func nearest(_ middle: Double, _ half: Double, _ start: Double, _ end: Double) -> Double {
    end - start > 2 * half ? start + half : min(max(middle, end - half), start + half)
  }

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  private func near(_ one: Point, _ other: Point) -> Bool { near(one.x, other.x) && near(one.y, other.y) }

  private func near(_ one: Rect, _ other: Rect) -> Bool {
    near(one.minX, other.minX) && near(one.minY, other.minY) && near(one.maxX, other.maxX)
      && near(one.maxY, other.maxY)
  }

  /// True where a rectangle lies inside another one.
  private func holds(_ outer: Rect, _ inner: Rect) -> Bool {
    let slack = 1e-6
    return inner.minX >= outer.minX - slack && inner.minY >= outer.minY - slack
      && inner.maxX <= outer.maxX + slack && inner.maxY <= outer.maxY + slack
  }
}
