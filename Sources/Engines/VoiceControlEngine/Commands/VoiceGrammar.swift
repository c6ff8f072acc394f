import AccessibilityModel

/// The commands of one language: data, read from `Resources/VoiceControlGrammar`.
///
///     VoiceGrammar(language: "en").saying("Show grid with 3 columns")   // showGrid, columns: 3
///
/// - Source: Behaviour 4.2
public struct VoiceGrammar: Hashable, Sendable {
  /// Words that stand for values.
  struct List: Hashable, Sendable {
    var values: [String: String] = [:]
    /// True where digits and sums of the values count too.
    var isNumbers = false

    /// The value of some words; `nil` where they are not in the list.
    func value(of words: SpokenWords, from start: Int, to end: Int) -> String? {
      let text = words.folded(from: start, to: end)
      if let value = values[text] { return value }
      return isNumbers ? number(text).map(String.init) : nil
    }

    /// A number in digits, or in words up to the thousands.
    func number(_ text: String) -> Int? {
      if let number = Int(text) { return number >= 0 ? number : nil }
      var sum = 0
      var last = Int.max
      for word in text.split(separator: " ") {
        guard let value = values[String(word)].flatMap({ Int($0) }) else { return nil }
        if value == 100, sum > 0, sum < 10 {
          sum *= 100
          last = 100
        } else {
          guard value < last, last >= 20, last != Int.max || sum == 0 else { return nil }
          sum += value
          last = value
        }
      }
      return sum > 0 ? sum : nil
    }
  }

  /// A line of the grammar.
  struct Line: Hashable, Sendable {
    var command: VoiceCommand
    var pattern: GrammarPattern
  }

  private(set) var lists: [String: List] = [:]
  private(set) var lines: [Line] = []

  /// The commands of a language; English where the language is not there.
  ///
  /// - Parameter language: BCP 47 tag; regions the grammar does not know fall back to the language.
  public init(language: String) {
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    self = Self.read[language] ?? Self.read[primary] ?? Self.read["en"] ?? Self(reading: "")
  }

  /// Reads a grammar line by line; lines that make no sense are left out.
  init(reading text: String) {
    for line in text.split(separator: "\n") {
      let line = line.trimmed
      if line.first == "@" {
        read(list: line.dropFirst())
      } else if let equals = line.firstIndex(of: "="),
        let command = VoiceCommand(rawValue: String(line[..<equals].trimmed)),
        let pattern = GrammarPattern(line[line.index(after: equals)...].trimmed)
      {
        lines.append(Line(command: command, pattern: pattern))
      }
    }
  }

  /// What was said, made sense of; `nil` where no command fits.
  ///
  /// - Complexity: O(commands × words), for patterns with one free slot.
  public func recognized(_ text: String) -> RecognizedCommand? {
    let words = SpokenWords(text)
    guard words.count > 0 else { return nil }
    for line in lines {
      if let slots = line.pattern.match(words, lists) { return RecognizedCommand(line.command, slots) }
    }
    return nil
  }

  /// A number that was said in digits or words; `nil` for anything else.
  public func number(_ text: String) -> Int? {
    let folded = FoldedWords(text).text
    return folded.isEmpty ? nil : lists["number"]?.number(folded)
  }

  /// How each command is said, as it is written in the grammar.
  public var patterns: [(command: VoiceCommand, text: String)] { lines.map { ($0.command, $0.pattern.text) } }

  private mutating func read(list text: Substring) {
    guard let colon = text.firstIndex(of: ":") else { return }
    let name = String(text[..<colon].trimmed)
    var list = List()
    list.isNumbers = name == "number"
    for entry in text[text.index(after: colon)...].split(separator: ",") {
      guard let equals = entry.firstIndex(of: "=") else { continue }
      let words = FoldedWords(entry[..<equals]).text
      list.values[words] = String(entry[entry.index(after: equals)...].trimmed)
    }
    lists[name] = list
  }

  private static let read: [String: VoiceGrammar] = GeneratedGrammar.byLanguage.mapValues {
    VoiceGrammar(reading: $0)
  }
}
