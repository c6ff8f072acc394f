import AccessibilityModel

/// An utterance as a line of braille, with the way from each of its words to its cells and back.
///
///     let line = BrailleLine(utterance, in: translator)
///     line.text            // "Take Survey btn"
///     line.place(atCell: 3)?.element
public struct BrailleLine: Hashable, Sendable {
  /// Where a cell leads to: a place in the words of an utterance.
  public struct Place: Hashable, Sendable {
    /// The segment of the utterance.
    public var segment: Int
    /// The element that it tells of, if any.
    public var element: ElementID?
    /// Bytes of the segment's text before the place, in UTF-8.
    public var byte: Int

    /// Makes a place.
    public init(segment: Int, element: ElementID?, byte: Int) {
      self.segment = segment
      self.element = element
      self.byte = byte
    }
  }

  /// What is written, in letters.
  public let text: String
  /// What is written, in cells.
  public let braille: BrailleText
  /// Where each Unicode scalar of the text comes from; `nil` for what stands between.
  private let places: [Place?]

  /// Writes an utterance.
  ///
  /// - Parameters:
  ///   - utterance: what is said, and what is for braille alone.
  ///   - translator: who writes it.
  ///   - style: what of it stands on the line.
  ///   - cursor: the segment and the bytes before the place whose word is written out.
  public init(
    _ utterance: Utterance, in translator: BrailleTranslator, style: BrailleStyle = BrailleStyle(),
    cursor: (segment: Int, byte: Int)? = nil
  ) {
    var writer = Writer(
      style: style, abbreviations: BrailleAbbreviations(language: translator.table.language))
    for (index, segment) in utterance.segments.enumerated() { writer.add(segment, at: index) }
    text = String(String.UnicodeScalarView(writer.scalars))
    places = writer.places
    let position = cursor.flatMap { cursor in
      writer.places.firstIndex { $0?.segment == cursor.segment && $0?.byte == cursor.byte }
    }
    braille = translator.translate(text, cursor: position)
  }

  /// The cells as braille patterns.
  public var cells: String { String(braille.cells) }

  /// Where a cell of the line leads to; `nil` for cells between words and behind the line's end.
  public func place(atCell cell: Int) -> Place? {
    guard braille.scalarOfCell.indices.contains(cell) else { return nil }
    return places[braille.scalarOfCell[cell]]
  }

  /// The cell in which a place of the utterance is written; `nil` where it is not on the line.
  public func cell(segment: Int, byte: Int) -> Int? {
    let known = places.compactMap { $0?.segment == segment ? $0?.byte : nil }
    guard let nearest = known.filter({ $0 <= byte }).max() else { return nil }
    let index = places.firstIndex { $0?.segment == segment && $0?.byte == nearest }
    return index.flatMap { braille.cellOfScalar.indices.contains($0) ? braille.cellOfScalar[$0] : nil }
  }
}

/// Puts what stands on a line together, scalar by scalar.
private struct Writer {
  let style: BrailleStyle
  let abbreviations: BrailleAbbreviations
  var scalars: [Unicode.Scalar] = []
  var places: [BrailleLine.Place?] = []

  mutating func add(_ segment: Utterance.Segment, at index: Int) {
    guard !segment.text.isBlank, style.showsHints || !segment.isHint else { return }
    let words = segment.text.string
    var short: String?
    if style.abbreviates, case .phrase(let key) = segment.origin {
      short = abbreviations.form(of: key, saying: words)
    }
    separate(isShort: short != nil, startsSentence: segment.startsSentence)
    let start = BrailleLine.Place(segment: index, element: segment.element, byte: 0)
    if let short {
      for scalar in short.unicodeScalars { put(scalar, start) }
      return
    }
    var place = start
    for character in words {
      if let name = Self.name(of: character) {
        for scalar in name.unicodeScalars { put(scalar, place) }
        place.byte += character.utf8.count
      } else {
        for scalar in character.unicodeScalars {
          put(scalar.properties.isWhitespace ? " " : scalar, place)
          place.byte += UTF8.width(scalar)
        }
      }
    }
  }

  /// What stands before a segment: short forms need no sign, a sentence ends with its own or with ours.
  private mutating func separate(isShort: Bool, startsSentence: Bool) {
    guard let last = scalars.last else { return }
    if !isShort {
      if startsSentence {
        if !".!?…。！？".unicodeScalars.contains(last) { put(".", nil) }
      } else if !",;:".unicodeScalars.contains(last) {
        put(",", nil)
      }
    }
    put(" ", nil)
  }

  private mutating func put(_ scalar: Unicode.Scalar, _ place: BrailleLine.Place?) {
    scalars.append(scalar)
    places.append(place)
  }

  /// The name of a picture, for which there is no braille.
  private static func name(of character: Character) -> String? {
    guard let first = character.unicodeScalars.first, first.properties.isEmojiPresentation else { return nil }
    return first.properties.name?.lowercased()
  }
}

extension Utterance.Segment {
  /// True where it tells how to use the element, or comes only after a silence.
  fileprivate var isHint: Bool {
    if case .phrase(let key) = origin { return key.hasPrefix("hint.") }
    return origin == .attribute(.hint)
  }
}
