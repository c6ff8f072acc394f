internal import Foundation

/// How a colour stands out from another, and how much is asked for.
///
/// - Source: WCAG 2.2, 1.4.3 and 1.4.11
package struct Contrast: Hashable, Sendable {
  /// From 1 for the same colour to 21 for black on white.
  package var ratio: Double
  /// What is asked for: 4.5 for text, 3 for large text and for symbols.
  package var needed: Double
  /// The colour in front.
  package var front: PaintColor
  /// The colour beneath, where it stands out least.
  package var background: PaintColor

  /// True where it stands out as much as is asked for.
  package var suffices: Bool { ratio >= needed - 0.005 }

  /// Makes the contrast of two colours; the one in front may be see-through.
  package init(_ front: PaintColor, on background: PaintColor, needed: Double) {
    let background = background.put(on: .white)
    let front = front.put(on: background)
    let (first, second) = (front.luminance, background.luminance)
    ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    self.needed = needed
    self.front = front
    self.background = background
  }

  /// What is asked for with letters of a size, in points, and a weight.
  static func needed(size: Double, isBold: Bool) -> Double {
    size >= 18 || (isBold && size >= 14) ? 3 : 4.5
  }
}

extension PaintColor {
  /// The colour seen where it lies on another one.
  package func put(on background: PaintColor) -> PaintColor {
    let covered = alpha + background.alpha * (1 - alpha)
    guard covered > 0 else { return .clear }
    func mix(_ front: Double, _ back: Double) -> Double {
      (front * alpha + back * background.alpha * (1 - alpha)) / covered
    }
    return PaintColor(
      red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue),
      alpha: covered
    )
  }

  /// How bright it is, from 0 to 1.
  ///
  /// - Source: WCAG 2.2, relative luminance
  package var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Paint {
  /// The colours in it.
  var colors: [PaintColor] {
    switch self {
    case .color(let color): [color]
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.map(\.color)
    }
  }
}
