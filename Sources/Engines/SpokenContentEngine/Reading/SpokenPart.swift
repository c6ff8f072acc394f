import AccessibilityModel

/// What is spoken in one go: what of a sentence is in one language.
struct SpokenPart: Hashable, Sendable {
  /// Bytes of the text, as UTF-8 offsets.
  var range: Range<Int>
  /// Bytes of the sentence.
  var sentence: Range<Int>
  /// BCP 47 tag of the language; `nil` for the person's own.
  var language: String?
  /// True where the person's languages decided, or nothing did.
  var isGuessed: Bool
}

/// A word that is spoken, and when.
struct SpokenWord: Hashable, Sendable {
  /// Bytes of the text, as UTF-8 offsets.
  var range: Range<Int>
  /// Seconds from the beginning of its part.
  var start: Double
  /// Seconds that it takes, with the silence behind it.
  var seconds: Double
}

/// How a person has texts spoken.
struct Speaker: Sendable {
  let settings: SpokenContentSettings
  let options: SpokenContentOptions
  /// Name of the app that the texts are of; `nil` where nobody knows it.
  var app: String?

  /// The words of a part, each with its time.
  ///
  /// - Complexity: O(n) in the length of the part.
  func words(of part: SpokenPart, in text: ReadableText) -> [SpokenWord] {
    let speech = SpeechDuration(rate: settings.rate(of: part.language))
    let replaced = replacements(in: part, of: text)
    var words: [SpokenWord] = []
    var start = 0.0
    var rest = replaced[...]
    for range in WordDivision.words(of: text, in: part.range) {
      while let first = rest.first, first.range.upperBound <= range.lowerBound { rest.removeFirst() }
      if let last = words.last, let first = rest.first, first.range.lowerBound < last.range.upperBound,
        first.range.upperBound > range.lowerBound
      {
        // A phrase of several words is highlighted as one.
        words[words.count - 1].range = last.range.lowerBound..<range.upperBound
        continue
      }
      let seconds = seconds(of: range, replacedBy: rest.first, in: text, speech)
      words.append(SpokenWord(range: range, start: start, seconds: seconds))
      start += seconds
    }
    return words
  }

  private func seconds(
    of range: Range<Int>, replacedBy replacement: Replacement?, in text: ReadableText,
    _ speech: SpeechDuration
  ) -> Double {
    if let replacement, replacement.range.lowerBound < range.upperBound {
      return speech.seconds(of: replacement.words + " ")
    }
    guard !text.text.runs.isEmpty else { return speech.seconds(of: text.words(in: range) + " ") }
    var words = text.stretch(range)
    words.append(" ")
    return speech.seconds(of: Utterance([Utterance.Segment(words, origin: .attribute(text.origin))]))
  }

  /// What is said of a part from a byte on.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - text: The text that it is of.
  ///   - start: The first byte that is said.
  ///   - isThere: True while the element is on the screen.
  ///   - rules: The uncertain rules that brought speech there.
  /// - Returns: The utterance, in the voice of its language.
  func utterance(
    of part: SpokenPart, in text: ReadableText, from start: Int, isThere: Bool, rules: [UncertainRule] = []
  ) -> Utterance {
    var attributes = SpeechAttributes(language: settings.voice(of: part.language))
    if !settings.rates.isEmpty || settings.rate != 50 {
      attributes.wishes.rate = settings.rate(of: part.language)
    }
    var words = SpokenText("")
    var place = max(start, part.range.lowerBound)
    for replacement in replacements(in: part, of: text) where replacement.range.lowerBound >= place {
      words.append(text.stretch(place..<replacement.range.lowerBound))
      words.append(SpokenText(replacement.words))
      place = replacement.range.upperBound
    }
    words.append(text.stretch(place..<max(part.range.upperBound, place)))
    let rules = rules + (part.isGuessed ? [options.fewest.rule] : [])
    return Utterance([
      Utterance.Segment(
        words.trimmed.applying(attributes), origin: .attribute(text.origin),
        element: isThere ? text.element : nil, rules: rules)
    ])
  }

  /// A phrase that is spoken otherwise.
  struct Replacement: Hashable, Sendable {
    var range: Range<Int>
    var words: String
  }

  /// What of a part is spoken otherwise than it is written; whole words alone, the longest phrase first.
  private func replacements(in part: SpokenPart, of text: ReadableText) -> [Replacement] {
    let voice = settings.voice(of: part.language)
    let wanted = settings.pronunciations
      .filter { !$0.phrase.isEmpty && $0.holds(in: part.language, voice: voice, app: app) }
      .sorted { $0.phrase.utf8.count > $1.phrase.utf8.count }
    guard !wanted.isEmpty else { return [] }
    let characters = Array(text.words(in: part.range))
    var result: [Replacement] = []
    let phrases = wanted.map { (Array($0.phrase), $0) }
    var place = part.range.lowerBound
    var index = 0
    while index < characters.count {
      let isStart = index == 0 || !characters[index - 1].isInWord
      let found =
        !isStart
        ? nil
        : phrases.first { phrase, pronunciation in
          Self.holds(phrase, pronunciation.ignoresCase, at: index, in: characters)
        }
      let length = found?.0.count ?? 1
      let bytes = characters[index..<index + length].reduce(0) { $0 + $1.utf8.count }
      if let found { result.append(Replacement(range: place..<place + bytes, words: found.1.substitution)) }
      place += bytes
      index += length
    }
    return result
  }

  private static func holds(
    _ phrase: [Character], _ ignoresCase: Bool, at index: Int, in characters: [Character]
  ) -> Bool {
    let end = index + phrase.count
    guard end <= characters.count, end == characters.count || !characters[end].isInWord else { return false }
    return zip(phrase, characters[index..<end]).allSatisfy { wanted, own in
      wanted == own || ignoresCase && wanted.lowercased() == own.lowercased()
    }
  }
}

extension Character {
  /// True for letters and digits, and what stands between the letters of a word.
  var isInWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

extension SpokenText {
  /// The text without white space at its ends.
  fileprivate var trimmed: SpokenText {
    let bytes = string.utf8
    let characters = string
    guard let first = characters.firstIndex(where: { !$0.isWhitespace }),
      let last = characters.lastIndex(where: { !$0.isWhitespace })
    else { return self }
    let end = characters.index(after: last)
    if first == characters.startIndex, end == characters.endIndex { return self }
    let start = bytes.distance(from: bytes.startIndex, to: first)
    let count = bytes.distance(from: first, to: end)
    let runs = runs.compactMap { run -> Run? in
      let part = run.range.clamped(to: start..<start + count)
      return part.isEmpty
        ? nil : Run(range: part.lowerBound - start..<part.upperBound - start, attributes: run.attributes)
    }
    return SpokenText(String(characters[first..<end]), runs: runs)
  }
}
