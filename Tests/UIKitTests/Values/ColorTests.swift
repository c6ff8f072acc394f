import Testing
import UIKit

@Suite("Colours")
struct ColorTests {
  @Test("An extension makes colours of its own type by Self")
  func own() {
    #expect(UIColor.hex(0xFF0000) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.grey(0.5) == UIColor(white: 0.5, alpha: 1))
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let components = color.components(in: traits)
    let bytes = [components.red, components.green, components.blue].map { Int(($0 * 255).rounded()) }
    return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  @Test("The seed's colours are brown and dark grey")
  func seed() {
    #expect(UIColor.brown == UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
    #expect(UIColor.darkGray == UIColor(white: 1.0 / 3, alpha: 1))
    #expect(hex(.brown, light) == "996633")
    #expect(hex(.darkGray, dark) == "555555")
  }

  @Test(
    "The system's palette has its published values in light, dark and increased contrast",
    arguments: [
      (UIColor.systemRed, ["FF3B30", "FF453A", "D70015", "FF6961"]),
      (.systemGreen, ["34C759", "30D158", "248A3D", "30DB5B"]),
      (.systemBlue, ["007AFF", "0A84FF", "0040DD", "409CFF"]),
      (.systemOrange, ["FF9500", "FF9F0A", "C93400", "FFB340"]),
      (.systemGray, ["8E8E93", "8E8E93", "6C6C70", "AEAEB2"]),
      (.systemGray6, ["F2F2F7", "1C1C1E", "EBEBF0", "242426"]),
    ])
  func palette(color: UIColor, expected: [String]) {
    let contrast = UITraitCollection(accessibilityContrast: .high)
    let all = [
      light, dark, UITraitCollection(traitsFrom: [light, contrast]),
      UITraitCollection(traitsFrom: [dark, contrast]),
    ]
    #expect(all.map { hex(color, $0) } == expected)
  }

  @Test("Text and ground change places between light and dark")
  func semantic() {
    #expect(hex(.label, light) == "000000")
    #expect(hex(.label, dark) == "FFFFFF")
    #expect(hex(.systemBackground, light) == "FFFFFF")
    #expect(hex(.systemBackground, dark) == "000000")
    #expect(UIColor.secondaryLabel.components(in: light).alpha == 0.6)
  }

  @Test("A dynamic colour is chosen by the traits it is resolved with, and is fixed afterwards")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(color.resolvedColor(with: dark) == .white)
    let resolved = color.resolvedColor(with: light)
    #expect(hex(resolved, dark) == "FF3B30")
    #expect(color != UIColor { _ in .white })
    #expect(color == color)
  }

  @Test("The current traits decide where none are given, and return afterwards")
  func current() {
    func white() -> CGFloat? {
      var white: CGFloat = -1
      return UIColor.label.getWhite(&white, alpha: nil) ? white : nil
    }
    #expect(white() == 0)
    var inDark: CGFloat?
    dark.performAsCurrent { inDark = white() }
    #expect(inDark == 1)
    #expect(white() == 0)
  }

  @Test("Another opacity keeps the colour, and a dynamic one dynamic")
  func alpha() {
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let faint = UIColor.label.withAlphaComponent(0.25)
    #expect(faint.components(in: dark) == .init(red: 1, green: 1, blue: 1, alpha: 0.25))
    #expect(faint.components(in: light) == .init(red: 0, green: 0, blue: 0, alpha: 0.25))
  }

  private static let corners: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]

  @Test("Corners of the colour wheel", arguments: zip(0...6, corners))
  func wheel(corner: Int, color: UIColor) {
    let hue = CGFloat(corner) / 6
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).components(in: light)
    let known = color.components(in: light)
    #expect(abs(made.red - known.red) < 1e-9)
    #expect(abs(made.green - known.green) < 1e-9)
    #expect(abs(made.blue - known.blue) < 1e-9)
  }

  @Test("Hue, saturation and brightness that are written are those a colour was made of")
  func hueRoundTrip() {
    for step in 0..<24 {
      let hue = CGFloat(step) / 24
      let color = UIColor(hue: hue, saturation: 0.4, brightness: 0.7, alpha: 0.9)
      var (found, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
      color.getHue(&found, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      for (value, expected) in zip([found, saturation, brightness, alpha], [hue, 0.4, 0.7, 0.9]) {
        #expect(abs(value - expected) < 1e-9)
      }
    }
  }

  @Test("A colour that is no grey says so")
  func noGray() {
    var white: CGFloat = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == -1)
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
  }
}

extension UIColor {
  fileprivate static func hex(_ code: UInt) -> Self {
    Self(red: CGFloat((code & 0xFF0000) >> 16) / 255, green: 0, blue: 0, alpha: 1)
  }

  fileprivate static func grey(_ white: CGFloat) -> Self { Self(white: white, alpha: 1) }
}
