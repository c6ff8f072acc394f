import AccessibilityModel
import Drawing
import Foundation

extension MenuRow {
  /// Draws the words of an entry, its mark before them and its picture behind them.
  func renderingEffect(into list: inout DisplayList) {
    guard let entry else { return }
    let color: UIColor =
      if entry.isHeader { .secondaryLabel } else if !isEnabled { .tertiaryLabel } else if entry.isDestructive
      { .systemRed } else { .label }
    if entry.isOn {
      let mark = mirrored(CGRect(x: bounds.minX + 8, y: bounds.midY - 8, width: 16, height: 16))
      drawSymbol("checkmark", in: mark, color, weight: .semibold, into: &list)
    }
    let end = bounds.maxX - (entry.image == nil && !entry.opensMenu ? 16 : 48)
    let start = bounds.minX + 28
    var words = CGRect(x: start, y: bounds.minY, width: max(end - start, 0), height: bounds.height)
    if let subtitle = entry.subtitle {
      let (upper, lower) = words.divided(atDistance: words.height * 0.58, from: .minYEdge)
      words = upper
      drawWords(
        subtitle, font: .systemFont(ofSize: 13), .secondaryLabel, in: mirrored(lower), into: &list)
    }
    drawWords(
      entry.title, font: .systemFont(ofSize: entry.isHeader ? 13 : 17), color, in: mirrored(words),
      into: &list)
    let place = mirrored(CGRect(x: bounds.maxX - 38, y: bounds.midY - 11, width: 22, height: 22))
    if let image = entry.image {
      image.draw(
        in: place, tint: PaintColor(color, in: traitCollection), fitting: .aspectFit,
        traits: traitCollection, into: &list)
    } else if entry.opensMenu {
      drawSymbol(
        readsFromRight ? "chevron.left" : "chevron.right", in: place.insetBy(dx: 4, dy: 4), .secondaryLabel,
        into: &list)
    }
    let line = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    drawBox(line, .separator, into: &list)
  }
}
