import Testing

@Suite("Open questions")
struct QuestionTests {
  /// Properties that a file lists as open questions, in the form `.init(\.name)`.
  private static func questions(in file: SourceFile) -> [Substring] {
    guard file.text.contains("questions") else { return [] }
    return file.code.flatMap { $0.text.matches(of: #/\binit\(\\\.(\w+)/#).map(\.1) }
  }

  @Test(
    "Whatever follows an open question tells its rule: the choice and a rule are read in one file at least")
  func told() {
    let sources = House.sources.filter { $0.isSwift && !$0.isGenerated }
    let telling = sources.filter { $0.text.contains(".rule") }
    let words = telling.map { (path: $0.path, words: Set($0.words)) }
    var count = 0
    for file in sources {
      for name in Self.questions(in: file) {
        count += 1
        let isTold = words.contains { $0.path != file.path && $0.words.contains(name) }
        #expect(
          isTold, "\(file.path): \(name) is followed without being counted; note its rule where it decides")
      }
    }
    #expect(count > 80)
  }
}
