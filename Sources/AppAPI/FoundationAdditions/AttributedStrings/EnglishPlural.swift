/// Makes English words agree with a number.
///
///     EnglishPlural.agreeing(["small puppy"], with: 3)   // "small puppies"
enum EnglishPlural {
  /// Words that change in ways of their own.
  private static let irregular = [
    "man": "men", "woman": "women", "child": "children", "person": "people", "mouse": "mice",
    "goose": "geese",
    "foot": "feet", "tooth": "teeth", "ox": "oxen", "leaf": "leaves", "knife": "knives", "life": "lives",
    "wife": "wives", "wolf": "wolves", "half": "halves", "shelf": "shelves", "loaf": "loaves",
    "calf": "calves",
    "thief": "thieves", "elf": "elves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
    "echo": "echoes", "analysis": "analyses", "crisis": "crises", "gas": "gases", "quiz": "quizzes",
    "is": "are", "was": "were", "has": "have", "this": "these",
  ]

  /// Words that stay as they are.
  private static let unchanged: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "news", "information", "feedback",
  ]

  /// Words behind which nothing agrees any more.
  private static let relations: Set = [
    "of", "in", "on", "at", "for", "from", "with", "per", "to", "left", "ago",
  ]

  /// The words with the one that names what is counted in its plural; a word that has it already stays.
  static func plural(ofPhrase phrase: String) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let end = words.firstIndex { relations.contains($0.lowercased()) } ?? words.endIndex
    guard let noun = words[..<end].lastIndex(where: { $0.contains(where: \.isLetter) }) else { return phrase }
    let word = words[noun]
    let stem = word.prefix { $0.isLetter || $0 == "-" || $0 == "'" }
    words[noun] = plural(of: String(stem)) + word.dropFirst(stem.count)
    return words.joined(separator: " ")
  }

  /// The plural of one word.
  static func plural(of word: String) -> String {
    let small = word.lowercased()
    if unchanged.contains(small) || word.isEmpty { return word }
    if let other = irregular[small] {
      return word.first?.isUppercase == true ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
    if irregular.values.contains(small) { return word }
    let ending = small.suffix(2)
    if ["ss", "us", "is", "sh", "ch"].contains(ending) || ["x", "z"].contains(small.suffix(1)) {
      return word + "es"
    }
    if small.hasSuffix("s") { return word }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}

extension EnglishPlural {
  /// The words of a group agreed with a number; what stands before the number stays.
  ///
  /// - Parameters:
  ///   - words: The words behind the number.
  ///   - number: The number.
  /// - Returns: The words as they are beside 1, and in the plural beside any other number.
  static func agreeing(_ words: String, with number: Double) -> String {
    number.magnitude == 1 ? words : plural(ofPhrase: words)
  }
}

extension [RichPiece] {
  /// The pieces with words that were marked so agreeing with the number in their group.
  ///
  /// - Parameters:
  ///   - language: Only English words are changed; other languages have their forms in catalogs.
  ///   - number: The number of the value at a position.
  /// - Returns: The same pieces, the words in their plural where the number wants it.
  package func agreed(in language: String, number: (Int) -> Double?) -> [RichPiece] {
    guard language.lowercased().hasPrefix("en"), contains(where: { $0.agreement > 0 }) else { return self }
    var result = self
    var counts: [Int: Double] = [:]
    for piece in self where piece.agreement > 0 && counts[piece.agreement] == nil {
      if case .argument(let position, _) = piece.content { counts[piece.agreement] = number(position) }
    }
    var isBehind = 0
    for index in indices {
      let group = self[index].agreement
      guard group > 0, let count = counts[group] else { continue }
      switch self[index].content {
      case .argument(let position, _) where number(position) != nil: isBehind = group
      case .argument: break
      case .text(let words) where isBehind == group:
        result[index].content = .text(EnglishPlural.agreeing(words, with: count))
      case .text: break
      }
    }
    return result
  }
}
