internal import AccessibilityModel
internal import Typography

extension OverlayDrawer {
  /// Draws words that are selected or being spoken otherwise than the rest, and the menu, the panel or the button above them.
  ///
  /// - Source: Behaviour 7.1 SC1, SC2, SC3, SC8
  func drawSpokenContent(_ overlay: Overlay, into list: inout DisplayList) {
    if !overlay.highlights.isEmpty { drawHighlights(overlay.highlights, into: &list) }
    guard !overlay.marks.isEmpty else { return }
    if overlay.panel.isEmpty {
      drawPanel(overlay, into: &list)
    } else {
      list.layer(DrawLayer(opacity: overlay.opacity)) { drawControls(overlay, into: &$0) }
    }
  }

  private func drawHighlights(_ highlights: [Highlight], into list: inout DisplayList) {
    let shaper = TextShaper()
    // What lies behind words is drawn first, so that the word is seen in its sentence, and that in the selection.
    let order = [Highlight.Part.selection, .sentence, .word]
    for highlight in order.flatMap({ part in highlights.filter { $0.part == part } }) {
      let color = OverlayColors.highlight(highlight.color)
      for place in places(of: highlight, shaper) where place.intersects(screen) {
        switch highlight.style {
        case .background where highlight.part == .selection:
          list.fill(place, with: .color(color.opacity(0.2)))
        case .background:
          list.fill(place.inset(-1), cornerRadius: 3, with: .color(color.opacity(0.35)))
        case .underline:
          let line = Rect(x: place.minX, y: place.maxY - 1, width: place.size.width, height: 2)
          list.fill(line, cornerRadius: 1, with: .color(color))
        }
      }
    }
  }

  /// Where the words of a highlight stand: where the app draws them, else where they were said to be.
  private func places(of highlight: Highlight, _ shaper: TextShaper) -> [Rect] {
    for placed in texts where highlight.area.isEmpty || placed.frame.intersects(highlight.area) {
      let words = placed.text.string
      guard let start = highlight.start(of: words) else { continue }
      let range = highlight.range.lowerBound - start..<highlight.range.upperBound - start
      let places = placed.places(of: range, shaper)
      if !places.isEmpty { return places }
    }
    return highlight.frames
  }

  /// Draws buttons in a row on a panel, or one that floats.
  private func drawControls(_ overlay: Overlay, into list: inout DisplayList) {
    drawBackground(of: overlay.panel, radius: min(overlay.panel.size.height / 2, 18), into: &list)
    for mark in overlay.marks {
      if mark.isChosen { list.fill(mark.frame, cornerRadius: 10, with: .color(OverlayColors.chosen)) }
      let width = mark.frame.size.width - 4
      let text = OverlayText(fitting: mark.text, size: 12, width: width, lines: 2)
      text.draw(
        at: Point(x: mark.frame.minX + 2, y: mark.frame.center.y - text.size.height / 2), width: width,
        in: OverlayColors.words, alignment: .center, into: &list)
    }
  }
}

extension Highlight {
  /// Where words begin in its text that hold all of the stretch, in bytes; `nil` where they do not.
  ///
  /// - Complexity: O(n) in the length of the text.
  fileprivate func start(of words: String) -> Int? {
    if words == text { return 0 }
    let (part, whole) = (Array(words.utf8), Array(text.utf8))
    guard !part.isEmpty, part.count <= whole.count, part.count >= range.count else { return nil }
    let first = max(range.upperBound - part.count, 0)
    let last = min(range.lowerBound, whole.count - part.count)
    guard first <= last else { return nil }
    return (first...last).first { whole[$0..<$0 + part.count].elementsEqual(part) }
  }
}
