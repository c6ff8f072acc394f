import Foundation

/// What the numbers of a colour set mean.
enum ColorSpace {
  case sRGB, displayP3, linearSRGB, gray

  /// Finds a space by the name that Xcode writes; sRGB for one that is not known.
  init(name: String?) {
    switch name {
    case "display-p3": self = .displayP3
    case "extended-linear-srgb": self = .linearSRGB
    case "gray-gamma-22", "extended-gray": self = .gray
    default: self = .sRGB
    }
  }

  /// A grey as sRGB has it; the two curves lie within a hundredth of one another.
  func encoded(_ white: Double) -> Double {
    self == .linearSRGB ? Self.encode(white) : white
  }

  /// A colour as sRGB has it, beyond 0 or 1 where sRGB does not have it.
  func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB, .gray: return (red, green, blue)
    case .linearSRGB: return (Self.encode(red), Self.encode(green), Self.encode(blue))
    case .displayP3:
      let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      // The primaries of Display P3 in those of sRGB; both have the white of D65.
      return (
        Self.encode(1.224_940 * r - 0.224_940 * g), Self.encode(-0.042_057 * r + 1.042_057 * g),
        Self.encode(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b)
      )
    }
  }

  private static func decode(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encode(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
