package import AccessibilityModel

/// The status bar and the home indicator that a phone draws over an app.
///
///     SystemBars(time: "9:41", screen: size, top: 47, hasHomeIndicator: true, isDark: false).draw(into: &list)
package struct SystemBars: Hashable, Sendable {
  private let time: String
  private let screen: Size
  private let top: Double
  private let hasHomeIndicator: Bool
  private let isMirrored: Bool
  private let paint: Paint
  private let faint: Paint

  /// Makes the bars of a device.
  ///
  /// - Parameters:
  ///   - time: The time as the person's language writes it.
  ///   - screen: Size of the screen, in points.
  ///   - top: Height that the status bar covers, in points; 0 where there is none.
  ///   - hasHomeIndicator: False where the device has a button below its screen.
  ///   - isDark: True where the bars are light on a dark screen.
  ///   - isMirrored: True where the time is on the right.
  package init(
    time: String, screen: Size, top: Double, hasHomeIndicator: Bool, isDark: Bool, isMirrored: Bool = false
  ) {
    self.time = time
    self.screen = screen
    self.top = top
    self.hasHomeIndicator = hasHomeIndicator
    self.isMirrored = isMirrored
    let color: PaintColor = isDark ? .white : .black
    paint = .color(color)
    faint = .color(color.opacity(0.4))
  }

  /// Draws the bars over what a list draws.
  package func draw(into list: inout DisplayList) {
    if top > 0 { drawStatusBar(into: &list) }
    if hasHomeIndicator {
      let width = min(screen.width, screen.height) * 0.36
      list.fill(
        Rect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5),
        cornerRadius: 2.5,
        with: paint)
    }
  }

  /// True where the bar lies on both sides of a camera.
  private var isTall: Bool { top >= 40 }

  /// The middle of the bar's line, in points from the upper edge.
  private var middle: Double { isTall ? top * 0.54 : top / 2 }

  private func drawStatusBar(into list: inout DisplayList) {
    let words = OverlayText(time, size: isTall ? 17 : 12, width: screen.width / 3)
    let left = isTall ? max(16, screen.width * 0.165 - words.size.width / 2) : 8
    let place = mirrored(
      Rect(x: left, y: middle - words.size.height / 2, width: words.size.width, height: words.size.height))
    if case .color(let color) = paint { words.draw(at: place.origin, in: color, into: &list) }
    let scale = isTall ? 1.0 : 0.75
    let right = screen.width - (isTall ? 26 : 8)
    drawBattery(endingAt: right, scale, into: &list)
    drawWifi(around: right - 43.5 * scale, scale, into: &list)
    drawSignal(endingAt: right - 56 * scale, scale, into: &list)
  }

  /// Four bars, each higher than the one before.
  private func drawSignal(endingAt right: Double, _ scale: Double, into list: inout DisplayList) {
    for index in 0..<4 {
      let height = (4 + Double(index) * 2.5) * scale
      let left = right - (18 - Double(index) * 5) * scale
      let bar = Rect(x: left, y: middle + 6 * scale - height, width: 3 * scale, height: height)
      list.fill(mirrored(bar), cornerRadius: scale, with: paint)
    }
  }

  /// Two arcs over a point.
  private func drawWifi(around x: Double, _ scale: Double, into list: inout DisplayList) {
    let center = Point(x: isMirrored ? screen.width - x : x, y: middle + 5 * scale)
    let line = StrokeLine(width: 2 * scale, cap: .butt)
    for radius in [5.5, 10] { list.stroke(arc(around: center, radius * scale), with: paint, line: line) }
    let dot = 2.2 * scale
    list.fill(
      Path(ellipseIn: Rect(x: center.x - dot, y: center.y - dot - scale, width: 2 * dot, height: 2 * dot)),
      with: paint)
  }

  /// A battery that is full.
  private func drawBattery(endingAt right: Double, _ scale: Double, into list: inout DisplayList) {
    let (width, height) = (25 * scale, 12 * scale)
    let body = Rect(x: right - width - 2 * scale, y: middle - height / 2, width: width, height: height)
    list.stroke(
      Path(roundedRect: mirrored(body), cornerRadius: 3.5 * scale), with: faint,
      line: StrokeLine(width: scale))
    list.fill(mirrored(body.inset(2 * scale)), cornerRadius: 2 * scale, with: paint)
    let nub = Rect(x: right - scale, y: middle - 2 * scale, width: 1.5 * scale, height: 4 * scale)
    list.fill(mirrored(nub), cornerRadius: 0.7 * scale, with: faint)
  }

  /// A quarter of a circle over its middle.
  private func arc(around center: Point, _ radius: Double) -> Path {
    let half = radius * 0.5.squareRoot()
    let reach = half * 0.5523
    return Path([
      .move(Point(x: center.x - half, y: center.y - half)),
      .cubic(
        Point(x: center.x + half, y: center.y - half),
        control1: Point(x: center.x - half + reach, y: center.y - half - reach),
        control2: Point(x: center.x + half - reach, y: center.y - half - reach)),
    ])
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: screen.width - rect.maxX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}
