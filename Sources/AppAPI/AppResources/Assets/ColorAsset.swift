import Foundation

/// A colour of an app, for each appearance.
package struct ColorAsset: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1, in sRGB.
  package struct Components: Hashable, Sendable {
    /// How much of each there is.
    package var red, green, blue, alpha: Double

    /// Says how much of each there is.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The colour where the appearance has none of its own.
  package let any: Components
  /// The colour in the dark appearance, where it has its own.
  package let dark: Components?

  /// Reads a color set; `nil` where it holds no colour.
  init?(setAt path: String) {
    guard let contents = AssetCatalog.contents(of: path) else { return nil }
    var (any, light, dark): (Components?, Components?, Components?)
    for entry in contents.entries("colors") {
      guard let color = entry["color"] as? [String: Any], let components = Self.components(color) else {
        continue
      }
      let appearances = (entry["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }
      switch appearances {
      case []: any = any ?? components
      case ["light"]: light = light ?? components
      case ["dark"]: dark = dark ?? components
      default: break
      }
    }
    guard let usual = light ?? any else { return nil }
    self.any = usual
    self.dark = dark ?? (light == nil ? nil : any)
  }

  private static func components(_ color: [String: Any]) -> Components? {
    guard let parts = color["components"] as? [String: Any] else { return nil }
    func part(_ name: String) -> Double? { parts[name].flatMap(number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return Components(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A part from 0 to 1, written as a fraction, as a byte or in hexadecimal.
  private static func number(_ value: Any) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
