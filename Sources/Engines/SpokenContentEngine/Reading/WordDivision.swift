import AccessibilityModel

/// Words of a text, each with the white space behind it.
enum WordDivision {
  /// The words in a range of a text; where a script has no spaces, a character of it each.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: Bytes of it, as UTF-8 offsets.
  /// - Returns: Bytes of each word without white space, in order.
  /// - Complexity: O(n) in the length of the range.
  static func words(of text: ReadableText, in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var place = range.lowerBound
    var start: Int?
    var isAlone = false
    for character in text.words(in: range) {
      let end = place + character.utf8.count
      let scalar = character.unicodeScalars.first
      if scalar?.isSpace == true {
        if let begun = start { words.append(begun..<place) }
        start = nil
      } else {
        let system = scalar.flatMap(WritingSystem.init)
        let standsAlone = system == .eastAsian
        if let begun = start, standsAlone || isAlone && system != nil {
          words.append(begun..<place)
          start = place
        }
        start = start ?? place
        isAlone = standsAlone || isAlone && system == nil
      }
      place = end
    }
    if let begun = start { words.append(begun..<place) }
    return words
  }
}
