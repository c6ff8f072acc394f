/// Makes names for code of the names that people give to pictures and colours.
///
///     AssetIdentifier.member(of: "Dog Photo", dropping: "Image")   // "dogPhoto"
enum AssetIdentifier {
  /// The name of a member; the kind of asset at the end of a name is left out.
  static func member(of name: String, dropping kind: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map(capitalized)
    return checked(([lowercased(first)] + rest).joined())
  }

  /// The name of a type that members stand in.
  static func type(of name: String) -> String? {
    checked(words(of: name).map(capitalized).joined())
  }

  /// The words of a name: what signs, spaces and capitals divide.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      guard character.isLetter || character.isNumber || character == "_" else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character.isUppercase, let last = word.last, last.isLowercase || last.isNumber {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// A word in small letters up to the one that begins the next: "URLIcon" is "urlIcon".
  private static func lowercased(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    let small = capitals.count - 1
    return word.prefix(small).lowercased() + word.dropFirst(small)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A name that can stand in code.
  private static func checked(_ name: String) -> String? {
    guard let first = name.first else { return nil }
    let plain = first.isNumber ? "_\(name)" : name
    return keywords.contains(plain) ? "`\(plain)`" : plain
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
