import Drawing
import Foundation

/// Colours that go over into each other.
public final class CGGradient: Sendable {
  package let stops: [GradientStop]

  private init(_ stops: [GradientStop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours, equally far apart where no places are given; `nil` without colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?
  ) {
    guard !colors.isEmpty else { return nil }
    self.init(Self.stops(colors.map { PaintColor($0.value) }, at: locations.map { $0.map { Double($0) } }))
  }

  /// Makes a gradient of red, green, blue and opacity of colour after colour; `nil` for too few numbers.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    guard count > 0, components.count >= 4 * count else { return nil }
    let colors = (0..<count).map { index in
      let part = components[(4 * index)..<(4 * index + 4)].map { Double($0) }
      return PaintColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
    }
    self.init(Self.stops(colors, at: locations.map { $0.map { Double($0) } }))
  }

  /// Colours at their places, or equally far apart.
  package static func stops(_ colors: [PaintColor], at places: [Double]?) -> [GradientStop] {
    let step = colors.count > 1 ? 1 / Double(colors.count - 1) : 0
    return colors.enumerated().map { index, color in
      let known = places.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return GradientStop(color, at: known ?? Double(index) * step)
    }
  }
}

/// What is drawn beside the line or the circles of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour, before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour, behind its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension PaintColor {
  /// Takes red, green, blue and opacity.
  package init(_ color: ColorComponents) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha)
    )
  }
}
