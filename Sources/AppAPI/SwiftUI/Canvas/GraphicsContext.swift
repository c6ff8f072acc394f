import Drawing
import UIKit

/// What a canvas is drawn with, where a picture is made of it.
public struct GraphicsContext {
  /// How see-through what is drawn is, from 0 to 1.
  public var opacity = 1.0
  /// How colours are combined with what lies behind them.
  public var blendMode = BlendMode.normal
  /// What the views around have set.
  public var environment: EnvironmentValues { context.environment }
  /// Where points of the drawing lie.
  public var transform = CGAffineTransform.identity
  /// The rectangle that nothing is drawn beyond.
  public private(set) var clipBoundingRect = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  let recorder: CanvasRecorder
  let context: ShapeStyleContext
  private(set) var filters: [Filter] = []
  private(set) var clips: [DrawCommand] = []

  init(_ recorder: CanvasRecorder, _ context: ShapeStyleContext) {
    self.recorder = recorder
    self.context = context
  }

  /// How colours are combined with what lies behind them.
  public struct BlendMode: Hashable, Sendable {
    let blending: DrawLayer.Blending

    /// The colour covers what lies behind it.
    public static let normal = BlendMode(blending: .normal)
    /// Colours darken each other.
    public static let multiply = BlendMode(blending: .multiply)
    /// Colours lighten each other.
    public static let screen = BlendMode(blending: .screen)
    /// Colours strengthen each other.
    public static let overlay = BlendMode(blending: .overlay)
    /// The darker colour stays.
    public static let darken = BlendMode(blending: .darken)
    /// The lighter colour stays.
    public static let lighten = BlendMode(blending: .lighten)
    /// What lies behind is taken away.
    public static let clear = BlendMode(blending: .clear)
    /// Colours are added up.
    public static let plusLighter = BlendMode(blending: .plusLighter)
  }

  /// What an outline is filled or drawn with.
  public struct Shading: Sendable {
    /// How colours are found when an outline is known.
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case palette([Shading])
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    let kind: Kind

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    /// What shapes and text are drawn with.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Shades, of which one after the other is used.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    /// Colours from the inside out.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    /// Colours around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }
    /// The colour of what is around.
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    /// What lies behind.
    public static var backdrop: Shading { Shading(kind: .style(BackgroundStyle())) }
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
  public struct Filter: @unchecked Sendable {
    // Checked by hand: the only stored value is immutable and can be sent.
    let effect: RenderingEffect

    /// Out of focus.
    public static func blur(radius: CGFloat) -> Filter { Filter(effect: .blur(radius)) }
    /// With a shadow.
    public static func shadow(
      color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(effect: .shadow(color, radius: radius, x: x, y: y))
    }
    /// Brighter.
    public static func brightness(_ amount: Double) -> Filter { Filter(effect: .colors(.brightness(amount))) }
    /// With stronger colours.
    public static func saturation(_ amount: Double) -> Filter { Filter(effect: .colors(.saturation(amount))) }
    /// In other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .colors(.hueRotation(angle))) }
    /// With weaker colours.
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .colors(.grayscale(amount))) }
    /// Only where it is opaque enough, in one colour; drawn as it is here.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(effect: .layer)
    }
    /// In colours multiplied by another.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(effect: .colors(.multiplied(color)))
    }
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
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  /// Draws nothing beyond an outline from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clipBoundingRect = clipBoundingRect.intersection(path.boundingRect)
    let outline = path.mapped { $0.applying(transform) }.outline(at: .zero)
    clips.append(.clip(outline, style.isEOFilled ? .evenOdd : .winding))
  }
}
