internal import AccessibilityModel

extension OverlayDrawer {
  /// Draws the ring of Full Keyboard Access.
  ///
  /// - Source: Behaviour 5.2 FK4
  func drawRings(_ overlay: Overlay, into list: inout DisplayList) {
    for mark in seen(overlay.marks) {
      drawFrame(around: mark.frame, [(.white, 7), (OverlayColors.chosen, 4)], into: &list)
    }
  }

  /// Draws VoiceOver's cursor: black between white, so that it is seen on any background.
  func drawCursors(_ overlay: Overlay, into list: inout DisplayList) {
    for mark in seen(overlay.marks) {
      drawFrame(around: mark.frame, [(.white, 7), (.black, 4)], into: &list)
    }
  }

  /// Draws what a switch would choose; what is chosen among several is filled.
  func drawScanner(_ overlay: Overlay, into list: inout DisplayList) {
    for mark in seen(overlay.marks) {
      if mark.isChosen {
        list.fill(mark.frame, cornerRadius: 6, with: .color(OverlayColors.scanner.opacity(0.25)))
      }
      drawFrame(around: mark.frame, [(.black, 6), (OverlayColors.scanner, 4)], into: &list)
    }
  }

  /// Draws lines where a switch would tap, or all over the screen where none is fixed yet.
  func drawCrosshair(_ overlay: Overlay, into list: inout DisplayList) {
    let across = Rect(x: screen.minX, y: screen.center.y, width: screen.size.width, height: 2)
    let down = Rect(x: screen.center.x, y: screen.minY, width: 2, height: screen.size.height)
    for line in overlay.marks.isEmpty ? [across, down] : overlay.marks.map(\.frame) {
      list.fill(line.inset(-1.5), with: .color(.black))
      list.fill(line.inset(-0.5), with: .color(OverlayColors.scanner))
    }
  }

  /// Draws lines around a rectangle, one on the other, the widest first, all of them on the screen.
  private func drawFrame(
    around frame: Rect, _ lines: [(color: PaintColor, width: Double)], into list: inout DisplayList
  ) {
    let rect = frame.inset(-2).part(in: screen.inset(3.5))
    guard !rect.isEmpty else { return }
    let outline = Path(roundedRect: rect, cornerRadius: 6)
    for line in lines {
      list.stroke(outline, with: .color(line.color), line: StrokeLine(width: line.width, join: .round))
    }
  }
}
