/// Text to be spoken, with runs where the voice changes.
///
///     var text = SpokenText("Hello ")
///     text.append(SpokenText("こんにちは", SpeechAttributes(language: "ja-JP")))
///     text.runs.count   // 1
public struct SpokenText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A stretch of the text that is spoken in its own way.
  public struct Run: Hashable, Sendable {
    /// Offsets into the UTF-8 bytes of the string.
    public var range: Range<Int>
    /// What is special about the stretch.
    public var attributes: SpeechAttributes

    /// Makes a run over UTF-8 offsets.
    public init(range: Range<Int>, attributes: SpeechAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// The words.
  public private(set) var string: String
  /// Runs in order, none overlapping and none without attributes; empty for plain text.
  public private(set) var runs: [Run] {
    get { ownRuns ?? [] }
    _modify {
      var runs = ownRuns ?? []
      ownRuns = nil
      yield &runs
      ownRuns = runs.isEmpty ? nil : runs
    }
  }

  /// The runs of a text that has some; counting references to an empty array is dearer than having none.
  private var ownRuns: [Run]?

  /// Makes text that is spoken in one way throughout.
  public init(_ string: String, _ attributes: SpeechAttributes = .none) {
    self.string = string
    let length = string.utf8.count
    if attributes != .none, length > 0 { ownRuns = [Run(range: 0..<length, attributes: attributes)] }
  }

  /// Makes text with runs; runs that are empty, plain, overlapping or outside the text are dropped.
  public init(_ string: String, runs: [Run]) {
    self.string = string
    let length = string.utf8.count
    var kept: [Run] = []
    for run in runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let start = kept.last?.range.upperBound ?? 0
      guard run.range.lowerBound >= start, run.range.upperBound <= length, !run.range.isEmpty,
        run.attributes != .none
      else { continue }
      kept.append(run)
    }
    if !kept.isEmpty { ownRuns = kept }
  }

  /// Makes plain text from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// True where there is nothing to say: no character, or white space alone.
  public var isBlank: Bool {
    if let first = string.utf8.first, first > 0x20, first < 0x7F { return false }
    return string.allSatisfy(\.isWhitespace)
  }

  /// Adds text and its runs behind this one.
  public mutating func append(_ other: SpokenText) {
    let offset = string.utf8.count
    string += other.string
    guard let others = other.ownRuns else { return }
    runs += others.map { run in
      Run(
        range: run.range.lowerBound + offset..<run.range.upperBound + offset,
        attributes: run.attributes)
    }
  }

  /// The text with attributes applied wherever a run does not set its own.
  public func applying(_ attributes: SpeechAttributes) -> SpokenText {
    guard attributes != .none else { return self }
    var result = SpokenText("")
    for (piece, own) in pieces {
      result.append(SpokenText(piece, own.falling(backTo: attributes)))
    }
    return result
  }

  /// The text cut where the way of speaking changes, in order.
  public var pieces: [(text: String, attributes: SpeechAttributes)] {
    guard let runs = ownRuns else { return string.isEmpty ? [] : [(string, .none)] }
    let bytes = string.utf8
    func slice(_ range: Range<Int>) -> String {
      let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
      let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
      return String(string[start..<end])
    }
    var result: [(text: String, attributes: SpeechAttributes)] = []
    var position = 0
    for run in runs {
      if run.range.lowerBound > position {
        result.append((slice(position..<run.range.lowerBound), .none))
      }
      result.append((slice(run.range), run.attributes))
      position = run.range.upperBound
    }
    if position < bytes.count { result.append((slice(position..<bytes.count), .none)) }
    return result
  }

  /// The level of the heading that all the words are; `nil` where some are none, or one of another level.
  package var headingLevel: Int? {
    guard let first = ownRuns?.first, let level = first.attributes.facts.headingLevel else { return nil }
    return pieces.allSatisfy { $0.attributes.facts.headingLevel == level } ? level : nil
  }

  /// The words of a stretch, spoken as they are inside the text.
  ///
  /// - Parameter bytes: Offsets into the UTF-8 bytes of the string, between characters.
  /// - Returns: The words of the stretch, with the runs inside it.
  public func slice(_ bytes: Range<Int>) -> SpokenText {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: bytes.upperBound)
    let runs = (ownRuns ?? []).map { run in
      let inside = run.range.clamped(to: bytes)
      return Run(
        range: inside.lowerBound - bytes.lowerBound..<inside.upperBound - bytes.lowerBound,
        attributes: run.attributes)
    }
    return SpokenText(String(string[start..<end]), runs: runs)
  }

  /// The non-blank texts in order, with the separator between each two.
  public static func joined(_ texts: [SpokenText], separator: String = ", ") -> SpokenText {
    var result = SpokenText("")
    for text in texts where !text.isBlank {
      if !result.string.isEmpty { result.append(SpokenText(separator)) }
      result.append(text)
    }
    return result
  }
}
