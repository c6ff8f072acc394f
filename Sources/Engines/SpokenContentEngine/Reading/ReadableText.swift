import AccessibilityModel

/// The text of an element as it can be selected and spoken, and where its lines stand.
struct ReadableText: Hashable, Sendable {
  /// A line, and its place where the app tells it.
  struct Line: Hashable, Sendable {
    /// Bytes of the text, as UTF-8 offsets.
    var range: Range<Int>
    /// Rectangle on the screen, in points; `nil` where it is not known.
    var frame: Rect?
  }

  /// The element.
  let element: ElementID
  /// Which of its attributes the text is.
  let origin: Attribute
  /// The words.
  let text: SpokenText
  /// The lines, in order.
  let lines: [Line]
  /// Rectangle of the element on the screen, in points.
  let area: Rect
  /// BCP 47 tag of the language that the app declares; `nil` where it declares none.
  let language: String?
  /// True where people can change it.
  let isEditable: Bool

  /// How many bytes it has.
  var count: Int { text.string.utf8.count }
  /// All of it.
  var all: Range<Int> { 0..<count }

  /// Makes the text of an element; `nil` where there are no words, or where they are kept secret.
  ///
  /// - Complexity: O(n) in the length of the text.
  init?(_ element: AccessibilityElement) {
    guard !element.traits.contains(.secureTextEntry) else { return nil }
    self.element = element.id
    area = element.outline
    language = element.language
    isEditable = element.textContent?.isEditable ?? false
    if let content = element.textContent, !content.string.isEmpty {
      origin = .value
      let value = element.value
      text = value.flatMap { $0.string == content.string ? $0 : nil } ?? SpokenText(content.string)
      lines =
        content.lines.isEmpty
        ? Self.paragraphs(of: content.string) : content.lines.map { Line(range: $0, frame: nil) }
    } else if !element.lines.isEmpty {
      var words = SpokenText("")
      var lines: [Line] = []
      for line in element.lines where !line.text.isBlank {
        let start = words.string.utf8.count
        words.append(line.text)
        if words.string.last?.isWhitespace == false { words.append(" ") }
        lines.append(Line(range: start..<words.string.utf8.count, frame: line.frame))
      }
      (origin, text, self.lines) = (.label, words, lines)
    } else if let label = element.label, !label.isBlank {
      (origin, text, lines) = (.label, label, Self.paragraphs(of: label.string))
    } else if let value = element.value, !value.isBlank {
      (origin, text, lines) = (.value, value, Self.paragraphs(of: value.string))
    } else {
      return nil
    }
    guard !text.isBlank else { return nil }
  }

  /// What stands between line breaks, in bytes.
  ///
  /// - Complexity: O(n) in the length of the words.
  private static func paragraphs(of words: String) -> [Line] {
    var result: [Line] = []
    var (start, place) = (0, 0)
    for byte in words.utf8 {
      if byte == 0x0A {
        if place > start { result.append(Line(range: start..<place, frame: nil)) }
        start = place + 1
      }
      place += 1
    }
    if start < place { result.append(Line(range: start..<place, frame: nil)) }
    return result
  }

  /// The words in a range of bytes; a range that does not fit is cut to what does.
  func words(in range: Range<Int>) -> Substring {
    let string = text.string
    let range = range.clamped(to: all)
    let start = string.utf8.index(string.utf8.startIndex, offsetBy: range.lowerBound)
    let end = string.utf8.index(start, offsetBy: range.count)
    return string[start..<end]
  }

  /// The words in a range of bytes, with how the app wants them spoken.
  func stretch(_ range: Range<Int>) -> SpokenText {
    let range = range.clamped(to: all)
    let runs = text.runs.compactMap { run -> SpokenText.Run? in
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return SpokenText.Run(
        range: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound,
        attributes: run.attributes)
    }
    return SpokenText(String(words(in: range)), runs: runs)
  }

  /// The languages that the app declares for stretches of a range, counted from its beginning.
  func declaredLanguages(in range: Range<Int>) -> [(range: Range<Int>, language: String)] {
    if let language, text.runs.allSatisfy({ $0.attributes.facts.language == nil }) {
      return [(0..<range.count, language)]
    }
    var result: [(range: Range<Int>, language: String)] = []
    for run in text.runs {
      let part = run.range.clamped(to: range)
      guard !part.isEmpty, let language = run.attributes.facts.language else { continue }
      result.append((part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound, language))
    }
    return result
  }
}
