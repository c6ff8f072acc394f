import AccessibilityModel

extension Zoom {
  /// Takes in what the person did.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    switch input {
    case .toggle:
      openList = nil
      return toggle(in: tree)
    case .menu:
      openList = openList == nil ? .main : nil
      return shown(in: tree)
    case .choose(let words): return choose(words, in: tree)
    case .pan(let x, let y): return pan(x, y, in: tree)
    case .changeLevel(let distance):
      guard distance.isFinite else { return [] }
      return set(options.levelDrag.level(isZoomed ? level : 1, draggedBy: distance), in: tree)
    case .moveLens(let x, let y):
      guard isZoomed, settings.region == .window, x.isFinite, y.isFinite else { return [] }
      return moveLens(x, y, in: tree)
    case .resizeLens(let size):
      guard size.width.isFinite, size.height.isFinite else { return [] }
      settings.lens = size
      keepLensOnScreen(in: tree)
      guard isZoomed else { return [] }
      recenter(on: center, in: tree)
      return shown(in: tree)
    case .key(let key): return press(key, in: tree)
    case .follow(let id): return follow(id, in: tree)
    }
  }

  /// Magnifies, or no longer; the level and the place are those of the last time.
  mutating func toggle(in tree: AccessibilityTree) -> [Effect] {
    isZoomed.toggle()
    if isZoomed {
      if level <= 1 { level = min(max(settings.level, 1), settings.maximumLevel) }
      keepLensOnScreen(in: tree)
      recenter(on: center, in: tree)
    }
    return shown(in: tree)
  }

  /// Magnifies so many times, not at all below once, and no more than is set.
  private mutating func set(_ newLevel: Double, in tree: AccessibilityTree) -> [Effect] {
    level = min(max(newLevel, 1), settings.maximumLevel)
    isZoomed = level > 1
    if isZoomed { recenter(on: center, in: tree) }
    return shown(in: tree)
  }

  /// Moves what is seen, or the lens, as three fingers do.
  private mutating func pan(_ x: Double, _ y: Double, in tree: AccessibilityTree) -> [Effect] {
    guard isZoomed, x.isFinite, y.isFinite else { return [] }
    if settings.region == .window { return moveLens(x, y, in: tree) }
    let sign = options.panning == .content ? -1.0 : 1.0
    let from = center ?? screen(of: tree).center
    recenter(on: Point(x: from.x + sign * x / level, y: from.y + sign * y / level), in: tree)
    return shown(in: tree)
  }

  /// Moves the lens; it shows what lies beneath it.
  private mutating func moveLens(_ x: Double, _ y: Double, in tree: AccessibilityTree) -> [Effect] {
    let lens = window(in: tree)
    lensOrigin = Point(x: lens.minX + x, y: lens.minY + y)
    keepLensOnScreen(in: tree)
    recenter(on: window(in: tree).center, in: tree)
    return shown(in: tree)
  }

  private mutating func press(_ key: ZoomKey, in tree: AccessibilityTree) -> [Effect] {
    guard settings.hasKeyboardShortcuts, options.keys == .optionCommand else { return [] }
    let seen = seen(in: tree)
    let step = (x: seen.size.width / 4, y: seen.size.height / 4)
    switch key {
    case .toggle: return toggle(in: tree)
    case .closer: return set((isZoomed ? level : 1) + 0.5, in: tree)
    case .farther: return isZoomed ? set(level - 0.5, in: tree) : []
    case .region:
      settings.region = settings.region == .window ? .fullScreen : .window
      keepLensOnScreen(in: tree)
      if isZoomed { recenter(on: center, in: tree) }
      return isZoomed || openList != nil ? shown(in: tree) : []
    case .left: return look(by: -step.x, 0, in: tree)
    case .right: return look(by: step.x, 0, in: tree)
    case .up: return look(by: 0, -step.y, in: tree)
    case .down: return look(by: 0, step.y, in: tree)
    }
  }

  private mutating func look(by x: Double, _ y: Double, in tree: AccessibilityTree) -> [Effect] {
    guard isZoomed else { return [] }
    let from = center ?? window(in: tree).center
    recenter(on: Point(x: from.x + x, y: from.y + y), in: tree)
    return shown(in: tree)
  }

  /// Draws what is seen now, and the open menu.
  mutating func shown(in tree: AccessibilityTree) -> [Effect] {
    let magnification = magnification(in: tree)
    drawn = magnification
    guard magnification != nil || menu != nil else { return [.show(nil)] }
    let marks = menu?.words.map { Overlay.Mark($0) } ?? []
    var overlay = Overlay(.zoom, title: menu?.title ?? "", marks: marks, rules: options.rules)
    overlay.magnification = magnification
    return [.show(overlay)]
  }
}
