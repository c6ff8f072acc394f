import Foundation

/// A colour of an app, for each appearance.
package struct ColorAsset: Hashable, Sendable {
  /// Red, green, blue and opacity in sRGB, each from 0 to 1; beyond that for colours that sRGB does not have.
  package struct Components: Hashable, Sendable {
    /// How much of each there is.
    package var red, green, blue, alpha: Double

    /// Says how much of each there is.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// What a colour set says of one appearance.
  package enum Value: Hashable, Sendable {
    /// A colour of the app's own.
    case components(Components)
    /// A colour of the system's by its name, such as `systemRedColor`.
    case system(String)
  }

  /// Where a colour is meant for.
  package struct Appearance: Hashable, Sendable {
    /// True in the dark appearance.
    package var isDark: Bool
    /// True where the person increased contrast.
    package var hasHighContrast: Bool

    /// Says where.
    package init(isDark: Bool = false, hasHighContrast: Bool = false) {
      (self.isDark, self.hasHighContrast) = (isDark, hasHighContrast)
    }
  }

  /// The colours that the set has, by what they are meant for.
  private let values: [Appearance: Value]

  /// The colour in an appearance: its own, else that without the contrast, else the usual one.
  package subscript(appearance: Appearance) -> Value {
    let candidates = [
      appearance, Appearance(isDark: appearance.isDark),
      Appearance(hasHighContrast: appearance.hasHighContrast), Appearance(),
    ]
    return candidates.lazy.compactMap { values[$0] }.first ?? usual
  }

  /// The colour where the appearance has none of its own.
  private let usual: Value

  /// Reads a color set; `nil` where it holds no colour.
  init?(setAt path: String) {
    guard let contents = AssetCatalog.contents(of: path) else { return nil }
    var any: [Appearance: Value] = [:]
    var values: [Appearance: Value] = [:]
    // Colours for a telephone go before those for any device, and those for other devices come last.
    let entries = contents.entries("colors").enumerated().sorted {
      (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset)
    }
    for (_, entry) in entries {
      guard let color = entry["color"] as? [String: Any], let value = Self.value(color) else { continue }
      let appearances = (entry["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"] }
      let place = Appearance(
        isDark: appearances.contains("dark"), hasHighContrast: appearances.contains("high"))
      let isPlain = !appearances.contains("light") && !appearances.contains("dark")
      if isPlain { any[place] = any[place] ?? value } else { values[place] = values[place] ?? value }
    }
    for (place, value) in any {
      if values[place] == nil { values[place] = value }
      // Where the light appearance has a colour of its own, the one for any is that of the dark.
      let dark = Appearance(isDark: true, hasHighContrast: place.hasHighContrast)
      if values[dark] == nil, values[place] != value { values[dark] = value }
    }
    guard let usual = values[Appearance()] ?? any[Appearance()] ?? values.values.first else { return nil }
    self.values = values
    self.usual = usual
  }

  private static func rank(_ entry: [String: Any]) -> Int {
    switch entry["idiom"] as? String {
    case "iphone": 0
    case "universal", nil: 1
    default: 2
    }
  }

  private static func value(_ color: [String: Any]) -> Value? {
    if let name = color["reference"] as? String { return .system(name) }
    return components(color).map { .components($0) }
  }

  private static func components(_ color: [String: Any]) -> Components? {
    guard let parts = color["components"] as? [String: Any] else { return nil }
    func part(_ name: String) -> Double? { parts[name].flatMap(number) }
    let alpha = parts["alpha"].flatMap(opacity) ?? 1
    let space = ColorSpace(name: color["color-space"] as? String)
    if let white = part("white") {
      let grey = space.encoded(white)
      return Components(red: grey, green: grey, blue: grey, alpha: alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    let (r, g, b) = space.sRGB(red, green, blue)
    return Components(red: r, green: g, blue: b, alpha: alpha)
  }

  /// A part from 0 to 1, written as a fraction, as a byte or in hexadecimal.
  private static func number(_ value: Any) -> Double? {
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else {
      return (value as? NSNumber)?.doubleValue
    }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") || text.lowercased().contains("e") ? number : number / 255
  }

  /// How opaque a colour is, from 0 to 1, however it is written.
  private static func opacity(_ value: Any) -> Double? {
    guard let text = value as? String, Double(text) != nil, !text.contains(".") else { return number(value) }
    return (Double(text) ?? 1) > 1 ? number(value) : Double(text)
  }
}
