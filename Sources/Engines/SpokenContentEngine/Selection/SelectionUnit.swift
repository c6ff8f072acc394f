/// How much of a text is selected at once.
///
/// - Source: Behaviour 7.1 SC1
public enum SelectionUnit: String, Hashable, Sendable, CaseIterable {
  /// What stands between spaces or punctuation.
  case word
  /// A line, as it stands on the screen.
  case line
  /// All of the text.
  case all
}

/// A stretch of a text that a person selected.
struct Selection: Hashable, Sendable {
  /// The text.
  var text: ReadableText
  /// Bytes of it, as UTF-8 offsets.
  var range: Range<Int>
  /// The word that was pointed at first; `nil` where nobody pointed.
  var anchor: Range<Int>?
}

extension ReadableText {
  /// The stretches of a unit, in order.
  ///
  /// - Complexity: O(n) in the length of the text.
  func stretches(of unit: SelectionUnit) -> [Range<Int>] {
    switch unit {
    case .all: return [all]
    case .word: return WordDivision.words(of: self, in: all)
    case .line: return lines.map(\.range).filter { !$0.isEmpty }
    }
  }

  /// The range grown to whole units; a place between two belongs to the one before it.
  func grown(_ range: Range<Int>, to unit: SelectionUnit) -> Range<Int>? {
    let stretches = stretches(of: unit)
    guard let first = stretches.last(where: { $0.lowerBound <= range.lowerBound }) ?? stretches.first else {
      return nil
    }
    let last = stretches.last { $0.lowerBound < max(range.upperBound, range.lowerBound + 1) } ?? first
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  /// The range with the unit behind it; as it is at the end.
  func extended(_ range: Range<Int>, by unit: SelectionUnit) -> Range<Int> {
    let next = stretches(of: unit).first { $0.upperBound > range.upperBound }
    return range.lowerBound..<(next?.upperBound ?? range.upperBound)
  }

  /// Where words stand first; `nil` where they stand nowhere.
  ///
  /// - Complexity: O(n × m) at worst for words of m bytes.
  func range(of words: String) -> Range<Int>? {
    let (part, whole) = (Array(words.utf8), Array(text.string.utf8))
    guard let first = part.first, part.count <= whole.count else { return nil }
    for start in 0...whole.count - part.count where whole[start] == first {
      if whole[start..<start + part.count].elementsEqual(part) { return start..<start + part.count }
    }
    return nil
  }
}
