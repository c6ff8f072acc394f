import UIKit

/// What a canvas is drawn with; it is drawn where a picture is made of it, and nothing of that is heard.
public struct GraphicsContext {
  /// How see-through what is drawn is, from 0 to 1.
  public var opacity = 1.0
  /// How colours are combined with what lies behind them.
  public var blendMode = BlendMode.normal
  /// What the views around have set.
  public private(set) var environment = EnvironmentValues()
  /// Where points of the drawing lie.
  public var transform = CGAffineTransform.identity
  /// The rectangle that nothing is drawn beyond.
  public private(set) var clipBoundingRect = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  init() {}

  /// How colours are combined with what lies behind them.
  public struct BlendMode: Hashable, Sendable {
    private let name: String

    /// The colour covers what lies behind it.
    public static let normal = BlendMode(name: "normal")
    /// Colours darken each other.
    public static let multiply = BlendMode(name: "multiply")
    /// Colours lighten each other.
    public static let screen = BlendMode(name: "screen")
    /// Colours strengthen each other.
    public static let overlay = BlendMode(name: "overlay")
    /// The darker colour stays.
    public static let darken = BlendMode(name: "darken")
    /// The lighter colour stays.
    public static let lighten = BlendMode(name: "lighten")
    /// What lies behind is taken away.
    public static let clear = BlendMode(name: "clear")
    /// Colours are added up.
    public static let plusLighter = BlendMode(name: "plusLighter")
  }

  /// What an outline is filled or drawn with.
  public struct Shading: Sendable {
    private let name: String

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(name: "color") }
    /// What shapes and text are drawn with.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(name: "style") }
    /// Shades, of which one after the other is used.
    public static func palette(_ array: [Shading]) -> Shading { Shading(name: "palette") }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading(name: "linear")
    }
    /// Colours from the inside out.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading(name: "radial")
    }
    /// Colours around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading {
      Shading(name: "conic")
    }
    /// The colour of what is around.
    public static var foreground: Shading { Shading(name: "foreground") }
    /// What lies behind.
    public static var backdrop: Shading { Shading(name: "backdrop") }
  }

  /// How the colours of a gradient go on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// They begin again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// They go back.
    public static let mirror = GradientOptions(rawValue: 2)
  }

  /// A change of all that is drawn after it.
  public struct Filter: Sendable {
    private let name: String

    /// Out of focus.
    public static func blur(radius: CGFloat) -> Filter { Filter(name: "blur") }
    /// With a shadow.
    public static func shadow(
      color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(name: "shadow")
    }
    /// Brighter.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    /// With stronger colours.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    /// In other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    /// With weaker colours.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    /// In colours multiplied by another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
  }

  /// Moves what is drawn after it.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Makes what is drawn after it larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn after it.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Changes where what is drawn after it lies.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Changes all that is drawn after it.
  public mutating func addFilter(_ filter: Filter) {}

  /// Draws nothing beyond an outline from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clipBoundingRect = clipBoundingRect.intersection(path.boundingRect)
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a line of a width along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}
