import AccessibilityModel
import Drawing
import Foundation

extension UISegmentedControl {
  /// Draws the segments side by side, the chosen one raised.
  func renderingEffect(into list: inout DisplayList) {
    drawByState(into: &list) { list in
      drawBox(bounds, radius: 8, .tertiarySystemFill, into: &list)
      for (index, segment) in segments.enumerated() {
        drawPart(
          segment, type: "UISegmentedControl", target: isEnabled && segment.isUsable ? segment.place : nil,
          into: &list
        ) { draw(segment, at: index, into: &$0) }
      }
    }
  }

  private func draw(_ segment: Segment, at index: Int, into list: inout DisplayList) {
    let isChosen = index == selectedSegmentIndex
    let place = segment.place
    if isChosen {
      list.layer(DrawLayer(shadow: .ofKnob)) { list in
        drawBox(
          place.insetBy(dx: 2, dy: 2), radius: 7, selectedSegmentTintColor ?? .chosenSegment, into: &list)
      }
    } else if index > 0, index - 1 != selectedSegmentIndex {
      let x = readsFromRight ? place.maxX : place.minX
      let line = CGRect(x: x - 0.5, y: place.minY + 8, width: 1, height: max(place.height - 16, 0))
      drawBox(line, .separator, into: &list)
    }
    let color: UIColor = segment.isUsable ? .label : .tertiaryLabel
    switch segment.content {
    case .picture(let image):
      let size = image.size
      let picture = CGRect(
        x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
        height: size.height)
      image.draw(
        in: picture, tint: PaintColor(color, in: traitCollection), traits: traitCollection, into: &list)
    case .words(let words, _):
      drawWords(
        words, font: .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium), color,
        alignment: .center, in: place.insetBy(dx: 4, dy: 0), into: &list)
    }
  }
}

extension UIColor {
  /// The background of what is chosen among several.
  static let chosenSegment = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
}
