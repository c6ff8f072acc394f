import AccessibilityModel

/// The words of a field as they are edited by voice, counted in characters.
struct EditedText: Hashable, Sendable {
  private(set) var characters: [Character]
  /// What is selected; empty where there is only the insertion point.
  private(set) var selection: Range<Int>
  /// Where each character begins in UTF-8, and where the last one ends.
  private let offsets: [Int]

  init(_ content: TextContent) {
    characters = Array(content.string)
    var offsets = [0]
    for character in characters { offsets.append((offsets.last ?? 0) + character.utf8.count) }
    self.offsets = offsets
    let end = characters.count
    selection = end..<end
    if let bytes = content.selection {
      let start = offsets.lastIndex { $0 <= bytes.lowerBound } ?? end
      selection = start..<max(start, offsets.lastIndex { $0 <= bytes.upperBound } ?? end)
    }
  }

  var count: Int { characters.count }
  var selectedText: String { String(characters[selection]) }
  var whole: Range<Int> { 0..<count }

  func string(_ range: Range<Int>) -> String { String(characters[range]) }

  /// The same range in bytes of UTF-8.
  func bytes(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  /// Where words stand: the last place before the insertion point, else the first behind it.
  ///
  /// - Complexity: O(length × words).
  func range(of phrase: String) -> Range<Int>? {
    let ranges = ranges(of: phrase)
    return ranges.last { $0.upperBound <= selection.upperBound } ?? ranges.first
  }

  private func ranges(of phrase: String) -> [Range<Int>] {
    let wanted = FoldedWords(phrase).words
    guard !wanted.isEmpty else { return [] }
    var found: [Range<Int>] = []
    let words = TextGranularity.words.ranges(in: characters)
    let folded = words.map { FoldedWords(String(characters[$0])).words }
    for start in words.indices {
      var read: [String] = []
      for end in start..<words.count where read.count < wanted.count {
        read += folded[end]
        guard read == wanted else { continue }
        found.append(trimmed(words[start].lowerBound..<words[end].upperBound))
      }
    }
    return found
  }

  /// The range without signs around the words, so that a full stop behind a word stays.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end - 1, characters[start].isPunctuation { start += 1 }
    while end > start + 1, characters[end - 1].isPunctuation { end -= 1 }
    return start..<end
  }

  /// The unit around the insertion point, or what is selected.
  func range(of granularity: TextGranularity) -> Range<Int>? {
    let ranges = granularity.ranges(in: characters)
    let place = selection.lowerBound
    return ranges.first { $0.contains(place) } ?? ranges.last { $0.upperBound <= place } ?? ranges.first
  }

  /// So many units before or behind what is selected; as many as there are.
  func range(_ count: Int, _ granularity: TextGranularity, isForward: Bool) -> Range<Int>? {
    let ranges = granularity.ranges(in: characters)
    guard count > 0 else { return nil }
    if isForward {
      let next = ranges.filter { $0.upperBound > selection.upperBound }.prefix(count)
      guard let first = next.first, let last = next.last else { return nil }
      return max(first.lowerBound, selection.upperBound)..<last.upperBound
    }
    let before = ranges.filter { $0.lowerBound < selection.lowerBound }.suffix(count)
    guard let first = before.first, let last = before.last else { return nil }
    return first.lowerBound..<min(last.upperBound, selection.lowerBound)
  }
}

/// The units in which a text is walked by voice.
enum TextGranularity: String, Hashable, Sendable, CaseIterable {
  case characters
  case words
  case sentences
  case paragraphs
  case lines

  /// Where the units lie, in characters.
  ///
  /// - Complexity: O(length).
  func ranges(in text: [Character]) -> [Range<Int>] {
    switch self {
    case .characters: return text.indices.map { $0..<$0 + 1 }
    case .words: return Self.ranges(in: text) { text[$0].isWhitespace }
    case .lines, .paragraphs: return Self.ranges(in: text) { text[$0].isNewline }
    case .sentences:
      return Self.ranges(in: text) { place in
        let ends = place > 0 && ".!?…。！？".contains(text[place - 1])
        return text[place].isNewline || text[place].isWhitespace && ends
      }
    }
  }

  private static func ranges(in text: [Character], _ isGap: (Int) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for place in text.indices {
      if isGap(place) {
        if let begin = start { ranges.append(begin..<place) }
        start = nil
      } else if start == nil {
        start = place
      }
    }
    if let begin = start { ranges.append(begin..<text.count) }
    return ranges
  }
}
