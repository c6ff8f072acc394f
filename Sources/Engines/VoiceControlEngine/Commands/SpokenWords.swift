import AccessibilityModel

/// What was said, word by word: as it was said, and as it is compared.
struct SpokenWords: Hashable, Sendable {
  private let said: [Substring]
  private let compared: [String]

  init(_ text: String) {
    var said: [Substring] = []
    var compared: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      said.append(word)
      compared.append(FoldedWords(word).text)
    }
    self.said = said
    self.compared = compared
  }

  var count: Int { said.count }

  /// The word at a place as it is compared; `nil` behind the last.
  func folded(_ place: Int) -> String? { place < compared.count ? compared[place] : nil }

  /// Some of the words as they were said.
  func said(from start: Int, to end: Int) -> String { said[start..<end].joined(separator: " ") }

  /// Some of the words as they are compared.
  func folded(from start: Int, to end: Int) -> String { compared[start..<end].joined(separator: " ") }
}
