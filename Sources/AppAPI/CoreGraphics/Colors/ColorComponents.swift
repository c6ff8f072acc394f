import Foundation

/// Red, green, blue and opacity in sRGB.
package struct ColorComponents: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Takes the colour in a corner or on an edge of the colour wheel, and blends it with white and black.
  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turn = hue == 1 ? 1 : hue - hue.rounded(.down)
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(position, 4 - position, 1))
      return brightness * (1 - saturation * distance)
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The largest and the smallest of the three colours, and what lies between.
  private var range: (top: CGFloat, span: CGFloat) {
    let top = max(red, green, blue)
    return (top, top - min(red, green, blue))
  }

  package var brightness: CGFloat { range.top }

  package var saturation: CGFloat { range.top > 0 ? range.span / range.top : 0 }

  package var hue: CGFloat {
    let (top, span) = range
    guard span > 0 else { return 0 }
    let sixths: CGFloat
    switch top {
    case red: sixths = (green - blue) / span
    case green: sixths = 2 + (blue - red) / span
    default: sixths = 4 + (red - green) / span
    }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// Takes the usual notation of two hexadecimal digits for each of red, green and blue.
  package init(hex: UInt32, alpha: CGFloat = 1) {
    func byte(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    self.init(red: byte(16), green: byte(8), blue: byte(0), alpha: alpha)
  }
}
