import AccessibilityModel
import Drawing
import Foundation

/// A layer that fills an outline and draws a line along it.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: bounds).cgPath
///     ring.strokeEnd = 0.6
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's own points.
  open var path: CGPath?
  /// Colour inside of the outline; none for nothing.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// How inside and outside are told apart.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Colour of the line; none for no line.
  open var strokeColor: CGColor?
  /// Where the line begins, as a share of its length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a share of its length.
  open var strokeEnd: CGFloat = 1
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1
  /// Up to how many times its width a corner may reach.
  open var miterLimit: CGFloat = 10
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the parts of the line meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// Lengths that are drawn and left out by turns, in points.
  open var lineDashPattern: [NSNumber]?

  package override func drawContents(into list: inout DisplayList) {
    guard let path else { return }
    if let fillColor {
      list.fill(
        Path(path.steps), with: .color(PaintColor(fillColor.value)),
        rule: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    let steps =
      isWhole
      ? path.steps : PathLine.trimmed(path.steps, from: Double(strokeStart), to: Double(strokeEnd))
    let line = StrokeLine(
      width: Double(lineWidth), cap: lineCap.cap, join: lineJoin.join, miterLimit: Double(miterLimit),
      dash: lineDashPattern?.map(\.doubleValue) ?? [], dashPhase: Double(lineDashPhase))
    list.stroke(Path(steps), with: .color(PaintColor(strokeColor.value)), line: line)
  }
}

/// How inside and outside of a shape are told apart.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Inside is what the line turns around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what an odd number of lines surrounds.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line of a shape ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes an end from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight at its end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round beyond its end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight beyond its end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var cap: StrokeLine.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// How the parts of the line of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a corner from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc around the point.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var join: StrokeLine.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
