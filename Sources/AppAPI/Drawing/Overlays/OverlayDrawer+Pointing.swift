internal import AccessibilityModel
internal import Foundation

extension OverlayDrawer {
  /// Draws a floating button, its menu, fingers, and the pointer in front of them.
  ///
  /// - Source: Behaviour 7.3
  func drawPointing(_ overlay: Overlay, into list: inout DisplayList) {
    let pointing = overlay.pointing ?? Overlay.Pointing()
    if let button = pointing.button { drawButton(button, opacity: pointing.opacity, into: &list) }
    if !overlay.panel.isEmpty {
      drawMenu(overlay, into: &list)
    } else {
      drawBanner(overlay.title.isEmpty ? pointing.function : overlay.title, into: &list)
    }
    for finger in pointing.fingers { drawFinger(at: finger, into: &list) }
    if let pointer = pointing.pointer { drawPointer(at: pointer, pointing.progress, into: &list) }
  }

  /// Rings in each other on a dark square, lighter towards the middle.
  private func drawButton(_ frame: Rect, opacity: Double, into list: inout DisplayList) {
    list.layer(DrawLayer(opacity: opacity)) { list in
      drawBackground(of: frame, radius: frame.size.width / 4, into: &list)
      for (part, light) in [(0.36, 0.35), (0.27, 0.6), (0.18, 1.0)] {
        let rect = Self.square(around: frame.center, radius: frame.size.width * part)
        list.fill(Path(ellipseIn: rect), with: .color(.white.opacity(light)))
      }
    }
  }

  /// A panel with the words of each entry in its place.
  private func drawMenu(_ overlay: Overlay, into list: inout DisplayList) {
    drawBackground(of: overlay.panel, radius: 20, into: &list)
    let title = OverlayText(overlay.title, size: 13, weight: .bold, width: overlay.panel.size.width - 24)
    title.draw(
      at: Point(x: overlay.panel.minX + 12, y: overlay.panel.minY + 8),
      width: overlay.panel.size.width - 24, in: OverlayColors.asides, alignment: .center, into: &list)
    for mark in overlay.marks where !mark.frame.isEmpty {
      if mark.isChosen { list.fill(mark.frame, cornerRadius: 12, with: .color(OverlayColors.chosen)) }
      let width = mark.frame.size.width - 4
      let text = OverlayText(fitting: mark.text, size: 12, width: width, lines: 3)
      text.draw(
        at: Point(x: mark.frame.minX + 2, y: mark.frame.center.y - text.size.height / 2), width: width,
        in: OverlayColors.words, alignment: .center, into: &list)
    }
  }

  private func drawFinger(at point: Point, into list: inout DisplayList) {
    let outline = Path(ellipseIn: Self.square(around: point, radius: 20))
    list.fill(outline, with: .color(OverlayColors.chosen.opacity(0.4)))
    list.stroke(outline, with: .color(.white), line: StrokeLine(width: 2))
  }

  /// A dot in a ring; the ring closes while the pointer rests.
  private func drawPointer(at point: Point, _ progress: Double, into list: inout DisplayList) {
    let dot = Path(ellipseIn: Self.square(around: point, radius: 9))
    list.fill(dot, with: .color(.black.opacity(0.55)))
    list.stroke(dot, with: .color(.white), line: StrokeLine(width: 2))
    guard progress > 0 else { return }
    let (radius, steps) = (17.0, max(Int((progress * 48).rounded()), 1))
    let arc = (0...steps).map { step -> AccessibilityModel.Path.Step in
      let angle = Double(step) / 48 * 2 * .pi - .pi / 2
      let end = Point(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle))
      return step == 0 ? .move(end) : .line(end)
    }
    list.stroke(Path(arc), with: .color(.white), line: StrokeLine(width: 6, cap: .round, join: .round))
    list.stroke(
      Path(arc), with: .color(OverlayColors.chosen), line: StrokeLine(width: 4, cap: .round, join: .round))
  }

  private static func square(around point: Point, radius: Double) -> Rect {
    Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
