import AccessibilityModel

extension Zoom {
  /// The smallest size of a lens, in points.
  private static let smallestLens = Size(width: 80, height: 60)

  /// The whole screen.
  func screen(of tree: AccessibilityTree) -> Rect {
    let screen = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    return screen.isEmpty ? tree.usableStops().reduce(screen) { $0.union($1.outline) } : screen
  }

  /// The part of the screen that shows the magnified picture.
  func window(in tree: AccessibilityTree) -> Rect {
    let screen = screen(of: tree)
    guard settings.region == .window else { return screen }
    let size = Size(
      width: min(max(settings.lens.width, Self.smallestLens.width), screen.size.width),
      height: min(max(settings.lens.height, Self.smallestLens.height), screen.size.height))
    let origin =
      lensOrigin
      ?? Point(x: screen.center.x - size.width / 2, y: screen.center.y - size.height / 2)
    return Rect(
      x: min(max(origin.x, screen.minX), screen.maxX - size.width),
      y: min(max(origin.y, screen.minY), screen.maxY - size.height), width: size.width, height: size.height)
  }

  /// The part of the screen that is seen magnified.
  func seen(in tree: AccessibilityTree) -> Rect {
    let window = window(in: tree)
    let middle = clamped(center ?? window.center, in: tree)
    let (width, height) = (window.size.width / level, window.size.height / level)
    return Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// The nearest point around which nothing beyond the screen is seen.
  func clamped(_ point: Point, in tree: AccessibilityTree) -> Point {
    let (screen, window) = (screen(of: tree), window(in: tree))
    let (x, y) = (window.size.width / level / 2, window.size.height / level / 2)
    return Point(
      x: min(max(point.x, screen.minX + x), max(screen.maxX - x, screen.minX + x)),
      y: min(max(point.y, screen.minY + y), max(screen.maxY - y, screen.minY + y)))
  }

  mutating func recenter(on point: Point?, in tree: AccessibilityTree) {
    let wanted = point ?? window(in: tree).center
    guard wanted.x.isFinite, wanted.y.isFinite else { return }
    center = clamped(wanted, in: tree)
  }

  /// Puts the lens where all of it is on the screen.
  mutating func keepLensOnScreen(in tree: AccessibilityTree) {
    if lensOrigin != nil { lensOrigin = window(in: tree).origin }
  }
}
