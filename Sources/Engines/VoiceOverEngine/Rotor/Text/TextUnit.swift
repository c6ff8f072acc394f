/// Pieces in which the words of an element are walked.
///
/// - Source: Behaviour 1.4.2
public enum TextUnit: String, Hashable, Sendable, CaseIterable {
  /// One character after the other, spelled.
  case characters
  /// What stands between white space.
  case words
  /// What stands between line breaks.
  case lines
  /// What ends with a full stop, a question mark or an exclamation mark.
  case sentences
  /// What stands between empty lines.
  case paragraphs

  /// Where the units of a text lie, as offsets of characters; none is blank but single characters.
  ///
  /// - Complexity: O(n).
  func ranges(in text: [Character]) -> [Range<Int>] {
    switch self {
    case .characters: text.indices.map { $0..<$0 + 1 }
    case .words: Self.pieces(of: text) { text[$0].isWhitespace }
    case .lines: Self.pieces(of: text) { text[$0].isNewline }
    case .sentences:
      Self.pieces(of: text) { index in
        let isGap = text[index].isWhitespace && index > 0 && ".!?…。！？".contains(text[index - 1])
        return isGap || text[index].isNewline
      }
    case .paragraphs:
      Self.pieces(of: text) { index in
        let isNextToBreak =
          index > 0 && text[index - 1].isNewline
          || index + 1 < text.count && text[index + 1].isNewline
        return text[index].isNewline && isNextToBreak
      }
    }
  }

  private static func pieces(of text: [Character], _ isGap: (Int) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    func end(at index: Int) {
      if let begin = start, text[begin..<index].contains(where: { !$0.isWhitespace }) {
        result.append(begin..<index)
      }
      start = nil
    }
    for index in text.indices {
      if isGap(index) {
        end(at: index)
      } else if start == nil {
        start = index
      }
    }
    end(at: text.count)
    return result
  }
}
