import AccessibilityModel
import Drawing
import UIKit

/// A colour; as a view it fills the space it is offered and is not heard.
public struct Color: Hashable, Sendable {
  /// How the numbers of a colour are to be read.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual colours of the web, the same without gamma, and the wide colours of a display.
    case sRGB, sRGBLinear, displayP3
  }

  private enum Storage: Hashable, Sendable {
    case ui(UIColor)
    case named(String)
  }

  private let storage: Storage
  private let opacity: Double

  private init(_ storage: Storage, opacity: Double = 1) {
    self.storage = storage
    self.opacity = opacity
  }

  /// Takes over a colour of the UIKit kind.
  public init(uiColor: UIColor) {
    self.init(.ui(uiColor))
  }

  /// Takes over a colour of the UIKit kind.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self.init(.ui(color))
  }

  /// The colour of a name in the app's catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name))
  }

  /// Makes a colour of its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.ui(UIColor(red: red, green: green, blue: blue, alpha: opacity)))
  }

  /// Makes a grey, 0 for black and 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.ui(UIColor(white: white, alpha: opacity)))
  }

  /// Makes a colour of hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      .ui(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
  }

  /// The colour made more transparent by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(storage, opacity: self.opacity * opacity)
  }

  /// The colour in the UIKit kind; a name that the app's catalogs do not have is clear.
  public var uiColor: UIColor {
    switch storage {
    case .ui(let color):
      guard opacity != 1 else { return color }
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return color.withAlphaComponent(alpha * opacity)
    case .named(let name):
      guard let color = UIColor(named: name) else { return .clear }
      return opacity == 1 ? color : color.withAlphaComponent(opacity)
    }
  }

  /// The colour as it is under some traits; a name that the app's catalogs do not have is clear.
  func paintColor(in traits: UITraitCollection) -> PaintColor {
    let own: UIColor? =
      switch storage {
      case .ui(let color): color
      case .named(let name): UIColor(named: name)
      }
    return own.map { PaintColor($0, in: traits).opacity(opacity) } ?? .clear
  }

  /// Colours of the system.
  public static let red = Color(.systemRed)
  /// The system's orange.
  public static let orange = Color(.systemOrange)
  /// The system's yellow.
  public static let yellow = Color(.systemYellow)
  /// The system's green.
  public static let green = Color(.systemGreen)
  /// The system's mint.
  public static let mint = Color(.systemMint)
  /// The system's teal.
  public static let teal = Color(.systemTeal)
  /// The system's cyan.
  public static let cyan = Color(.systemCyan)
  /// The system's blue.
  public static let blue = Color(.systemBlue)
  /// The system's indigo.
  public static let indigo = Color(.systemIndigo)
  /// The system's purple.
  public static let purple = Color(.systemPurple)
  /// The system's pink.
  public static let pink = Color(.systemPink)
  /// The system's brown.
  public static let brown = Color(.systemBrown)
  /// All light, in any appearance.
  public static let white = Color(.white)
  /// The system's grey.
  public static let gray = Color(.systemGray)
  /// No light, in any appearance.
  public static let black = Color(.black)
  /// No colour.
  public static let clear = Color(.clear)
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of text that matters less.
  public static let secondary = Color(.secondaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour of what can be tapped: the app's accent colour, else the system's blue.
  public static let accentColor = Color(.tintColor)
}

extension Color: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode {
    LeafNode(self, inputs, item: FillItem(inputs.graph)) { $0.color = $1 }
  }
}

/// Takes all the space it is offered; nothing is heard of it.
final class FillItem: LeafItem {
  /// What it is filled with.
  var color = Color.clear

  override func draw(into list: inout DisplayList) {
    var context = ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing)
    let paint = context.color(color)
    guard paint.alpha > 0 else { return }
    context.rect = bleeding(frame, graph.drawing.bleedingEdges)
    list.fill(Rect(context.rect), with: .color(paint))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
