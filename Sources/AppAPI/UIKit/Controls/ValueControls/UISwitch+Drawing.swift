import AccessibilityModel
import Drawing
import Foundation

extension UISwitch {
  /// Draws a track with a knob at the side of its state.
  func renderingEffect(into list: inout DisplayList) {
    drawByState(into: &list) { list in
      let track = CGRect(x: bounds.midX - 25.5, y: bounds.midY - 15.5, width: 51, height: 31)
      let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
      drawBox(track, radius: 15.5, color, into: &list)
      let knob = CGRect(x: isOn ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27)
      list.layer(DrawLayer(shadow: .ofKnob)) { list in
        drawDisc(mirrored(knob), thumbTintColor ?? .white, into: &list)
      }
    }
  }
}
