import AccessibilityModel
import Drawing
import Foundation

extension UIDatePicker {
  /// Draws the words that open wheels, and the wheels.
  func renderingEffect(into list: inout DisplayList) {
    drawByState(into: &list) { list in
      let wheels = shown.suffix(shown.isEmpty ? 0 : countOfWheels)
      let buttons = shown.dropLast(wheels.count)
      for button in buttons { draw(button, into: &list) }
      guard let first = wheels.first else { return }
      let availableSpace = wheels.reduce(first.accessibilityFrameInContainerSpace) {
        $0.union($1.accessibilityFrameInContainerSpace)
      }
      if !buttons.isEmpty {
        list.layer(DrawLayer(shadow: .ofBoard)) {
          drawBox(availableSpace, radius: 13, .secondarySystemGroupedBackground, into: &$0)
        }
      }
      Wheel.drawBand(in: availableSpace, rowHeight: 32, of: self, into: &list)
      for (index, wheel) in wheels.enumerated() { draw(wheel, of: index, into: &list) }
    }
  }

  private func draw(_ button: UIAccessibilityElement, into list: inout DisplayList) {
    let place = button.accessibilityFrameInContainerSpace
    drawPart(button, type: "UIDatePicker", target: isEnabled ? place : nil, into: &list) { list in
      drawBox(place.insetBy(dx: 3, dy: 0), radius: 6, .tertiarySystemFill, into: &list)
      drawWords(
        button.accessibilityValue ?? "", font: .systemFont(ofSize: 17), .label, alignment: .center,
        in: place.insetBy(dx: 8, dy: 0), into: &list)
    }
  }

  private func draw(_ wheel: UIAccessibilityElement, of index: Int, into list: inout DisplayList) {
    let place = wheel.accessibilityFrameInContainerSpace
    drawPart(wheel, type: "UIDatePicker", target: isEnabled ? place : nil, into: &list) { list in
      Wheel(view: self, place: place, rowHeight: 32) { offset in
        self.words(ofWheel: index, at: offset).map { NSAttributedString(string: $0) }
      }.draw(into: &list)
    }
  }

  /// What a wheel shows so many rows beside the chosen one.
  private func words(ofWheel index: Int, at offset: Int) -> String? {
    guard described.indices.contains(index) else { return nil }
    let part = described[index]
    guard datePickerMode != .countDownTimer else {
      return offset == 0 ? part.words(forSeconds: countDownDuration) : nil
    }
    return part.words(for: offset == 0 ? date : part.moved(date, by: offset, setting), setting)
  }

  /// How many of the parts are wheels.
  private var countOfWheels: Int { max(shown.count - groups.count, 0) }
}
