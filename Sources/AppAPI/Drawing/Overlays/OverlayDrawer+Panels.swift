internal import AccessibilityModel

extension OverlayDrawer {
  /// Draws a sentence at the upper edge.
  func drawBanner(_ words: String, into list: inout DisplayList) {
    guard !words.isEmpty else { return }
    let text = OverlayText(words, size: 15, width: screen.size.width - 56, lines: 4)
    let size = Size(width: text.size.width + 32, height: text.size.height + 20)
    let rect = Rect(
      x: screen.center.x - size.width / 2, y: screen.minY + min(56, screen.size.height / 8),
      width: size.width, height: size.height)
    drawBackground(of: rect, radius: min(size.height / 2, 18), into: &list)
    text.draw(
      at: Point(x: rect.minX + 16, y: rect.minY + 10), width: text.size.width, in: OverlayColors.words,
      alignment: .center, into: &list)
  }

  /// Draws a title, and what can be said, pressed or chosen below it, in the middle.
  ///
  /// - Source: Behaviour 4.1 V7, 5.2 FK6
  func drawPanel(_ overlay: Overlay, into list: inout DisplayList) {
    let width = min(screen.size.width - 32, 340)
    let title = OverlayText(overlay.title, size: 15, weight: .bold, width: width - 32, lines: 3)
    let rows = overlay.marks.map { row($0, width: width - 32) }
    let limit = screen.size.height - 96
    var height = 28 + (overlay.title.isEmpty ? 0 : title.size.height + 8)
    var shown = 0
    for row in rows {
      guard height + row.height <= limit else { break }
      height += row.height
      shown += 1
    }
    let panel = Rect(
      x: screen.center.x - width / 2, y: screen.center.y - height / 2, width: width, height: height)
    drawBackground(of: panel, radius: 14, into: &list)
    var corner = Point(x: panel.minX + 16, y: panel.minY + 14)
    if !overlay.title.isEmpty {
      title.draw(at: corner, in: OverlayColors.words, into: &list)
      corner.y += title.size.height + 8
    }
    for (row, mark) in zip(rows.prefix(shown), overlay.marks) {
      if mark.isChosen {
        let rect = Rect(x: panel.minX + 8, y: corner.y, width: width - 16, height: row.height)
        list.fill(rect, cornerRadius: 8, with: .color(OverlayColors.chosen))
      }
      row.name.draw(at: Point(x: corner.x, y: corner.y + 6), in: OverlayColors.words, into: &list)
      row.label?.draw(
        at: Point(x: corner.x + row.indent, y: corner.y + 6),
        in: mark.isChosen ? OverlayColors.words : OverlayColors.asides, into: &list)
      corner.y += row.height
    }
  }

  /// A line of a panel: what is said or pressed, and what that does behind it.
  private struct Row {
    var name: OverlayText
    var label: OverlayText?
    var indent: Double
    var height: Double { max(name.size.height, label?.size.height ?? 0) + 12 }
  }

  private func row(_ mark: Overlay.Mark, width: Double) -> Row {
    let words = mark.text + (mark.hasActions ? " ↔" : "")
    guard !mark.label.isEmpty else {
      return Row(name: OverlayText(words, size: 14, width: width, lines: 2), label: nil, indent: 0)
    }
    let name = OverlayText(words, size: 14, width: width * 0.6, lines: 2)
    let indent = max(name.size.width + 12, 36)
    let label = OverlayText(mark.label, size: 14, weight: .regular, width: width - indent, lines: 2)
    return Row(name: name, label: label, indent: indent)
  }

  /// Draws the rounded background of a panel, with its shadow.
  func drawBackground(of rect: Rect, radius: Double, into list: inout DisplayList) {
    let outline = Path(roundedRect: rect, cornerRadius: radius)
    let shadow = DrawLayer.Shadow(color: .black.opacity(0.4), radius: 8, y: 3)
    list.layer(DrawLayer(shadow: shadow)) { $0.fill(outline, with: .color(OverlayColors.background)) }
    list.stroke(outline, with: .color(OverlayColors.edge), line: StrokeLine(width: 1))
  }
}
