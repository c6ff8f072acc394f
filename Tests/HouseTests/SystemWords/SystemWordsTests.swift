import Testing

@Suite("The system's words")
struct SystemWordsTests {
  private func lines(_ text: String) -> [Int?] {
    SystemWordsRule.violations(in: [SourceFile(path: "Sources/AppAPI/SwiftUI/A.swift", text: text)])
      .map(\.line)
  }

  @Test("Z17: the modules that apps import have no words of their own outside the tables")
  func ourSources() {
    expectNone(SystemWordsRule.violations(in: House.sources))
  }

  @Test(
    "Z17: words for people are found where they are shown, spoken or returned",
    arguments: [
      "Text(\"No Results\")", "Text(verbatim: \"alert\")", "Button(\"Cancel\")",
      "x.accessibilityLabel = \"Back\"",
      "e.hint = \"Adjust the size\"", "{ return \"Page \\(index) of \\(count)\" }",
      "let a = title ?? \"Colors\"",
    ])
  func found(code: String) {
    #expect(lines("\n\(code)") == [2])
  }

  @Test(
    "Z17: what no person meets is no fault",
    arguments: [
      "Text(verbatim: String(system: .search))", "// Text(\"Search\")", "x.value = \"1\"",
      "Image(systemName: \"plus\")",
      "x.text = \"\\(hours):\\(minutes)\"", "return \"checkmark\"",
    ])
  func passed(code: String) {
    #expect(lines(code) == [])
  }
}
