/// A stretch of a text in one script, within one sentence and on one side of quotation marks.
struct ScriptUnit: Hashable, Sendable {
  /// Bytes of the text, as UTF-8 offsets.
  var range: Range<Int>
  /// Number of the sentence, from 0.
  var sentence: Int
  /// The script; `nil` for signs alone.
  var system: WritingSystem?
  /// True where syllables show that characters from China are read in Japanese.
  var hasSyllables = false
  /// How many words it has, at least.
  var words = 0
  /// The languages that have all letters of it; `nil` where no letter decides.
  var letters: Set<String>?
}

/// Divides a text into sentences, and these by their scripts, in one walk.
struct ScriptDivision: Sendable {
  /// Bytes of each sentence, with the white space behind it.
  private(set) var sentences: [Range<Int>] = []
  /// The stretches, in order; together they are the whole text.
  private(set) var units: [ScriptUnit] = []

  private var unit = ScriptUnit(range: 0..<0, sentence: 0)
  private var sentenceStart = 0
  /// Where signs that may belong to the next script begin, from an opening mark on.
  private var opening: Int?
  private var isInWord = false

  /// Divides a text.
  ///
  /// - Complexity: O(n) in its length.
  init(_ text: String) {
    var place = 0
    var ending = Ending.none
    for scalar in text.unicodeScalars {
      let end = place + UTF8.width(scalar)
      let isSpace = scalar.isSpace
      let mark = isSpace ? nil : scalar.sentenceMark
      if !isSpace, ending == .space || ending == .sign && mark != .closing {
        endSentence(at: place)
        ending = .none
      }
      add(scalar, place, end)
      ending = ending.next(isSpace: isSpace, breaksLine: isSpace && scalar.breaksLine, mark)
      place = end
    }
    endSentence(at: place)
  }

  /// How far the end of a sentence has come.
  private enum Ending {
    /// There is none.
    case none
    /// Behind a mark that ends one where white space follows.
    case mark
    /// Behind a sign that ends one whatever follows.
    case sign
    /// In the white space behind one.
    case space

    func next(isSpace: Bool, breaksLine: Bool, _ mark: Unicode.Scalar.SentenceMark?) -> Ending {
      if breaksLine { return .space }
      if isSpace { return self == .none ? .none : .space }
      switch mark {
      case .always: return .sign
      case .beforeSpace: return self == .sign ? .sign : .mark
      case .closing: return self
      case nil: return .none
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ place: Int, _ end: Int) {
    let system = WritingSystem(scalar)
    if let system, let own = unit.system, own != system {
      endUnit(at: opening ?? place)
    } else if scalar.isQuotationMark, unit.words > 0 {
      // A quotation may be in another language of the same script.
      endUnit(at: scalar.opensQuotation ? place : end)
    }
    unit.range = unit.range.lowerBound..<max(end, unit.range.lowerBound)
    guard let system else {
      if scalar.opens, opening == nil { opening = place }
      if !scalar.continuesWord { isInWord = false }
      return
    }
    opening = nil
    unit.system = system
    if !isInWord { unit.words += 1 }
    isInWord = true
    if scalar.value >= 0xA1 { narrow(by: scalar, system) }
  }

  private mutating func narrow(by scalar: Unicode.Scalar, _ system: WritingSystem) {
    if system == .eastAsian {
      if scalar.isJapaneseSyllable { unit.hasSyllables = true }
    } else if system.isShared, let languages = DecidingLetters.languages(using: scalar) {
      let both = unit.letters?.intersection(languages) ?? languages
      // Letters that no single language has came with a foreign name: the first ones count.
      if !both.isEmpty { unit.letters = both }
    }
  }

  private mutating func endUnit(at place: Int) {
    let start = unit.range.lowerBound
    if place > start {
      unit.range = start..<place
      units.append(unit)
      unit = ScriptUnit(range: place..<place, sentence: sentences.count)
      isInWord = false
    }
    opening = nil
  }

  private mutating func endSentence(at place: Int) {
    guard place > sentenceStart else { return }
    endUnit(at: place)
    sentences.append(sentenceStart..<place)
    sentenceStart = place
    unit = ScriptUnit(range: place..<place, sentence: sentences.count)
  }
}

extension Unicode.Scalar {
  /// What a sign does at the end of a sentence.
  enum SentenceMark { case always, beforeSpace, closing }

  /// What it does at the end of a sentence; `nil` for everything else.
  var sentenceMark: SentenceMark? {
    switch value {
    case 0x2E, 0x21, 0x3F, 0x2026, 0x061F, 0x06D4, 0x0964, 0x0965, 0x037E, 0x0589, 0x1362: .beforeSpace
    case 0x3002, 0xFF01, 0xFF1F, 0xFF0E, 0xFF61: .always
    case 0x22, 0x27, 0x29, 0x5D, 0xBB, 0x201D, 0x2019, 0x300D, 0x300F, 0xFF09: .closing
    default: nil
    }
  }

  /// True for white space.
  var isSpace: Bool {
    value < 0x85 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// True for a sign that ends a line.
  var breaksLine: Bool {
    value == 0x0A || value == 0x0D || value == 0x2028 || value == 0x2029 || value == 0x85
  }

  fileprivate var isQuotationMark: Bool {
    value == 0xAB || value == 0xBB || (0x201C...0x201F).contains(value) || value == 0x22
  }

  fileprivate var opensQuotation: Bool {
    value == 0xAB || value == 0x201C || value == 0x201E || value == 0x22
  }

  fileprivate var opens: Bool {
    switch value {
    case 0x28, 0x5B, 0xAB, 0xBF, 0xA1, 0x2018, 0x201A, 0x201C, 0x201E, 0x22, 0x300C, 0x300E, 0xFF08: true
    default: false
    }
  }

  fileprivate var continuesWord: Bool {
    value == 0x27 || value == 0x2019 || value == 0x2D || (0x300...0x36F).contains(value)
      || (0x64B...0x655).contains(value) || value == 0x640 || value == 0x200C || value == 0x200D
  }
}
