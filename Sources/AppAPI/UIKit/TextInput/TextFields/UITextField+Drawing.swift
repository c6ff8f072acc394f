import AccessibilityModel
import Drawing
import Foundation
internal import Typography

extension UITextField {
  /// Draws the edge, then the characters or what stands in their place.
  func renderingEffect(into list: inout DisplayList) {
    drawByState(into: &list) { list in
      drawEdge(into: &list)
      if isEditing { drawSelection(into: &list) }
      let words = hasText ? shownWords : placeholderWords
      let availableSpace = hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
      words.map { words in
        let fitted =
          adjustsFontSizeToFitWidth
          ? words.shrunk(toFit: availableSpace.width, minimumScale: minimumFontSize / max(font.pointSize, 1))
          : words
        fitted.draw(in: availableSpace, into: &list)
      }
    }
  }

  private func drawEdge(into list: inout DisplayList) {
    switch borderStyle {
    case .none: break
    case .line: drawEdge(bounds, width: 1, .label, into: &list)
    case .bezel: drawEdge(bounds, radius: 2, width: 1, .systemGray3, into: &list)
    case .roundedRect where self is UISearchTextField:
      drawBox(bounds, radius: 10, backgroundColor ?? .tertiarySystemFill, into: &list)
      let glass = CGRect(x: bounds.minX + 7, y: bounds.midY - 9, width: 18, height: 18)
      drawSymbol("magnifyingglass", in: mirrored(glass), .secondaryLabel, into: &list)
    case .roundedRect:
      drawBox(bounds, radius: 6, backgroundColor ?? .systemBackground, into: &list)
      drawEdge(bounds, radius: 6, width: 1, .systemGray4, into: &list)
    }
  }

  private var shownWords: DrawnWords? {
    let color = PaintColor(textColor ?? .label, in: traitCollection)
    let plain = NSAttributedString(string: shownString, attributes: [.font: font as Any])
    let text = isSecureTextEntry ? plain : store.attributed ?? plain
    return DrawnWords(
      text.drawnRuns(font: font, color: color, in: traitCollection), alignment: textAlignment,
      isRightToLeft: readsFromRight, style: font.style)
  }

  private var placeholderWords: DrawnWords? {
    attributedPlaceholder.map { text in
      var words = DrawnWords(
        text.drawnRuns(
          font: font, color: PaintColor(.placeholderText, in: traitCollection), in: traitCollection),
        alignment: textAlignment, isRightToLeft: readsFromRight, style: font.style)
      words.chooser = .system
      return words
    }
  }

  /// Draws the background of what is selected, or the insertion point.
  private func drawSelection(into list: inout DisplayList) {
    let range = shownRange(store.selection)
    if range.length > 0 {
      for box in lines.boxes(around: range) {
        drawBox(shift(box), tintColor.withAlphaComponent(0.2), into: &list)
      }
    } else {
      let caret = shift(lines.caret(at: range.location))
      drawBox(
        CGRect(x: caret.minX, y: caret.minY, width: 2, height: caret.height), radius: 1, tintColor,
        into: &list)
    }
  }
}

extension ClearButton {
  /// Draws a cross on a disc.
  func renderingEffect(into list: inout DisplayList) {
    drawSymbol("xmark.circle.fill", in: square(17, in: bounds), .systemGray2, into: &list)
  }
}
