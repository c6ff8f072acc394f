import AccessibilityModel
import Drawing
import Foundation

extension UIPickerView {
  /// Draws the wheels side by side on one band.
  func renderingEffect(into list: inout DisplayList) {
    guard numberOfComponents > 0 else { return }
    Wheel.drawBand(in: bounds, rowHeight: rowSize(forComponent: 0).height, of: self, into: &list)
    for (index, column) in columns.enumerated() {
      let place = column.accessibilityFrameInContainerSpace
      drawPart(column, type: "UIPickerView", target: place, into: &list) { list in
        wheel(index, in: place).draw(into: &list)
      }
    }
  }

  private func wheel(_ component: Int, in place: CGRect) -> Wheel {
    let chosen = selectedRow(inComponent: component)
    let count = numberOfRows(inComponent: component)
    func number(_ offset: Int) -> Int? {
      chosen >= 0 && (0..<count).contains(chosen + offset) ? chosen + offset : nil
    }
    return Wheel(
      view: self, place: place, rowHeight: rowSize(forComponent: component).height,
      row: { number($0).flatMap { self.words(ofRow: $0, in: component) } },
      rowView: { number($0).flatMap { self.shownView(ofRow: $0, in: component) } })
  }

  private func words(ofRow row: Int, in component: Int) -> NSAttributedString? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
      .map { NSAttributedString(string: $0) }
  }

  private func shownView(ofRow row: Int, in component: Int) -> UIView? {
    words(ofRow: row, in: component) == nil ? view(forRow: row, forComponent: component) : nil
  }
}
