import Foundation
package import Typography

extension UIFont {
  /// How heavy the strokes are, from -1 over 0 (plain text) to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// Position on the scale.
    public let rawValue: CGFloat

    /// Makes a weight from its position on the scale.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight from its position on the scale.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Very thin strokes.
    public static let thin = Weight(-0.6)
    /// Thin strokes.
    public static let light = Weight(-0.4)
    /// The strokes of plain text.
    public static let regular = Weight(0)
    /// Strokes a little heavier than plain text.
    public static let medium = Weight(0.23)
    /// Strokes between plain and bold.
    public static let semibold = Weight(0.3)
    /// Heavy strokes.
    public static let bold = Weight(0.4)
    /// Very heavy strokes.
    public static let heavy = Weight(0.56)
    /// The heaviest strokes.
    public static let black = Weight(0.62)

    private static let scale: [(Weight, FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The named weight that is nearest on the scale.
    package var fontWeight: FontWeight {
      let distances = Self.scale.map { (abs($0.0.rawValue - rawValue), $0.1) }
      return distances.min { $0.0 < $1.0 }?.1 ?? .regular
    }
  }
}
