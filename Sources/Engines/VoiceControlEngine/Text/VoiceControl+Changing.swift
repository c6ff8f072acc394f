import AccessibilityModel

extension VoiceControl {
  /// Commands that change words.
  mutating func changing(_ recognized: RecognizedCommand, in field: Field) -> [Effect] {
    switch recognized.command {
    case .replace: return replace(recognized[.phrase], with: recognized[.other], in: field)
    case .insertBeside: return insert(recognized, in: field)
    case .insertDate:
      guard let date = settings.date else { return tell(.noDate) }
      return write(date, into: field)
    case .enterThat: return write("\n", into: field)
    case .type: return dictate(recognized[.phrase], into: field)
    case .emoji:
      guard let emoji = Emoji.named(recognized[.phrase]) else {
        return tell(.noEmoji, ["phrase": recognized[.phrase]])
      }
      return write(emoji, into: field)
    case .correctThat, .correct: return correct(recognized, in: field)
    case .styleThat, .style: return tell(.noStyle)
    case .cut, .copy, .paste: return clipboard(recognized.command, in: field)
    case .capitalizeThat, .capitalize: return rewrite(recognized, in: field, EditedText.capitalized)
    case .lowercaseThat, .lowercase: return rewrite(recognized, in: field) { $0.lowercased() }
    case .uppercaseThat, .uppercase: return rewrite(recognized, in: field) { $0.uppercased() }
    default: return []
    }
  }

  /// Writes what was said into a field, with spaces and capitals as in a text.
  mutating func dictate(_ words: String, into field: Field) -> [Effect] {
    switch mode {
    case .spelling:
      return write(FoldedWords(words).words.map { String($0.prefix(1)) }.joined(), into: field)
    case .number:
      let digits = words.split(separator: " ").map { grammar.number(String($0)).map(String.init) }
      guard !digits.contains(nil) else { return tell(.noText, ["phrase": words]) }
      return write(digits.compactMap(\.self).joined(), into: field)
    case .dictation, .command: return write(field.text.fitting(words), into: field)
    }
  }

  /// Writes words at the insertion point.
  private mutating func write(_ words: String, into field: Field) -> [Effect] {
    lastDictated = words
    return [request(.edit(field.id, .insert(words)), .using(""))]
  }

  private mutating func replace(_ old: String, with new: String, in field: Field) -> [Effect] {
    let range = FoldedWords(old).words == ["that"] ? that(in: field.text) : field.text.range(of: old)
    guard let range else { return tell(.noText, ["phrase": old]) }
    return replace(range, with: new, in: field)
  }

  private mutating func insert(_ recognized: RecognizedCommand, in field: Field) -> [Effect] {
    guard let range = field.text.range(of: recognized[.other]) else {
      return tell(.noText, ["phrase": recognized[.other]])
    }
    let isBefore = recognized[.place] == "before"
    let place = isBefore ? range.lowerBound : range.upperBound
    return replace(
      place..<place, with: isBefore ? recognized[.phrase] + " " : " " + recognized[.phrase], in: field)
  }

  /// Selects the words that are wrong; no other words are known for them where nothing recognises speech.
  private mutating func correct(_ recognized: RecognizedCommand, in field: Field) -> [Effect] {
    let range =
      recognized.command == .correctThat ? that(in: field.text) : field.text.range(of: recognized[.phrase])
    guard let range else {
      return recognized.command == .correctThat
        ? tell(.noSelection) : tell(.noText, ["phrase": recognized[.phrase]])
    }
    let words = field.text.string(range)
    return select(range, in: field) + tell(.noCorrections, ["phrase": words])
  }

  private mutating func clipboard(_ command: VoiceCommand, in field: Field) -> [Effect] {
    if command == .paste {
      guard !clipboard.isEmpty else { return tell(.noClipboard) }
      return write(clipboard, into: field)
    }
    guard let range = that(in: field.text) else { return tell(.noSelection) }
    clipboard = field.text.string(range)
    let effects: [Effect] = [.system(.copy(clipboard))]
    return command == .cut ? effects + replace(range, with: "", in: field) : effects
  }

  private mutating func rewrite(
    _ recognized: RecognizedCommand, in field: Field, _ change: (String) -> String
  ) -> [Effect] {
    let phrase = recognized.slots[.phrase]
    guard let range = phrase.map({ field.text.range(of: $0) }) ?? that(in: field.text) else {
      return phrase.map { tell(.noText, ["phrase": $0]) } ?? tell(.noSelection)
    }
    return replace(range, with: change(field.text.string(range)), in: field)
  }
}

extension EditedText {
  /// Every word with a capital.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var beginsWord = true
    for character in text {
      result += beginsWord ? character.uppercased() : String(character)
      beginsWord = character.isWhitespace
    }
    return result
  }

  /// Words with the space and the capital that they need at the insertion point.
  func fitting(_ words: String) -> String {
    guard let first = words.first else { return words }
    let before = characters[..<selection.lowerBound]
    let ending = before.last { !$0.isWhitespace }
    let isStart = ending.map { ".!?".contains($0) } ?? true || before.last?.isNewline == true
    var result = isStart ? first.uppercased() + words.dropFirst() : words
    if let last = before.last, !last.isWhitespace, !first.isPunctuation { result = " " + result }
    return result
  }
}

/// Emoji by their names.
enum Emoji {
  /// The emoji whose name is the phrase, or begins with it; `nil` where there is none.
  ///
  /// - Complexity: O(emoji).
  static func named(_ phrase: String) -> String? {
    let wanted = FoldedWords(phrase).words
    guard !wanted.isEmpty else { return nil }
    var best: (emoji: String, length: Int)?
    for range in [0x2600...0x27BF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF] {
      for value in range {
        guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.isEmoji,
          let name = scalar.properties.name
        else { continue }
        let words = FoldedWords(name).words
        guard words.starts(with: wanted), words.count < best?.length ?? .max else { continue }
        let variant = scalar.properties.isEmojiPresentation ? "" : "\u{FE0F}"
        best = (String(scalar) + variant, words.count)
      }
    }
    return best?.emoji
  }
}
