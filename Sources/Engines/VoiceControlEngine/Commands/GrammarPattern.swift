import AccessibilityModel

/// A way to say a command.
struct GrammarPattern: Hashable, Sendable {
  /// A term of a pattern.
  indirect enum Term: Hashable, Sendable {
    case word(String)
    case slot(RecognizedCommand.Slot, list: String?)
    case optional([Term])
    case choice([[Term]])
  }

  let terms: [Term]
  /// The pattern as it is written, for those who look it up.
  let text: String

  /// Reads a pattern; `nil` where it makes no sense.
  init?(_ text: Substring) {
    var rest = Self.tokens(of: text)[...]
    guard let terms = Self.terms(&rest, until: nil), rest.isEmpty, !terms.isEmpty else { return nil }
    self.terms = terms
    self.text = String(text)
  }

  private static func tokens(of text: Substring) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if "[]()|".contains(first) {
        tokens.append(rest.prefix(1))
        rest = rest.dropFirst()
      } else {
        let token = rest.prefix { !$0.isWhitespace && !"[]()|".contains($0) }
        tokens.append(token)
        rest = rest[token.endIndex...]
      }
    }
    return tokens
  }

  private static func terms(_ rest: inout ArraySlice<Substring>, until end: Substring?) -> [Term]? {
    var alternatives: [[Term]] = [[]]
    while let token = rest.popFirst() {
      if token == end {
        return alternatives.count == 1 ? alternatives[0] : [.choice(alternatives)]
      }
      switch token {
      case "[":
        guard let inner = terms(&rest, until: "]") else { return nil }
        alternatives[alternatives.count - 1].append(.optional(inner))
      case "(":
        guard let inner = terms(&rest, until: ")") else { return nil }
        alternatives[alternatives.count - 1] += inner
      case "|": alternatives.append([])
      case "]", ")": return nil
      default:
        guard let term = term(token) else { return nil }
        alternatives[alternatives.count - 1].append(term)
      }
    }
    return end == nil && alternatives.count == 1 ? alternatives[0] : nil
  }

  private static func term(_ token: Substring) -> Term? {
    guard token.first == "<" else { return .word(FoldedWords(token).text) }
    guard token.last == ">" else { return nil }
    let parts = token.dropFirst().dropLast().split(separator: ":")
    guard let name = parts.first, let slot = RecognizedCommand.Slot(rawValue: String(name)) else {
      return nil
    }
    return .slot(slot, list: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// What fills the slots where the pattern fits all words; `nil` where it does not.
  func match(_ words: SpokenWords, _ lists: [String: VoiceGrammar.List]) -> [RecognizedCommand.Slot: String]?
  {
    var match = Match(words: words, lists: lists)
    return match.fits(terms[...], from: 0, then: { $0 == words.count }) ? match.slots : nil
  }

  /// An attempt to fit a pattern, with what fills the slots so far.
  private struct Match {
    let words: SpokenWords
    let lists: [String: VoiceGrammar.List]
    var slots: [RecognizedCommand.Slot: String] = [:]

    /// Fits terms to the words from a place on; takes back what it filled where that fails.
    mutating func fits(
      _ terms: ArraySlice<Term>, from start: Int, then goesOn: (Int) -> Bool
    ) -> Bool {
      fits(terms, from: start) { _, end in goesOn(end) }
    }

    private mutating func fits(
      _ terms: ArraySlice<Term>, from start: Int, ending: (inout Match, Int) -> Bool
    ) -> Bool {
      guard let term = terms.first else { return ending(&self, start) }
      let rest = terms.dropFirst()
      switch term {
      case .word(let word):
        return words.folded(start) == word && fits(rest, from: start + 1, ending: ending)
      case .optional(let inner):
        if fits(inner[...], from: start, ending: { $0.fits(rest, from: $1, ending: ending) }) { return true }
        return fits(rest, from: start, ending: ending)
      case .choice(let alternatives):
        for inner in alternatives
        where fits(inner[...], from: start, ending: { $0.fits(rest, from: $1, ending: ending) }) {
          return true
        }
        return false
      case .slot(let slot, let name):
        return fill(slot, from: start, with: lists[name ?? slot.rawValue]) {
          $0.fits(rest, from: $1, ending: ending)
        }
      }
    }

    private mutating func fill(
      _ slot: RecognizedCommand.Slot, from start: Int, with list: VoiceGrammar.List?,
      then goesOn: (inout Match, Int) -> Bool
    ) -> Bool {
      let before = slots[slot]
      var end = start + 1
      while end <= words.count {
        let value = list.map { $0.value(of: words, from: start, to: end) } ?? words.said(from: start, to: end)
        if let value {
          slots[slot] = value
          if goesOn(&self, end) { return true }
        }
        end += 1
      }
      slots[slot] = before
      return false
    }
  }
}
