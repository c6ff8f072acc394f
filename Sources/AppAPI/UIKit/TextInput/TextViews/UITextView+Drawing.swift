import AccessibilityModel
import Drawing
import Foundation
internal import Typography

extension UITextView {
  /// Draws what is selected, or the insertion point, and the characters in their lines.
  func renderingEffect(into list: inout DisplayList) {
    if isFirstResponder { drawSelection(into: &list) }
    guard store.length > 0 else { return }
    let font = attributedText.length > 0 ? self.font ?? .systemFont(ofSize: 12) : .systemFont(ofSize: 12)
    let availableSpace = shift(CGRect(x: 0, y: 0, width: lineWidth, height: lines.size.height))
    let runs = shownText.drawnRuns(
      font: font, color: PaintColor(textColor ?? .label, in: traitCollection),
      link: PaintColor(tintColor, in: traitCollection), in: traitCollection)
    list.append(
      .text(
        DrawnText(
          runs, in: Rect(availableSpace), alignment: textAlignment.drawn(isRightToLeft: readsFromRight),
          isRightToLeft: readsFromRight, style: font.style)))
  }

  private func drawSelection(into list: inout DisplayList) {
    let range = selectedRange
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
