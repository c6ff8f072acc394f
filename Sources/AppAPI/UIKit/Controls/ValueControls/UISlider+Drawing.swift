import AccessibilityModel
import Drawing
import Foundation

extension UISlider {
  /// Draws a track, its part up to the knob in the tint colour, the knob, and the pictures at the ends.
  func renderingEffect(into list: inout DisplayList) {
    drawByState(into: &list) { list in
      var track = CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
      if let image = minimumValueImage { track = drawEnd(image, atStart: true, track, into: &list) }
      if let image = maximumValueImage { track = drawEnd(image, atStart: false, track, into: &list) }
      guard track.width > 0 else { return }
      let thumb = currentThumbImage
      let size = thumb?.size ?? CGSize(width: 27, height: 27)
      let span = CGFloat(maximumValue - minimumValue)
      let share = span > 0 ? CGFloat(value - minimumValue) / span : 0
      let middle = track.minX + size.width / 2 + (track.width - size.width) * share
      if let image = currentMaximumTrackImage {
        drawTrack(image, from: middle, to: track.maxX, into: &list)
      } else {
        drawBox(mirrored(track), radius: 2, maximumTrackTintColor ?? .systemFill, into: &list)
      }
      let done = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: 4)
      if let image = currentMinimumTrackImage {
        drawTrack(image, from: track.minX, to: middle, into: &list)
      } else {
        drawBox(mirrored(done), radius: 2, minimumTrackTintColor ?? tintColor, into: &list)
      }
      let knob = CGRect(
        x: middle - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      if let thumb { return draw(thumb, in: knob, into: &list) }
      list.layer(DrawLayer(shadow: .ofKnob)) { list in
        drawDisc(mirrored(knob), thumbTintColor ?? .white, into: &list)
      }
    }
  }

  /// Draws a picture at an end, and answers what is left of the track.
  private func drawTrack(_ image: UIImage, from: CGFloat, to: CGFloat, into list: inout DisplayList) {
    let height = image.size.height
    draw(
      image, in: CGRect(x: from, y: bounds.midY - height / 2, width: to - from, height: height), into: &list)
  }

  private func draw(_ image: UIImage, in place: CGRect, into list: inout DisplayList) {
    image.draw(
      in: mirrored(place), tint: PaintColor(tintColor, in: traitCollection), traits: traitCollection,
      into: &list)
  }

  private func drawEnd(
    _ image: UIImage, atStart: Bool, _ track: CGRect, into list: inout DisplayList
  ) -> CGRect {
    let size = image.size
    let place = CGRect(
      x: atStart ? track.minX : track.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
    draw(image, in: place, into: &list)
    let availableSpace = size.width + 8
    return CGRect(
      x: track.minX + (atStart ? availableSpace : 0), y: track.minY, width: track.width - availableSpace,
      height: track.height)
  }
}
