import Testing

@Suite("The pages on behaviour")
struct BehaviourTests {
  private static let sample = BehaviourPages([
    SourceFile(
      path: "A.md",
      text: """
        | `1.5` | a | – | by row |
        | `1.5.1` | a | – | by row |
        | `1.5.1 U3` | a | – | observed |
        | `1.5.1 U4` | a | – | 80 % |
        | `1.5.1 order, and more` | a | – | inferred |
        | `3.4` | a | – | by row |
        | `3.4 Menu` | a | – | observed |
        | `3.4 Text editor` | a | – | observed |
        | `10.3` | a | – | 95 % |
        | `X5` | a | – | inferred |
        """)
  ])

  private func ids(_ rule: CitedRule) -> [String]? { Self.sample.rules(for: rule)?.map(\.id) }

  @Test("Every row has an id of its own, a rule, a source and how sure it is")
  func rows() {
    expectNone(BehaviourPages.ours.faults)
    #expect(BehaviourPages.ours.rules.count > 100)
  }

  @Test("Every citation leads to a rule")
  func citations() {
    let pages = BehaviourPages.ours
    expectNone(
      Citation.ours.filter { pages.rules(for: $0.rule) == nil }.map { citation in
        Violation(
          citation.path, line: citation.line,
          "cites \(citation.rule), which no page of \(BehaviourPages.folder) has; cite a rule that is there")
      })
  }

  @Test("Every rule is cited by code, a test or a coverage table")
  func uncited() {
    let pages = BehaviourPages.ours
    let cited = Set(Citation.ours.flatMap { pages.rules(for: $0.rule) ?? [] })
    expectNone(
      pages.uncited(by: cited).map { rule in
        Violation(
          rule.path, line: rule.line, "has \(rule.id), which nothing cites; cite it where it is followed")
      })
  }

  @Test("What pages say of other rules and of options is there")
  func references() {
    let pages = BehaviourPages.ours
    let options = House.sources.filter { $0.isSwift && $0.text.contains("ruleName") }
    expectNone(
      pages.files.flatMap { file in
        spans(of: file).compactMap { line, span -> Violation? in
          if isOption(span), !options.contains(where: { $0.text.contains("ruleName = \"\(span)\"") }) {
            return Violation(file.path, line: line, "names the option \(span), which is not there")
          }
          return isReference(span) && !leadsSomewhere(span, in: pages)
            ? Violation(file.path, line: line, "refers to \(span), which no page has") : nil
        }
      })
  }

  @Test("The index names every page, and none has more than 250 lines")
  func index() {
    let files = BehaviourPages.ours.files
    let index = files.first { $0.name == "README.md" }?.text ?? ""
    #expect(files.filter { $0.name != "README.md" && !index.contains("(\($0.name))") }.map(\.path) == [])
    #expect(files.filter { $0.lineCount > 250 }.map(\.path) == [])
  }

  @Test(
    "A list of citations is read up to what is no part of it",
    arguments: [
      ("1.5 U3, X5", ["1.5 U3", "X5"]), ("1.2, 1.3, 2", ["1.2", "1.3", "2"]),
      ("2 (More Content)\"", ["2 (More Content)"]), ("1.16 DnD1, DnD2", ["1.16 DnD1", "1.16 DnD2"]),
      ("1.1 F3 and F9, 1.10.3 G1.", ["1.1 F3", "1.1 F9", "1.10.3 G1"]),
      ("6.1 LC2 to LC4, LC9", ["6.1 LC2", "6.1 LC3", "6.1 LC4", "6.1 LC9"]),
      ("1.2 (read all), 1.5.2 (hints)", ["1.2 (read all)", "1.5.2 (hints)"]),
      ("1.9; mission Z6", ["1.9"]), ("3.2, I). More", ["3.2"]), ("4.1 V8, 5.2 FK4", ["4.1 V8", "5.2 FK4"]),
    ])
  func lists(text: String, expected: [String]) {
    #expect(CitationParser.rules(in: text).map(\.description) == expected)
  }

  @Test("A list goes on in the next line, and code behind it is none of it")
  func lines() {
    let word = Citation.words[0]
    let text = "/// (\(word) 1.5\n/// U3, 3.4).\n/// - Source: \(word) 3.4\nfunc a()\n// \(word)s 9"
    let found = Citation.citations(in: [SourceFile(path: "A.swift", text: text)])
    #expect(found.map(\.rule.description) == ["1.5 U3", "3.4", "3.4"])
    #expect(found.map(\.line) == [1, 1, 3])
  }

  @Test("A name of a test cites where all ahead of its colon does")
  func names() {
    let name = "@Test"
    let text =
      "\(name)(\"U3, Z5: a\")\n\(name)(\n  \"3.4: b\")\n\(name)(\"Points: c\") \n\(name)(\"1.5 U4 d\")"
    let found = Citation.tests(in: [SourceFile(path: "A.swift", text: text)], missions: ["Z5"])
    #expect(found.map(\.rule.description) == ["U3", "3.4"])
    #expect(found.map(\.line) == [1, 3])
  }

  @Test("A citation is looked up by section, by short name and by the name of a row")
  func lookup() {
    #expect(ids(.section("1.5")) == ["1.5"])
    #expect(ids(.section("1.5.1")) == ["1.5.1", "1.5.1 order, and more"])
    #expect(ids(.rule("U3", section: "1.5")) == ["1.5.1 U3"])
    #expect(ids(.rule("U3", section: nil)) == ["1.5.1 U3"])
    #expect(ids(.rule("U3", section: "3.4")) == nil)
    #expect(ids(.rule("X5", section: nil)) == ["X5"])
    #expect(ids(.row("TextEditor", section: "3.4")) == ["3.4 Text editor"])
    #expect(ids(.row("order, and more", section: "1.5.1")) == ["1.5.1 order, and more"])
    #expect(ids(.row("order, U3", section: "1.5.1")) == nil)
    #expect(ids(.row("U3 to U4", section: "1.5.1")) == ["1.5.1 U3", "1.5.1 U4"])
    #expect(ids(.row("Toggle", section: "3.4")) == nil)
  }

  @Test("A row of a coverage table may name an aspect behind the rule")
  func listed() {
    #expect(ids(.listed("U3, capitals", section: "1.5.1")) == ["1.5.1 U3"])
    #expect(ids(.listed("U3–U4", section: "1.5.1")) == ["1.5.1 U3", "1.5.1 U4"])
    #expect(ids(.listed("Menu, Text editor", section: "3.4")) == ["3.4 Menu", "3.4 Text editor"])
    #expect(ids(.listed("Links rotor", section: "10.3")) == ["10.3"])
    #expect(ids(.listed("Slider", section: "3.4")) == nil)
    #expect(ids(.listed("U3, U9", section: "1.5.1")) == nil)
  }

  @Test("A rule that nothing cites is found, and a section is cited with what is in it")
  func leftOver() {
    let cited = [CitedRule.rule("U3", section: "1.5"), .section("3.4")].flatMap {
      Self.sample.rules(for: $0) ?? []
    }
    let found = Self.sample.uncited(by: Set(cited)).map(\.id)
    #expect(found == ["1.5.1 U4", "1.5.1 order, and more", "10.3", "X5"])
  }

  @Test(
    "A row without source, certainty or an id of its own is a fault",
    arguments: [
      "| `1.1 F1` | a | – | sure |", "| `1.1 F1` | a | observed |", "| `1.1 F1 | a | – | observed |",
      "| `1.1 F1` | a | – | observed |\n| `1.1 f1` | b | – | observed |",
    ])
  func faults(text: String) {
    #expect(BehaviourPages([SourceFile(path: "A.md", text: text)]).faults.count == 1)
  }

  /// What stands between backticks, with its line.
  private func spans(of file: SourceFile) -> [(line: Int, span: String)] {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      return parts.enumerated().filter { $0.offset % 2 == 1 }.map { (index + 1, String($0.element)) }
    }
  }

  private func isOption(_ span: String) -> Bool {
    let parts = span.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && span.first?.isLowercase == true
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLetter) }
  }

  private func isReference(_ span: String) -> Bool {
    if CitationParser.isShortName(span) { return true }
    guard let number = CitationParser.sectionNumber(span[...]) else { return false }
    let rest = span[number.endIndex...]
    return rest.isEmpty || rest.hasPrefix(" ")
  }

  private func leadsSomewhere(_ span: String, in pages: BehaviourPages) -> Bool {
    let rule = BehaviourRule(span)
    if pages.rules(for: .row(rule.name, section: rule.section)) != nil { return true }
    let cited = CitationParser.rules(in: span)
    return !cited.isEmpty && cited.allSatisfy { pages.rules(for: $0) != nil }
  }
}
