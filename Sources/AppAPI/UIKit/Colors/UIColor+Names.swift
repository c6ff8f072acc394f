import AppResources
import Foundation

extension UIColor {
  /// Colours that people know by name.
  static let knownByName: [(name: SystemPhrase, color: UIColor)] = [
    (.red, .systemRed), (.orange, .systemOrange), (.yellow, .systemYellow), (.green, .systemGreen),
    (.mint, .systemMint), (.teal, .systemTeal), (.cyan, .systemCyan), (.blue, .systemBlue),
    (.indigo, .systemIndigo), (.purple, .systemPurple), (.pink, .systemPink), (.brown, .systemBrown),
    (.gray, .systemGray), (.black, .black), (.white, .white),
  ]

  /// The name of the known colour that lies nearest, by its parts of red, green and blue.
  ///
  ///     UIColor(red: 1, green: 0.1, blue: 0, alpha: 1).accessibilityName   // "red"
  public var accessibilityName: String {
    let own = parts
    let distances = Self.knownByName.map { known -> (CGFloat, SystemPhrase) in
      let other = known.color.parts
      let steps = zip(own, other).map { ($0 - $1) * ($0 - $1) }
      return (steps.reduce(0, +), known.name)
    }
    return distances.min { $0.0 < $1.0 }.map { String(system: $0.1) } ?? ""
  }

  private var parts: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue]
  }

  /// The background of a table in groups, under its old name.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }

  /// Makes a colour from red, green and blue of a wider gamut, each from 0 to 1; they are taken as of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a colour, as people know it.
public func AXNameFromColor(_ color: CGColor) -> String { UIColor(cgColor: color).accessibilityName }
