/// The words of an element that are walked and edited, where typing goes, and how lines lie.
///
///     field.textContent = TextContent("Bailey, beagle", selection: 6..<6, lines: [0..<8, 8..<14])
///
/// Offsets count UTF-8 bytes of the words.
public struct TextContent: Hashable, Sendable {
  /// The words, or what stands for them on the screen where they are kept secret.
  public var string: String
  /// What is selected, or the insertion point where the range is empty; `nil` where nothing is typed.
  public var selection: Range<Int>?
  /// What stands in one line on the screen each, from the top; empty where line breaks alone make lines.
  public var lines: [Range<Int>]
  /// True where people can change the words.
  public var isEditable: Bool
  /// Rectangle of the insertion point on the screen, in points; `nil` where nothing is typed or that is not known.
  public var caret: Rect?

  /// Makes words that can be walked.
  public init(
    _ string: String, selection: Range<Int>? = nil, lines: [Range<Int>] = [], isEditable: Bool = true,
    caret: Rect? = nil
  ) {
    self.string = string
    self.selection = selection
    self.lines = lines
    self.isEditable = isEditable
    self.caret = caret
  }

  /// True where every range lies inside the words, and lines follow one another.
  var isSound: Bool {
    let length = string.utf8.count
    func holds(_ range: Range<Int>) -> Bool { range.lowerBound >= 0 && range.upperBound <= length }
    guard selection.map(holds) ?? true, lines.allSatisfy(holds) else { return false }
    return zip(lines, lines.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
  }
}

/// A change of the words of an element, or of what is selected in them.
///
/// Offsets count UTF-8 bytes of the words as the technology knew them.
public enum TextEdit: Hashable, Sendable {
  /// Type words at the insertion point, in place of what is selected.
  case insert(String)
  /// Take away what is selected, else the character before the insertion point.
  case deleteBackward
  /// Put words in place of others.
  case replace(Range<Int>, String)
  /// Select words, or put the insertion point where the range is empty.
  case select(Range<Int>)
  /// End the editing, as going elsewhere by keys does.
  case end
}
