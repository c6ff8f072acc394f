import AccessibilityModel
import Drawing
import Foundation

/// Draws one wheel of a picker: the chosen row on a band, and those beside it ever fainter.
@MainActor
struct Wheel {
  /// The size of the letters, in points.
  static let letterSize: CGFloat = 21

  let view: UIView
  let place: CGRect
  let rowHeight: CGFloat
  /// The rows from the first one that may be seen on, by how far they lie from the chosen one.
  let row: (Int) -> NSAttributedString?
  /// A view that shows a row in place of words.
  var rowView: (Int) -> UIView? = { _ in nil }

  /// Draws the rows that find space.
  func draw(into list: inout DisplayList) {
    let reach = max(Int((place.height / 2 / max(rowHeight, 1)).rounded(.up)) - 1, 0)
    let clip = DrawCommand.clip(Path(roundedRect: Rect(place), cornerRadius: 0), .winding)
    list.group([clip]) { list in
      for offset in -reach...reach { draw(offset, into: &list) }
    }
  }

  private func draw(_ offset: Int, into list: inout DisplayList) {
    let availableSpace = CGRect(
      x: place.minX + 4, y: place.midY - rowHeight / 2 + CGFloat(offset) * rowHeight,
      width: max(place.width - 8, 0), height: rowHeight)
    let strength = max(1 - 0.3 * Double(offset.magnitude), 0.15)
    list.layer(DrawLayer(opacity: strength)) { list in
      if let shown = rowView(offset) {
        shown.frame = availableSpace
        shown.layoutIfNeeded()
        shown.draw(into: &list)
      } else if let text = row(offset) {
        let color = PaintColor(.label, in: view.traitCollection)
        let font = UIFont.systemFont(ofSize: Self.letterSize)
        var words = DrawnWords(
          text.drawnRuns(font: font, color: color, in: view.traitCollection), alignment: .center,
          isRightToLeft: view.readsFromRight)
        words.chooser = .system
        words.draw(in: availableSpace, into: &list)
      }
    }
  }

  /// Draws the band behind the chosen rows of all wheels.
  static func drawBand(
    in availableSpace: CGRect, rowHeight: CGFloat, of view: UIView, into list: inout DisplayList
  ) {
    let band = CGRect(
      x: availableSpace.minX + 9, y: availableSpace.midY - rowHeight / 2,
      width: max(availableSpace.width - 18, 0), height: rowHeight)
    view.drawBox(band, radius: 8, .tertiarySystemFill, into: &list)
  }
}
