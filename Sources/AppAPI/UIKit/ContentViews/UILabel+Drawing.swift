import AccessibilityModel
import Drawing
import Foundation
internal import Typography

extension UILabel {
  /// Draws the words as they were measured, in the middle between top and bottom.
  func drawWords(into list: inout DisplayList) {
    guard let text, !text.isEmpty else { return }
    let defaultAppearance = defaultAppearance
    let color = PaintColor(shownColor(defaultAppearance), in: traitCollection)
    let runs =
      attributedText?.drawnRuns(
        font: font, color: color, link: PaintColor(.link, in: traitCollection), in: traitCollection) ?? []
    let paragraph =
      text.isEmpty
      ? nil : attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let own = textAlignment == .natural ? paragraph?.alignment ?? .natural : textAlignment
    var words = DrawnWords(
      runs, numberOfLines: lineCount,
      alignment: own == .natural ? defaultAppearance?.alignment ?? .natural : own,
      isRightToLeft: readsFromRight, style: font.style)
    words.chooser = chooser(defaultAppearance)
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      words = words.shrunk(toFit: bounds.width, minimumScale: minimumScaleFactor)
    }
    guard let shadowColor else { return words.draw(in: bounds, into: &list) }
    let shadow = DrawLayer.Shadow(
      color: PaintColor(shadowColor, in: traitCollection), radius: 0, x: Double(shadowOffset.width),
      y: Double(shadowOffset.height))
    list.layer(DrawLayer(shadow: shadow)) { words.draw(in: bounds, into: &$0) }
  }

  /// Who chose how the words look: the system where they are off, stand in a bar, or have a quiet colour of
  /// its own.
  private func chooser(_ defaultAppearance: DefaultAppearance?) -> DrawChooser {
    if !isEnabled { return .system }
    guard textColor == nil || textColor === UIColor.label else { return .app }
    let quiet: [UIColor] = [.secondaryLabel, .tertiaryLabel, .systemGray]
    let isQuiet = defaultAppearance?.color.map { color in quiet.contains { $0 === color } } ?? false
    return isQuiet || liesInStandardBar ? .system : .app
  }

  /// The colour of words that have none of their own.
  private func shownColor(_ defaultAppearance: DefaultAppearance?) -> UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    let own: UIColor = textColor ?? .label
    return own === UIColor.label ? defaultAppearance?.color ?? own : own
  }
}
