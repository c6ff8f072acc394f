import AccessibilityModel

/// The words of an object as clients walk them: offsets count Unicode scalars, as AT-SPI does.
public struct ProvidedText: Hashable, Sendable {
  /// The words.
  public let string: String
  /// Where typing goes, as an offset; 0 where nothing is typed.
  public let caret: Int
  /// What is selected; `nil` where nothing is.
  public let selection: Range<Int>?
  /// What stands in one line each; empty where line breaks alone make lines.
  public let lines: [Range<Int>]
  /// True where the words can be changed.
  public let isEditable: Bool
  private let scalars: [Unicode.Scalar]

  /// Makes text of words that nobody changes.
  public init(_ string: String) {
    self.init(TextContent(string, isEditable: false))
  }

  /// Makes text of words that are walked and edited.
  public init(_ content: TextContent) {
    string = content.string
    scalars = Array(content.string.unicodeScalars)
    isEditable = content.isEditable
    let offset = Self.offsets(in: content.string)
    let selected = content.selection.map { offset($0.lowerBound)..<offset($0.upperBound) }
    caret = selected?.upperBound ?? 0
    selection = selected.flatMap { $0.isEmpty ? nil : $0 }
    lines = content.lines.map { offset($0.lowerBound)..<offset($0.upperBound) }
  }

  /// How many scalars there are.
  public var count: Int { scalars.count }

  /// Finds the offset in scalars of an offset in UTF-8 bytes.
  private static func offsets(in string: String) -> (Int) -> Int {
    { bytes in
      let utf8 = string.utf8
      let index = utf8.index(utf8.startIndex, offsetBy: bytes, limitedBy: utf8.endIndex) ?? utf8.endIndex
      return string.unicodeScalars.distance(from: string.startIndex, to: index)
    }
  }

  /// The bytes of a range, cut to the words; a negative end means the end.
  public func bytes(_ start: Int, _ end: Int) -> Range<Int> {
    let range = clamped(start, end)
    let before = Self.length(scalars[..<range.lowerBound])
    return before..<before + Self.length(scalars[range])
  }

  private static func length(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }

  /// The words of a range, cut to what there is; a negative end means the end.
  public func slice(_ start: Int, _ end: Int) -> String { words(clamped(start, end)) }

  private func clamped(_ start: Int, _ end: Int) -> Range<Int> {
    let end = end < 0 ? count : min(end, count)
    let start = min(max(start, 0), end)
    return start..<end
  }

  private func words(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// How much of a text is asked for at once.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// One scalar.
    case character
    /// A word, and what stands between it and the next.
    case word
    /// Words up to a full stop and what stands behind it.
    case sentence
    /// A line on the screen.
    case line
    /// What stands between line breaks.
    case paragraph
  }

  /// The unit around an offset, and where it begins and ends.
  ///
  /// - Complexity: O(length).
  public func unit(_ unit: Unit, at offset: Int) -> (words: String, range: Range<Int>) {
    let offset = min(max(offset, 0), count)
    let range = range(of: unit, at: offset)
    return (words(range), range)
  }

  private func range(of unit: Unit, at offset: Int) -> Range<Int> {
    switch unit {
    case .character: return offset..<min(offset + 1, count)
    case .line:
      if let line = lines.last(where: { $0.lowerBound <= offset }) { return line }
      return pieces { $0 == "\n" }.last { $0.lowerBound <= offset } ?? 0..<count
    case .paragraph: return pieces { $0 == "\n" }.last { $0.lowerBound <= offset } ?? 0..<count
    case .sentence:
      return pieces(spaced: true) { ".!?…。！？\n".unicodeScalars.contains($0) }.last { $0.lowerBound <= offset }
        ?? 0..<count
    case .word:
      return pieces(spaced: true) { $0.properties.isWhitespace }.last { $0.lowerBound <= offset } ?? 0..<count
    }
  }

  /// The text cut behind what ends a piece, and where `spaced` behind the white space that follows as well.
  private func pieces(spaced: Bool = false, endedBy ends: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < count {
      let isEnd = ends(scalars[index])
      index += 1
      guard isEnd else { continue }
      while spaced, index < count, scalars[index].properties.isWhitespace || ends(scalars[index]) {
        index += 1
      }
      result.append(start..<index)
      start = index
    }
    if start < count || result.isEmpty { result.append(start..<count) }
    return result
  }

  /// Where a character lies: its line, and how far along it, both from 0 to 1 of the object's frame.
  ///
  /// An estimate: lines are equally high and characters equally wide, as nothing tells more.
  public func place(of offset: Int, in frame: Rect) -> Rect {
    let all = lines.isEmpty ? pieces { $0 == "\n" } : lines
    let number = max(all.lastIndex { $0.lowerBound <= offset } ?? 0, 0)
    let widest = max(all.map(\.count).max() ?? 1, 1)
    let height = frame.size.height / Double(all.count)
    let width = frame.size.width / Double(widest)
    return Rect(
      x: frame.minX + Double(offset - all[number].lowerBound) * width,
      y: frame.minY + Double(number) * height, width: width, height: height)
  }

  /// What was taken out and put in to make another text of this one; `nil` where both are the same.
  func difference(to other: ProvidedText) -> (start: Int, removed: String, inserted: String)? {
    guard scalars != other.scalars else { return nil }
    let shorter = min(count, other.count)
    var start = 0
    while start < shorter, scalars[start] == other.scalars[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, scalars[count - 1 - tail] == other.scalars[other.count - 1 - tail] {
      tail += 1
    }
    return (start, words(start..<count - tail), other.words(start..<other.count - tail))
  }
}
