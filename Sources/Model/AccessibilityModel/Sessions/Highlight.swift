/// A stretch of text that is drawn otherwise while it is selected or spoken.
///
/// - Source: Behaviour 7.1 SC1, SC3, SC4
public struct Highlight: Hashable, Sendable {
  /// What of the speech it is.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// What is selected, to be spoken or not.
    case selection
    /// The word that is being spoken.
    case word
    /// The sentence that it stands in.
    case sentence
  }

  /// How it is drawn.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A line below the words.
    case underline
    /// A colour behind the words.
    case background
  }

  /// A colour that a person can choose.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// That of a new device.
    case `default`
    /// The system's blue.
    case blue
    /// The system's yellow.
    case yellow
    /// The system's green.
    case green
    /// The system's pink.
    case pink
    /// The system's purple.
    case purple
  }

  /// What of the speech it is.
  public var part: Part
  /// How it is drawn.
  public var style: Style
  /// Its colour.
  public var color: Color
  /// The element whose text is spoken.
  public var element: ElementID
  /// The text that it is a stretch of, as the element has it.
  public var text: String
  /// The bytes of the text, as UTF-8 offsets.
  public var range: Range<Int>
  /// Rectangle of the element on the screen, in points.
  public var area: Rect
  /// Where it lies on the screen, a rectangle for each line, in points; estimated where the app tells no lines.
  public var frames: [Rect]

  /// Makes a highlight.
  public init(
    _ part: Part, style: Style, color: Color, element: ElementID, text: String, range: Range<Int>,
    area: Rect, frames: [Rect]
  ) {
    self.part = part
    self.style = style
    self.color = color
    self.element = element
    self.text = text
    self.range = range
    self.area = area
    self.frames = frames
  }

  /// The words of the stretch.
  public var words: String {
    let bytes = text.utf8
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "" }
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(start, offsetBy: range.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
