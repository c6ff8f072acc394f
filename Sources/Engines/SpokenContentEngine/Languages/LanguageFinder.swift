import AccessibilityModel

/// Tells the languages of a text apart: by scripts, by letters, by an identifier, and by what the person reads.
///
///     LanguageFinder(person: ["en"]).runs(in: "Hello. Γειά σου.")   // en, el
///
/// - Source: Behaviour 7.1 SC5
struct LanguageFinder: Sendable {
  /// BCP 47 tags of the languages that the person reads, in their order.
  var person: [String]
  /// Tells languages of one script apart; `nil` where nothing does.
  var identifier: LanguageIdentifier?
  /// How many words are too few to identify their language.
  var fewest = ShortText.three
  /// How many languages are offered at most for a text that none is known of.
  static let offered = 6

  /// The languages of a text, in order; together the runs are the whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - declared: Stretches whose language the app tells, as UTF-8 offsets, in order.
  /// - Returns: The runs, each within one sentence.
  /// - Complexity: O(n) in the length of the text.
  func runs(in text: String, declared: [(range: Range<Int>, language: String)] = []) -> [LanguageRun] {
    let division = ScriptDivision(text)
    var runs: [LanguageRun] = []
    runs.reserveCapacity(division.units.count)
    var first = 0
    while first < division.units.count {
      let sentence = division.units[first].sentence
      var last = first
      while last < division.units.count, division.units[last].sentence == sentence { last += 1 }
      let units = division.units[first..<last]
      runs += decided(units, in: text, sentence: division.sentences[sentence])
      first = last
    }
    return Self.merged(declared.isEmpty ? runs : Self.declaring(declared, in: runs))
  }

  /// The languages of the stretches of one sentence.
  private func decided(
    _ units: ArraySlice<ScriptUnit>, in text: String, sentence: Range<Int>
  ) -> [LanguageRun] {
    let isJapanese = units.contains(where: \.hasSyllables)
    var runs = units.map { unit in
      var run = LanguageRun(
        range: unit.range, sentence: sentence, system: unit.system, language: nil, basis: .none)
      decide(unit, isJapanese: isJapanese, in: text, &run)
      return run
    }
    guard runs.count > 1 else { return runs }
    for (index, unit) in units.enumerated() where runs[index].basis == .person && isShort(unit) {
      // A few words between others of their script are in the language of these.
      let others = zip(runs, units).filter { $0.1.system == unit.system && !isShort($0.1) }
      if let other = others.first?.0, unit.letters?.contains(other.language?.primary ?? "") ?? true {
        (runs[index].language, runs[index].basis) = (other.language, other.basis)
      }
    }
    return runs
  }

  private func isShort(_ unit: ScriptUnit) -> Bool { unit.words < fewest.words }

  private func decide(_ unit: ScriptUnit, isJapanese: Bool, in text: String, _ run: inout LanguageRun) {
    guard let system = unit.system else { return }
    let languages = system.languages
    if system == .eastAsian {
      let own = isJapanese ? nil : person.first { languages.contains($0.primary) }
      run.language = own ?? preferred(isJapanese ? "ja" : "zh")
      run.basis = own == nil ? .script : .person
    } else if languages.count == 1 {
      (run.language, run.basis) = (preferred(languages[0]), .script)
    } else if let identified = identified(unit, in: text) {
      (run.language, run.basis) = (preferred(identified), .identified)
    } else if let letters = unit.letters, letters.count == 1, let only = letters.first {
      (run.language, run.basis) = (preferred(only), .letters)
    } else {
      let possible = unit.letters.map { letters in languages.filter(letters.contains) } ?? languages
      if let own = person.first(where: { possible.contains($0.primary) }) {
        (run.language, run.basis) = (own, .person)
      } else if let usual = system.usualLanguage, possible.contains(usual) {
        (run.language, run.basis) = (usual, .script)
      } else {
        run.candidates = Array(possible.prefix(Self.offered))
        (run.language, run.basis) = (run.candidates.first, .undecided)
      }
    }
  }

  /// What the identifier makes of a stretch; `nil` where there is none, or where it says nothing that counts.
  private func identified(_ unit: ScriptUnit, in text: String) -> String? {
    guard let identifier, let system = unit.system else { return nil }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: unit.range.lowerBound)
    let end = bytes.index(start, offsetBy: unit.range.count)
    let guesses = identifier.languages(of: String(text[start..<end])).filter {
      system.languages.contains($0.language.primary)
    }
    func isPossible(_ guess: LanguageIdentifier.Guess) -> Bool {
      unit.letters?.contains(guess.language.primary) ?? true
    }
    func isOwn(_ guess: LanguageIdentifier.Guess) -> Bool {
      person.contains { $0.primary == guess.language.primary }
    }
    guard let first = guesses.first else { return nil }
    if isShort(unit) { return first.isReliable && isOwn(first) && isPossible(first) ? first.language : nil }
    if first.isReliable { return ownRelative(of: first.language.primary, in: unit) ?? first.language }
    return (guesses.first { isOwn($0) && isPossible($0) } ?? guesses.first(where: isPossible) ?? first)
      .language
  }

  /// The person's language that few words may be in where another one was found that is close to it.
  private func ownRelative(of language: String, in unit: ScriptUnit) -> String? {
    guard unit.words < CloseLanguages.telling, !person.contains(where: { $0.primary == language }) else {
      return nil
    }
    return person.map(\.primary).first { own in
      CloseLanguages.areClose(language, own) && unit.letters?.contains(own) ?? true
    }
  }

  /// The person's own form of a language, such as `en-GB`, where they read one.
  private func preferred(_ language: String) -> String {
    person.first { $0.primary == language } ?? language
  }

  /// Lets what the app declares take the place of what was found.
  private static func declaring(
    _ declared: [(range: Range<Int>, language: String)], in runs: [LanguageRun]
  ) -> [LanguageRun] {
    var result: [LanguageRun] = []
    var rest = declared[...]
    for run in runs {
      var start = run.range.lowerBound
      while start < run.range.upperBound {
        while let next = rest.first, next.range.upperBound <= start { rest.removeFirst() }
        var piece = run
        if let next = rest.first, next.range.lowerBound < run.range.upperBound {
          if next.range.lowerBound <= start {
            piece.range = start..<min(next.range.upperBound, run.range.upperBound)
            (piece.language, piece.basis, piece.candidates) = (next.language, .declared, [])
          } else {
            piece.range = start..<next.range.lowerBound
          }
        } else {
          piece.range = start..<run.range.upperBound
        }
        result.append(piece)
        start = piece.range.upperBound
      }
    }
    return result
  }

  /// The runs with those of one sentence and one language as one; signs alone belong to what is beside them.
  private static func merged(_ runs: [LanguageRun]) -> [LanguageRun] {
    var result: [LanguageRun] = []
    result.reserveCapacity(runs.count)
    for var run in runs {
      guard let last = result.last, last.sentence == run.sentence else {
        result.append(run)
        continue
      }
      let isSame = last.language == run.language && last.candidates == run.candidates
      if isSame || run.basis == .none {
        result[result.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else if last.basis == .none {
        run.range = last.range.lowerBound..<run.range.upperBound
        result[result.count - 1] = run
      } else {
        result.append(run)
      }
    }
    return result
  }
}

extension String {
  /// The language of a BCP 47 tag, without script and region.
  var primary: String {
    guard let end = utf8.firstIndex(where: { $0 == 0x2D || $0 == 0x5F }) else { return self }
    return String(self[..<end])
  }
}
