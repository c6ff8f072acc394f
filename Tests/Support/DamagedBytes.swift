/// Files as readers meet them that were cut, mixed up, or written to do harm.
package enum DamagedBytes {
  private static let pieces: [[UInt8]] =
    [
      "\0", "\u{1B}[31m", "\r\n", "\u{2028}", "\u{FEFF}", "\"", "\\", "\\u", "\\ud800", "[", "]", "{", "}",
      "(", ")",
      "<", "</", "/>", "<!--", "<![CDATA[", "&amp;", "&#0;", "&#x110000;", "%", "%99$@", "%#@", "=", ";", ",",
      "/*",
      "*/", "//", "null", "true", "-", "-0", "1e999", "-9223372036854775808", "9223372036854775807",
      "18446744073709551616", "NaN", "inf", "0.0000001", "\t", "  ", "#", "[rules]", "earshot", "é", "🏳️‍🌈",
      "\u{301}",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80],
    ]

  /// One of several files with up to eight things done to it.
  ///
  /// - Parameters:
  ///   - files: Files as they should be.
  ///   - dice: What decides.
  /// - Returns: The damaged file, of at most 64 KB.
  package static func make(of files: [[UInt8]], _ dice: inout SeededDice) -> [UInt8] {
    var bytes = files.randomElement(using: &dice) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &dice) {
      let place = Int.random(in: 0...bytes.count, using: &dice)
      let end = min(bytes.count, place + Int.random(in: 0...24, using: &dice))
      switch Int.random(in: 0..<8, using: &dice) {
      case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
      case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &dice)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &dice))
      case 4: bytes.removeSubrange(place...)
      case 5:
        let other = files.randomElement(using: &dice) ?? []
        let start = Int.random(in: 0...other.count, using: &dice)
        bytes.replaceSubrange(place..<end, with: other[start..<min(other.count, start + 40)])
      case 6:
        let piece = pieces.randomElement(using: &dice) ?? []
        let times = dice.isDue(oneIn: 20) ? 500 : 1
        bytes.insert(contentsOf: repeatElement(piece, count: times).joined(), at: place)
      default: bytes.insert(contentsOf: pieces.randomElement(using: &dice) ?? [], at: place)
      }
    }
    return Array(bytes.prefix(65_536))
  }
}
