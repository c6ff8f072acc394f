internal import AccessibilityModel

extension OverlayDrawer {
  /// Draws the name of each element on it.
  ///
  /// - Source: Behaviour 4.1 V8
  mutating func drawNames(_ overlay: Overlay, into list: inout DisplayList) {
    for mark in seen(overlay.marks) { drawBox(around: mark.frame, in: OverlayColors.edge, into: &list) }
    for mark in seen(overlay.marks) {
      let text = OverlayText(mark.text, width: min(220, screen.size.width - 20))
      let anchor = Point(x: mark.frame.center.x, y: mark.frame.maxY)
      drawTag(text, on: mark, near: anchor, background: OverlayColors.background, into: &list)
    }
  }

  /// Draws the number of each element on its upper left corner.
  ///
  /// - Source: Behaviour 4.1 V7, V8
  mutating func drawNumbers(_ overlay: Overlay, into list: inout DisplayList) {
    for mark in seen(overlay.marks) { drawBox(around: mark.frame, in: OverlayColors.chosen, into: &list) }
    for mark in seen(overlay.marks) {
      let text = OverlayText(mark.text + (mark.hasActions ? " ↔" : ""), size: 11, width: 80)
      let size = Size(width: max(text.size.width + 8, 18), height: text.size.height + 2)
      let rect = tags.takeSmall(size, beside: mark.frame.part(in: screen))
      drawTag(text, on: mark, in: rect, background: OverlayColors.chosen, into: &list)
    }
    drawTitle(of: overlay, into: &list)
  }

  /// Draws the stops' numbers, each with a line to the next one.
  ///
  /// - Source: Behaviour 1.10.4
  mutating func drawOrder(_ overlay: Overlay, into list: inout DisplayList) {
    let marks = seen(overlay.marks)
    for mark in marks { drawBox(around: mark.frame, in: OverlayColors.order, into: &list) }
    var places: [(mark: Overlay.Mark, text: OverlayText, rect: Rect)] = []
    for mark in marks {
      let text = OverlayText(mark.text, size: 10, weight: .bold, width: 60)
      let size = Size(width: max(text.size.width + 6, 16), height: 16)
      let rect = tags.takeSmall(size, beside: mark.frame)
      places.append((mark, text, rect))
    }
    if places.count > 1 {
      let steps = places.enumerated().map { place, stop in
        place == 0 ? AccessibilityModel.Path.Step.move(stop.rect.center) : .line(stop.rect.center)
      }
      let way = Path(steps)
      list.stroke(way, with: .color(.white), line: StrokeLine(width: 4, cap: .round, join: .round))
      list.stroke(
        way, with: .color(OverlayColors.order), line: StrokeLine(width: 2, cap: .round, join: .round))
    }
    for (_, text, rect) in places {
      list.fill(rect.inset(-1.5), cornerRadius: 9.5, with: .color(.white))
      list.fill(rect, cornerRadius: 8, with: .color(OverlayColors.order))
      let corner = Point(x: rect.minX, y: rect.center.y - text.size.height / 2)
      text.draw(
        at: corner, width: rect.size.width, in: OverlayColors.words, alignment: .center, into: &list)
    }
  }

  /// Draws cells with their numbers.
  ///
  /// - Source: Behaviour 4.1 V8
  mutating func drawGrid(_ overlay: Overlay, into list: inout DisplayList) {
    let line = Paint.color(OverlayColors.grid)
    for mark in overlay.marks where !mark.frame.isEmpty {
      list.stroke(Path(roundedRect: mark.frame, cornerRadius: 0), with: line, line: StrokeLine(width: 1))
    }
    for mark in overlay.marks where !mark.frame.isEmpty {
      let text = OverlayText(mark.text, size: mark.frame.size.width < 40 ? 10 : 13, width: 60)
      let size = Size(width: text.size.width + 8, height: text.size.height + 2)
      let rect = Rect(
        x: mark.frame.center.x - size.width / 2, y: mark.frame.center.y - size.height / 2,
        width: size.width, height: size.height)
      list.fill(rect, cornerRadius: size.height / 2, with: .color(OverlayColors.background))
      text.draw(
        at: Point(x: rect.minX, y: rect.minY + 1), width: rect.size.width, in: OverlayColors.words,
        alignment: .center, into: &list)
    }
  }

  /// The marks of which something lies on the screen.
  func seen(_ marks: [Overlay.Mark]) -> [Overlay.Mark] {
    marks.filter { !$0.frame.isEmpty && $0.frame.intersects(screen) }
  }

  /// Draws a thin box that shows what a tag belongs to.
  private func drawBox(around frame: Rect, in color: PaintColor, into list: inout DisplayList) {
    let outline = Path(roundedRect: frame.inset(-1), cornerRadius: 4)
    list.stroke(outline, with: .color(.white.opacity(0.7)), line: StrokeLine(width: 2))
    list.stroke(outline, with: .color(color.opacity(0.85)), line: StrokeLine(width: 1))
  }

  private mutating func drawTag(
    _ text: OverlayText, on mark: Overlay.Mark, near anchor: Point, background: PaintColor,
    into list: inout DisplayList
  ) {
    let size = Size(width: max(text.size.width + 12, 22), height: text.size.height + 6)
    let rect = tags.take(size, at: mark.frame.part(in: screen).corners(for: size, from: anchor))
    drawTag(text, on: mark, in: rect, background: background, into: &list)
  }

  private func drawTag(
    _ text: OverlayText, on mark: Overlay.Mark, in rect: Rect, background: PaintColor,
    into list: inout DisplayList
  ) {
    let outline = Path(roundedRect: rect, cornerRadius: 7)
    list.fill(outline, with: .color(mark.isChosen ? OverlayColors.chosen : background))
    list.stroke(outline, with: .color(OverlayColors.edge), line: StrokeLine(width: 1))
    text.draw(
      at: Point(x: rect.minX, y: rect.center.y - text.size.height / 2), width: rect.size.width,
      in: OverlayColors.words,
      alignment: .center, into: &list)
  }

  /// Draws the sentence above marks that wait for an answer.
  private func drawTitle(of overlay: Overlay, into list: inout DisplayList) {
    if overlay.kind == .choices, !overlay.title.isEmpty { drawBanner(overlay.title, into: &list) }
  }
}
