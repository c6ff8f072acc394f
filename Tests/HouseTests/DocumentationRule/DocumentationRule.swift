/// Asks every public declaration for one good sentence.
///
/// `swift format` asks for documentation of what is declared `public`; of cases and requirements this alone does.
enum DocumentationRule {
  /// The longest first sentence, in characters.
  static let limit = 150

  /// Public declarations without a sentence, with too long a one, or with one that only repeats the name.
  static func violations(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.isSwift && !$0.isGenerated }.flatMap { file in
      file.publicDeclarations.compactMap { declaration in
        fault(of: declaration).map { Violation(file.path, line: declaration.line, $0) }
      }
    }
  }

  private static func fault(of declaration: Declaration) -> String? {
    let summary = declaration.summary
    let what = "\(declaration.keyword) \(declaration.name)"
    if summary.isEmpty { return "\(what) has no documentation; add one sentence" }
    if summary.count > limit {
      return "the first sentence of \(what) has \(summary.count) characters; shorten it to \(limit)"
    }
    if repeatsName(summary, of: declaration) {
      return "the sentence of \(what) only repeats its name; say what the name cannot"
    }
    return nil
  }

  /// Whether a sentence has no word that the name does not have.
  private static func repeatsName(_ summary: String, of declaration: Declaration) -> Bool {
    let empty: Set = ["the", "a", "an", "of", "this", "is", "its"]
    let spoken = summary.split { !$0.isLetter }.map { $0.lowercased() }.filter { !empty.contains($0) }
    let named = Set(words(inName: declaration.name))
    return spoken.allSatisfy(named.contains)
  }

  /// The words of a name in camel case, in small letters.
  private static func words(inName name: String) -> [String] {
    var words: [String] = []
    for letter in name where letter.isLetter {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }
}
