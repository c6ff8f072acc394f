package import AccessibilityModel
internal import Typography

/// The keyboard at the lower edge of a screen, as it is seen while a field is typed into.
package struct KeyboardPicture: Hashable, Sendable {
  /// Which keys it has.
  package enum Keys: Hashable, Sendable {
    /// Letters; with the signs of an address where they are asked for.
    case letters, email, web
    /// Digits; with a point where it is asked for.
    case digits, decimals, phone
  }

  /// Which keys it has.
  package let keys: Keys
  /// True where light letters stand on dark keys.
  package let isDark: Bool
  /// The size of the screen, in points.
  package let screen: Size

  private static let bar = 44.0
  private static let pitch = 54.0

  /// Makes the keyboard of a screen.
  package init(_ keys: Keys, isDark: Bool, screen: Size) {
    (self.keys, self.isDark, self.screen) = (keys, isDark, screen)
  }

  /// How high the keyboard of a screen is, in points.
  ///
  /// - Parameters:
  ///   - bottom: What of the lower edge is not for apps, in points.
  ///   - isLandscape: True where the screen lies on its side.
  /// - Returns: The height, with what of the lower edge is not for apps.
  package static func height(bottom: Double, isLandscape: Bool) -> Double {
    isLandscape ? 200 + bottom : bar + 4 * pitch + (bottom > 0 ? 76 : 0)
  }

  private var background: PaintColor {
    isDark ? PaintColor(red: 0.17, green: 0.17, blue: 0.18) : PaintColor(red: 0.82, green: 0.83, blue: 0.85)
  }

  private var key: PaintColor { isDark ? PaintColor(red: 0.42, green: 0.42, blue: 0.43) : .white }
  private var special: PaintColor {
    isDark ? PaintColor(red: 0.27, green: 0.27, blue: 0.28) : PaintColor(red: 0.67, green: 0.69, blue: 0.73)
  }
  private var words: PaintColor { isDark ? .white : .black }

  private struct Key {
    let words: String
    var symbol: String?
    /// How wide it is, as a part of the width of all keys.
    let width: Double
    var isSpecial = false
  }

  /// Draws it at the lower edge.
  ///
  /// - Parameters:
  ///   - height: How high it is, in points.
  ///   - list: What it is drawn into.
  package func draw(height: Double, into list: inout DisplayList) {
    let place = Rect(x: 0, y: screen.height - height, width: screen.width, height: height)
    list.fill(place, with: .color(background))
    let hasBar = keys == .letters && height > 250
    let top = place.minY + (hasBar ? Self.bar : 8)
    let pitch = height > 250 ? Self.pitch : (height - 16) / 4
    for (row, line) in lines.enumerated() {
      let total = line.reduce(0) { $0 + $1.width }
      var x = (1 - total) / 2 * (screen.width - 6) + 3
      for key in line {
        let width = key.width * (screen.width - 6)
        if !key.words.isEmpty || key.symbol != nil {
          let rect = Rect(
            x: x + 3, y: top + Double(row) * pitch + 4, width: width - 6, height: pitch - 12)
          draw(key, in: rect, into: &list)
        }
        x += width
      }
    }
    guard height > 300, hasBar else { return }
    for (x, name) in [(36.0, "globe"), (screen.width - 36, "mic")] {
      symbol(name, in: Rect(x: x - 13, y: place.maxY - 64, width: 26, height: 26), into: &list)
    }
  }

  private func draw(_ key: Key, in rect: Rect, into list: inout DisplayList) {
    let shadow = Rect(x: rect.minX, y: rect.minY + 1, width: rect.size.width, height: rect.size.height)
    list.fill(shadow, cornerRadius: 5, with: .color(.black.opacity(0.3)))
    list.fill(rect, cornerRadius: 5, with: .color(key.isSpecial ? special : self.key))
    if let name = key.symbol {
      return symbol(
        name, in: Rect(x: rect.center.x - 11, y: rect.center.y - 11, width: 22, height: 22), into: &list)
    }
    let text = OverlayText(
      key.words, size: key.words.count > 1 ? 16 : keys == .letters || rect.size.width < 50 ? 22 : 25,
      weight: .regular, width: rect.size.width)
    text.draw(
      at: Point(x: rect.minX, y: rect.center.y - text.size.height / 2), width: rect.size.width, in: words,
      alignment: .center, into: &list)
  }

  private func symbol(_ name: String, in rect: Rect, into list: inout DisplayList) {
    list.append(
      .image(DrawnImage(.symbol(name, .regular), in: rect, fitting: .aspectFit, tint: .color(words))))
  }

  private var lines: [[Key]] {
    switch keys {
    case .digits, .decimals, .phone:
      let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]].map {
        $0.map { Key(words: $0, width: 1 / 3) }
      }
      let side = keys == .digits ? "" : keys == .decimals ? "." : "+*#"
      let last = [
        Key(words: side, width: 1 / 3, isSpecial: true), Key(words: "0", width: 1 / 3),
        Key(words: "", symbol: "delete.left", width: 1 / 3, isSpecial: true),
      ]
      return rows + [last]
    case .letters, .email, .web: return letterLines
    }
  }

  private var letterLines: [[Key]] {
    func row(_ letters: String) -> [Key] { letters.map { Key(words: String($0), width: 0.1) } }
    let shift = Key(words: "", symbol: "shift", width: 0.135, isSpecial: true)
    let back = Key(words: "", symbol: "delete.left", width: 0.135, isSpecial: true)
    let gap = Key(words: "", width: 0.015)
    var last = [
      Key(words: "123", width: 0.125, isSpecial: true),
      Key(words: "", symbol: "face.smiling", width: 0.125, isSpecial: true),
    ]
    switch keys {
    case .email:
      last += [Key(words: " ", width: 0.3), Key(words: "@", width: 0.1), Key(words: ".", width: 0.1)]
    case .web:
      last += [Key(words: ".", width: 0.17), Key(words: "/", width: 0.17), Key(words: ".com", width: 0.16)]
    default: last += [Key(words: "space", width: 0.5)]
    }
    last.append(Key(words: "return", width: 0.25, isSpecial: true))
    return [row("qwertyuiop"), row("asdfghjkl"), [shift, gap] + row("zxcvbnm") + [gap, back], last]
  }
}
