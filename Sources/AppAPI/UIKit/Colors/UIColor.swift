@_exported import Accessibility
@_exported import Foundation
@_exported import FoundationAdditions

/// A colour, fixed or chosen anew for each appearance.
///
///     UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) == UIColor.brown   // true
///
/// Components are in sRGB; values outside of 0 to 1 lie outside of its gamut.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  // Checked by hand: what is stored is immutable and can be sent.
  final let mark = AttributeMark.value

  enum Storage: Sendable {
    case fixed(ColorComponents)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(_ components: ColorComponents) {
    storage = .fixed(components)
    super.init()
  }

  /// Makes a colour from red, green and blue, each from 0 to 1.
  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Reads a colour from an archive; `nil` where it holds no components of one.
  public required convenience init?(coder: NSCoder) {
    let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    guard keys.allSatisfy(coder.containsValue) else { return nil }
    let parts = keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Archives the components that the colour has at present.
  open func encode(with coder: NSCoder) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (key, part) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
      coder.encode(Double(part), forKey: key)
    }
  }

  /// Archives may hold colours where they may hold nothing that is not named.
  public static var supportsSecureCoding: Bool { true }

  /// Makes the colour of a literal in code, from red, green and blue, each from 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a grey, from 0 (black) to 1 (white).
  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Makes a colour from its place on the colour wheel, its purity and its lightness, each from 0 to 1.
  public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Makes a colour that is chosen anew for each appearance it is shown in.
  public required init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
    super.init()
  }

  /// Returns true for a colour of equal components, and for the same dynamic colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .fixed(let left) = storage, case .fixed(let right) = other.storage else {
      return self === other
    }
    return left == right
  }

  /// Equal for equal colours.
  open override var hash: Int {
    guard case .fixed(let components) = storage else { return ObjectIdentifier(self).hashValue }
    return components.hashValue
  }

  /// The components as text, for a person who debugs.
  open override var description: String {
    guard case .fixed(let components) = storage else { return "UIColor, dynamic" }
    return "UIColor, red \(components.red), green \(components.green), blue \(components.blue), "
      + "alpha \(components.alpha)"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What a literal for a colour is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
