/// What dots mean that are pressed together with Space, as lines of a drive script.
///
/// - Source: Apple user guide: braille commands (recalled)
enum BrailleChords {
  /// The line of each chord, by its dots.
  static let lines: [UInt8: String] = Dictionary(
    uniqueKeysWithValues: table.map { (dots($0.dots), $0.line) })

  private static let table: [(dots: [UInt8], line: String)] = [
    ([1], "left"), ([4], "right"), ([3], "up"), ([6], "down"),
    ([2, 3], "rotor previous"), ([5, 6], "rotor next"),
    ([1, 2, 3], "first"), ([4, 5, 6], "last"),
    ([3, 6], "double tap"), ([1, 2], "two-finger scrub"),
    ([3, 4, 5, 6], "three-finger flick down"), ([1, 4, 5, 6], "three-finger flick up"),
    ([1, 2, 3, 5], "two-finger flick down"), ([2, 4, 5, 6], "two-finger flick up"),
    ([1, 2, 3, 4], "two-finger tap"), ([1, 3, 4], "three-finger double tap"),
    ([1, 2, 5], "slide from bottom"),
    ([1, 5], "return"), ([1, 4, 5], "delete"), ([2, 3, 4, 5], "tab"),
  ]

  private static func dots(_ numbers: [UInt8]) -> UInt8 { numbers.reduce(0) { $0 | 1 << ($1 - 1) } }
}
