import AccessibilityModel
import Drawing
import Foundation

extension UISegmentedControl {
  /// Draws the segments side by side, the chosen one raised.
  func renderingEffect(into list: inout DisplayList) {
    drawByState(into: &list) { list in
      if backgrounds[State.normal.rawValue] == nil {
        drawBox(bounds, radius: 8, .tertiarySystemFill, into: &list)
      }
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
    let state = state(of: index)
    if let background = backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue] {
      draw(background, in: place, .label, into: &list)
    } else if isChosen {
      list.layer(DrawLayer(shadow: .ofKnob)) { list in
        drawBox(
          place.insetBy(dx: 2, dy: 2), radius: 7, selectedSegmentTintColor ?? .chosenSegment, into: &list)
      }
    } else if index > 0, index - 1 != selectedSegmentIndex, divider(before: index) == nil {
      let x = readsFromRight ? place.maxX : place.minX
      let line = CGRect(x: x - 0.5, y: place.minY + 8, width: 1, height: max(place.height - 16, 0))
      drawBox(line, .separator, into: &list)
    }
    if let divider = divider(before: index) {
      let x = (readsFromRight ? place.maxX : place.minX) - divider.size.width / 2
      let line = CGRect(x: x, y: place.minY, width: divider.size.width, height: place.height)
      draw(divider, in: line, .separator, into: &list)
    }
    let offset = contentOffsetForSegment(at: index)
    drawContent(of: segment, state, in: place.offsetBy(dx: offset.width, dy: offset.height), into: &list)
  }

  private func state(of index: Int) -> UIControl.State {
    guard isEnabled, segments[index].isUsable else { return .disabled }
    return index == selectedSegmentIndex ? .selected : .normal
  }

  /// The picture between a segment and the one before it.
  private func divider(before index: Int) -> UIImage? {
    guard index > 0 else { return nil }
    let (left, right) = (state(of: index - 1), state(of: index))
    return dividers[[left.rawValue, right.rawValue]] ?? dividers[[0, 0]]
  }

  private func draw(_ image: UIImage, in place: CGRect, _ tint: UIColor, into list: inout DisplayList) {
    image.draw(
      in: place, tint: PaintColor(tint, in: traitCollection), traits: traitCollection, into: &list)
  }

  private func drawContent(
    of segment: Segment, _ state: UIControl.State, in place: CGRect, into list: inout DisplayList
  ) {
    let style = (titleStyles[0] ?? [:]).merging(titleStyles[state.rawValue] ?? [:]) { $1 }
    let usual: UIColor = segment.isUsable ? .label : .tertiaryLabel
    let color = style[.foregroundColor] as? UIColor ?? usual
    switch segment.content {
    case .picture(let image):
      let size = image.size
      let picture = CGRect(
        x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
        height: size.height)
      draw(image, in: picture, color, into: &list)
    case .words(let words, _):
      let weight: UIFont.Weight = state == .selected ? .semibold : .medium
      drawWords(
        words, font: style[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: weight), color,
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
