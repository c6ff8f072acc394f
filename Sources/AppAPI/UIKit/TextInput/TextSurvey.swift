import AccessibilityModel
import Foundation

/// What a view with text says of it, in terms that do not depend on how the view counts.
///
/// - Source: Behaviour 1.4.2
@MainActor
struct TextSurvey {
  /// What the distances between places of a view count.
  private enum Unit {
    case utf16, characters, scalars, utf8

    func length(of character: Character) -> Int {
      switch self {
      case .utf16: character.utf16.count
      case .characters: 1
      case .scalars: character.unicodeScalars.count
      case .utf8: character.utf8.count
      }
    }
  }

  /// All characters of the view.
  let string: String
  private let unit: Unit?

  init(_ input: any UITextInput) {
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    string = input.textRange(from: start, to: end).flatMap { input.text(in: $0) } ?? ""
    let length = input.offset(from: start, to: end)
    if length == string.utf16.count {
      unit = .utf16
    } else if length == string.count {
      unit = .characters
    } else if length == string.unicodeScalars.count {
      unit = .scalars
    } else {
      unit = length == string.utf8.count ? .utf8 : nil
    }
  }

  // MARK: Counting

  /// How many UTF-8 bytes lie before a place; `nil` where the view counts in a way nobody knows.
  func bytes(before position: UITextPosition, in input: any UITextInput) -> Int? {
    guard let unit else { return nil }
    let count = input.offset(from: input.beginningOfDocument, to: position)
    guard let index = index(count, in: unit) else { return nil }
    return string.utf8.distance(from: string.startIndex, to: index)
  }

  private func index(_ count: Int, in unit: Unit) -> String.Index? {
    guard count >= 0 else { return nil }
    switch unit {
    case .utf16:
      let index = string.utf16.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex)
      return index.map { $0.samePosition(in: string.unicodeScalars) ?? string.utf16.index(before: $0) }
    case .characters: return string.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex)
    case .scalars:
      return string.unicodeScalars.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex)
    case .utf8: return string.utf8.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex)
    }
  }

  /// The place before which so many UTF-8 bytes lie.
  func position(at bytes: Int, in input: any UITextInput) -> UITextPosition? {
    guard let unit, (0...string.utf8.count).contains(bytes) else { return nil }
    var index = string.utf8.index(string.startIndex, offsetBy: bytes)
    while index > string.startIndex, index.samePosition(in: string.unicodeScalars) == nil {
      index = string.utf8.index(before: index)
    }
    let count =
      switch unit {
      case .utf16: string.utf16.distance(from: string.startIndex, to: index)
      case .characters: string.distance(from: string.startIndex, to: index)
      case .scalars: string.unicodeScalars.distance(from: string.startIndex, to: index)
      case .utf8: bytes
      }
    return input.position(from: input.beginningOfDocument, offset: count)
  }

  /// The stretch of so many UTF-8 bytes.
  func range(of bytes: Range<Int>, in input: any UITextInput) -> UITextRange? {
    guard let start = position(at: bytes.lowerBound, in: input),
      let end = position(at: bytes.upperBound, in: input)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  // MARK: Pieces

  /// What is selected, in UTF-8 bytes.
  func selection(in input: any UITextInput) -> Range<Int>? {
    guard let range = input.selectedTextRange, let start = bytes(before: range.start, in: input),
      let end = bytes(before: range.end, in: input), start <= end
    else { return nil }
    return start..<end
  }

  /// More characters than this are not asked for their places one by one.
  private static let placeLimit = 20_000

  /// What stands in one line on the screen each, in UTF-8 bytes, by where the insertion point would be.
  ///
  /// - Complexity: O(n) questions to the view.
  func lines(in input: any UITextInput) -> [Range<Int>] {
    guard let unit, !string.isEmpty, string.utf8.count <= Self.placeLimit else { return [] }
    var lines: [Range<Int>] = []
    var (start, place, count) = (0, 0, 0)
    var last: CGRect?
    for character in string {
      guard let position = input.position(from: input.beginningOfDocument, offset: count) else { return [] }
      let caret = input.caretRect(for: position)
      guard caret.minY.isFinite, caret.height.isFinite, caret.height > 0 else { return [] }
      if let last, caret.midY > last.maxY || caret.maxY < last.midY {
        lines.append(start..<place)
        start = place
      }
      last = caret
      place += character.utf8.count
      count += unit.length(of: character)
    }
    lines.append(start..<place)
    return lines.count > 1 ? lines : []
  }

  /// The pieces of a size, in UTF-8 bytes.
  func pieces(_ granularity: UITextGranularity, in input: any UITextInput) -> [Range<Int>] {
    switch granularity {
    case .document: return string.isEmpty ? [] : [0..<string.utf8.count]
    case .line:
      let lines = lines(in: input)
      return lines.isEmpty ? pieces { $0.isNewline } : lines
    case .paragraph: return pieces { $0.isNewline }
    case .word: return pieces { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
    case .sentence: return sentences
    case .character:
      var place = 0
      return string.map { character in
        defer { place += character.utf8.count }
        return place..<place + character.utf8.count
      }
    }
  }

  private func pieces(_ isGap: (Character) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    var place = 0
    for character in string {
      if isGap(character) {
        if let begin = start { result.append(begin..<place) }
        start = nil
      } else if start == nil {
        start = place
      }
      place += character.utf8.count
    }
    if let start { result.append(start..<place) }
    return result
  }

  private var sentences: [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, place) = (0, 0)
    var hasEnded = false
    for character in string {
      if hasEnded, !character.isWhitespace {
        result.append(start..<place)
        start = place
        hasEnded = false
      }
      if ".!?…。！？".contains(character) || character.isNewline { hasEnded = true }
      place += character.utf8.count
    }
    return start < place ? result + [start..<place] : result
  }
}
