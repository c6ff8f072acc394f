import Drawing
import UIKit

/// A change of every colour of a view.
enum ColorChange: Equatable {
  /// Added to every part.
  case brightness(Double)
  /// How far parts lie from grey, as a factor.
  case contrast(Double)
  /// How strong colours are, as a factor.
  case saturation(Double)
  /// How much of them becomes grey.
  case grayscale(Double)
  /// How far hues are turned.
  case hueRotation(Angle)
  /// Light for dark, and light as opacity.
  case inversion, luminanceToAlpha
  /// Multiplied by another colour.
  case multiplied(Color)

  /// What becomes of a colour.
  func change(_ context: ShapeStyleContext) -> (PaintColor) -> PaintColor {
    switch self {
    case .brightness(let amount): return { color in color.parts { $0 + amount } }
    case .contrast(let amount): return { color in color.parts { ($0 - 0.5) * amount + 0.5 } }
    case .saturation(let amount): return { $0.saturated(amount) }
    case .grayscale(let amount): return { $0.saturated(1 - min(max(amount, 0), 1)) }
    case .hueRotation(let angle): return { $0.turned(by: angle) }
    case .inversion: return { color in color.parts { 1 - $0 } }
    case .luminanceToAlpha:
      return { PaintColor(red: 0, green: 0, blue: 0, alpha: $0.luminance * $0.alpha) }
    case .multiplied(let other):
      let other = context.color(other)
      return { color in
        PaintColor(
          red: color.red * other.red, green: color.green * other.green, blue: color.blue * other.blue,
          alpha: color.alpha * other.alpha)
      }
    }
  }
}

extension PaintColor {
  /// How light it seems, from 0 to 1.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The colour with each of red, green and blue changed.
  fileprivate func parts(_ change: (Double) -> Double) -> PaintColor {
    PaintColor(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
  }

  /// The colour as far from its grey as a factor says.
  fileprivate func saturated(_ factor: Double) -> PaintColor {
    let grey = luminance
    return parts { grey + ($0 - grey) * factor }
  }

  /// The colour with its hue turned.
  fileprivate func turned(by angle: Angle) -> PaintColor {
    let own = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    let turn = own.hue + CGFloat(angle.degrees / 360)
    let new = ColorComponents(
      hue: turn - turn.rounded(.down), saturation: own.saturation, brightness: own.brightness,
      alpha: own.alpha)
    return PaintColor(
      red: Double(new.red), green: Double(new.green), blue: Double(new.blue), alpha: Double(new.alpha))
  }
}
