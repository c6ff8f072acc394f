import Testing

@Suite("Open questions")
struct QuestionTests {
  /// Properties that a file lists as open questions, in the form `.init(\.name)`.
  private static func questions(in code: [Token]) -> [String] {
    guard code.indices.contains(where: { code[$0].isWord("questions") }) else { return [] }
    return code.indices.compactMap { index in
      guard index + 4 < code.count, code[index].isWord("init"), code[index + 1].text == "(",
        code[index + 2].text == "\\", code[index + 3].text == "."
      else { return nil }
      return code[index + 4].text
    }
  }

  @Test(
    "Whatever follows an open question tells its rule: the choice and a rule are read in one file at least")
  func told() {
    let sources = House.sources.filter { $0.isSwift && !$0.isGenerated }
    let codes = sources.map { (path: $0.path, code: Lexer.tokens(of: $0.text).filter(\.isCode)) }
    let telling = codes.filter { file in
      zip(file.code, file.code.dropFirst()).contains {
        $0.text == "." && ["rule", "rules"].contains($1.text)
      }
    }
    let words = telling.map { (path: $0.path, words: Set($0.code.map(\.text))) }
    var count = 0
    for (path, code) in codes {
      for name in Self.questions(in: code) {
        count += 1
        let isTold = words.contains { $0.path != path && $0.words.contains(name) }
        #expect(isTold, "\(path): \(name) is followed without being counted; note its rule where it decides")
      }
    }
    #expect(count > 80)
  }
}
