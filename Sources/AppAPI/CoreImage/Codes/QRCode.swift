import AccessibilityModel
import Drawing
import UIKit

/// A code of squares, as ISO/IEC 18004 describes it, of the bytes of a message.
struct QRCode {
  /// How much of it may be spoiled.
  enum Correction: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The two bits by which the code tells it.
    var bits: Int { [1, 0, 3, 2][index] }
    fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// How many squares it is wide and high.
  private(set) var side: Int
  /// Which of them are dark, line by line.
  private(set) var isDark: [Bool]
  /// Which of them stand for no data.
  private var isFixed: [Bool]

  /// Makes the smallest code of a message; `nil` where it is too long for the largest.
  init?(_ message: [UInt8], _ level: Correction) {
    guard let version = (1...40).first(where: { QRData.fits(message.count, version: $0, level.index) }) else {
      return nil
    }
    side = version * 4 + 17
    isDark = Array(repeating: false, count: side * side)
    isFixed = isDark
    drawPatterns(version)
    drawFormat(0, level)
    fill(QRData.codewords(message, version: version, level.index))
    let masked = (0..<8).map { mask -> QRCode in
      var code = self
      code.apply(mask)
      code.drawFormat(mask, level)
      return code
    }
    if let best = masked.min(by: { $0.penalty < $1.penalty }) { self = best }
  }

  private subscript(column: Int, row: Int) -> Bool {
    get { isDark[row * side + column] }
    set { isDark[row * side + column] = newValue }
  }

  private mutating func fix(_ column: Int, _ row: Int, _ dark: Bool) {
    guard (0..<side).contains(column), (0..<side).contains(row) else { return }
    self[column, row] = dark
    isFixed[row * side + column] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for place in 0..<side {
      fix(6, place, place.isMultiple(of: 2))
      fix(place, 6, place.isMultiple(of: 2))
    }
    for (column, row) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for y in -4...4 {
        for x in -4...4 {
          let ring = max(abs(x), abs(y))
          fix(column + x, row + y, ring != 2 && ring != 4)
        }
      }
    }
    let centers = alignment(version)
    for (i, row) in centers.enumerated() {
      for (j, column) in centers.enumerated() {
        let last = centers.count - 1
        if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
        for y in -2...2 { for x in -2...2 { fix(column + x, row + y, max(abs(x), abs(y)) != 1) } }
      }
    }
    drawVersion(version)
  }

  /// Where the small squares stand by which the code is lined up.
  private func alignment(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    // The one distance that the rule for all others does not give.
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { side - 7 - $0 * step }.reversed()
  }

  /// Bits with those by which they are corrected.
  private func corrected(_ value: Int, by generator: Int, bits: Int) -> Int {
    var rest = value
    for _ in 0..<bits { rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator) }
    return value << bits | rest
  }

  private mutating func drawVersion(_ version: Int) {
    guard version >= 7 else { return }
    let bits = corrected(version, by: 0x1F25, bits: 12)
    for place in 0..<18 {
      let dark = (bits >> place) & 1 == 1
      fix(side - 11 + place % 3, place / 3, dark)
      fix(place / 3, side - 11 + place % 3, dark)
    }
  }

  private mutating func drawFormat(_ mask: Int, _ level: Correction) {
    let bits = corrected(level.bits << 3 | mask, by: 0x537, bits: 10) ^ 0x5412
    func dark(_ place: Int) -> Bool { (bits >> place) & 1 == 1 }
    for place in 0..<6 { fix(8, place, dark(place)) }
    fix(8, 7, dark(6))
    fix(8, 8, dark(7))
    fix(7, 8, dark(8))
    for place in 9..<15 { fix(14 - place, 8, dark(place)) }
    for place in 0..<8 { fix(side - 1 - place, 8, dark(place)) }
    for place in 8..<15 { fix(8, side - 15 + place, dark(place)) }
    fix(8, side - 8, true)
  }

  /// Puts data into pairs of columns, from the right, up and down in turn.
  private mutating func fill(_ codewords: [UInt8]) {
    var bit = 0
    var isUpward = true
    for right in stride(from: side - 1, through: 1, by: -2).map({ $0 > 6 ? $0 : $0 - 1 }) {
      for step in 0..<side {
        let row = isUpward ? side - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * side + column] {
          guard bit < codewords.count * 8 else { continue }
          self[column, row] = (codewords[bit / 8] >> (7 - bit % 8)) & 1 == 1
          bit += 1
        }
      }
      isUpward.toggle()
    }
  }

  private mutating func apply(_ mask: Int) {
    for row in 0..<side {
      for column in 0..<side where !isFixed[row * side + column] && Self.isTurned(mask, column, row) {
        self[column, row].toggle()
      }
    }
  }

  private static func isTurned(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// How hard it is to read, by the four rules of the standard.
  private var penalty: Int {
    var sum = 0
    let finder = [true, false, true, true, true, false, true]
    for line in 0..<side {
      for cells in [(0..<side).map { self[$0, line] }, (0..<side).map { self[line, $0] }] {
        var length = 0
        for (place, dark) in cells.enumerated() {
          length = place > 0 && cells[place - 1] == dark ? length + 1 : 1
          sum += length == 5 ? 3 : length > 5 ? 1 : 0
        }
        for start in 0...(side - 7) where Array(cells[start..<start + 7]) == finder {
          let before = cells[max(start - 4, 0)..<start]
          let after = cells[start + 7..<min(start + 11, side)]
          if !before.contains(true) || !after.contains(true) { sum += 40 }
        }
      }
    }
    for row in 0..<side - 1 {
      for column in 0..<side - 1 {
        let dark = self[column, row]
        let same = self[column + 1, row] == dark && self[column, row + 1] == dark
        if same && self[column + 1, row + 1] == dark { sum += 3 }
      }
    }
    let share = isDark.count(where: \.self) * 20
    return sum + abs(share - isDark.count * 10) / isDark.count * 10
  }

  /// The code on white, one point for each square, with one point around it.
  var image: CIImage {
    let whole = CGRect(x: 0, y: 0, width: side + 2, height: side + 2)
    let (side, isDark) = (side, isDark)
    return CIImage(extent: whole) { list in
      list.fill(Rect(whole), with: .color(.white))
      var steps: [Path.Step] = []
      for row in 0..<side {
        for column in 0..<side where isDark[row * side + column] {
          let square = Rect(x: Double(column) + 1, y: Double(side - row), width: 1, height: 1)
          steps += Path(roundedRect: square, cornerRadius: 0).steps
        }
      }
      list.fill(Path(steps), with: .color(.black))
    }
  }
}
