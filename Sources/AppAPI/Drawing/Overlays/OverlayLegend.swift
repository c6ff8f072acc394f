package import AccessibilityModel

/// What numbers on a screen stand for, in columns beside it: each number, and the words heard at it.
///
/// - Source: Behaviour 1.10.4
package struct OverlayLegend {
  /// The size of all columns, in points.
  package let size: Size
  /// What is seen of them, from their upper left corner.
  package let list: DisplayList

  private static let column = 300.0
  private static let margin = 20.0
  private static let disc = 18.0
  private static let gap = 6.0

  /// Lists what is numbered; `nil` where nothing is.
  ///
  /// - Parameters:
  ///   - overlays: What is drawn over the screen; the first with numbers is listed.
  ///   - height: How high the screen beside it is, in points.
  /// - Complexity: O(n) for n marks.
  package init?(_ overlays: [Overlay], height: Double) {
    let numbered: Set<Overlay.Kind> = [.order, .numbers, .choices]
    guard let overlay = overlays.first(where: { numbered.contains($0.kind) }), !overlay.marks.isEmpty else {
      return nil
    }
    var list = DisplayList()
    var corner = Point(x: Self.margin, y: Self.margin)
    var lowest = 0.0
    for mark in overlay.marks {
      let words = OverlayText(
        mark.label, weight: .regular, width: Self.column - Self.disc - Self.gap, lines: 12)
      let rowHeight = max(words.size.height, Self.disc)
      if corner.y > Self.margin, corner.y + rowHeight > height - Self.margin {
        corner = Point(x: corner.x + Self.column + Self.margin, y: Self.margin)
      }
      let number = OverlayText(mark.text, size: 10, weight: .bold, width: 40)
      let width = max(number.size.width + 6, Self.disc)
      let disc = Rect(x: corner.x, y: corner.y, width: width, height: Self.disc)
      list.fill(disc, cornerRadius: Self.disc / 2, with: .color(OverlayColors.order))
      number.draw(
        at: Point(x: disc.minX, y: disc.center.y - number.size.height / 2), width: width,
        in: OverlayColors.words, alignment: .center, into: &list)
      let line = Point(
        x: corner.x + Self.disc + Self.gap, y: corner.y + max(0, (Self.disc - words.size.height) / 2))
      words.draw(at: line, in: .black, into: &list)
      corner.y += rowHeight + Self.gap
      lowest = max(lowest, corner.y)
    }
    size = Size(width: corner.x + Self.column + Self.margin, height: lowest - Self.gap + Self.margin)
    self.list = list
  }
}
