import AccessibilityModel
import AuditEngine
import EarshotSession
import Testing

@Suite("What a project knows, ignores and chooses of an audit")
struct AuditKeepingTests {
  private func finding(
    _ rule: String = "missing-name", screen: String = "Adoption", path: String = "\"Adopt\" (button)",
    line: Int = 12
  ) -> AuditFinding {
    AuditReportTests.finding(rule, screen: screen, path: path, line: line)
  }

  @Test("A baseline is read as it was written, and knows its findings on other lines")
  func baseline() throws {
    let kept = AuditBaseline([finding(), finding("contrast"), finding(screen: "Kennel: 2")])
    #expect(
      kept.text == """
        # What an audit found and is known; earshot audit --write-baseline FILE writes it anew.

        Adoption
          missing-name: "Adopt" (button)
          contrast: "Adopt" (button)

        Kennel: 2
          missing-name: "Adopt" (button)

        """)
    let read = try AuditBaseline(reading: kept.text)
    #expect(read == kept)
    let result = read.compare([finding(line: 99), finding("trap")])
    #expect(result.new.map(\.rule) == ["trap"])
    #expect(result.knownCount == 1)
    #expect(result.gone.map(\.rule) == ["contrast", "missing-name"])
  }

  @Test("A finding that is there once more than it is known is new")
  func counted() {
    let kept = AuditBaseline([finding(), finding()])
    #expect(kept.compare([finding(), finding(), finding()]).new.count == 1)
    #expect(kept.compare([finding()]).gone.count == 1)
  }

  @Test("A line of a baseline that makes no sense is told with its number")
  func damaged() {
    for (text, line) in [("  missing-name: x\n", 1), ("Screen\n  what\n", 2)] {
      let error = #expect(throws: AuditFileError.self) { try AuditBaseline(reading: text) }
      #expect(error?.line == line)
      #expect(error?.description.hasSuffix("Write the file anew with --write-baseline.") == true)
    }
  }

  @Test("What a baseline knows and is gone is told in one line, and only where everything was audited")
  func gone() {
    let outcome = Audit.Outcome(screen: "Adoption", findings: [finding()])
    let kept = AuditBaseline([finding(), finding("trap", screen: "Old"), finding("no-such")])
    var report = AuditReport([outcome])
    report.compare(with: kept)
    #expect(report.findings.isEmpty && !report.fails)
    #expect(
      report.notices == [
        "Baseline: Old: trap: \"Adopt\" (button): no longer found. Write it anew with --write-baseline.",
        "Baseline: Adoption: no-such: \"Adopt\" (button): there is no such rule. "
          + "Write it anew with --write-baseline.",
      ])
    #expect(report.text.contains("Beside these: 1 in the baseline."))
    var part = AuditReport([outcome])
    part.compare(with: kept, isWhole: false)
    #expect(part.notices.isEmpty)
  }

  private static let code = """
    struct Dogs: View {
      var body: some View {
        // earshot:ignore contrast: the brand's colours
        // are what they are
        Text("Bailey")
        Button("×") {}  // earshot:ignore symbol-name: Voice Control has a name for it
        Text("// earshot:ignore trap: no comment")
        Text("Moss")  // earshot:ignore contrast
        Text("Juno")  // earshot:ignore contrst: light
        Text("Rex")  // earshot:ignore text-cut: short
      }
    }
    """

  @Test("A comment names the rule, the reason, and the line that it is about")
  func comments() {
    let all = AuditSuppression.all(in: Self.code, file: "/app/Dogs.swift")
    #expect(all.map(\.line) == [3, 6, 8, 9, 10])
    #expect(all.map(\.target) == [5, 6, 8, 9, 10])
    #expect(all.map(\.rule) == ["contrast", "symbol-name", "contrast", "contrst", "text-cut"])
    #expect(all[1].reason == "Voice Control has a name for it")
    #expect(all[2].reason.isEmpty)
  }

  @Test("A comment with a reason takes its finding away; one without, of no rule, or of no use is told")
  func suppressed() {
    func found(_ rule: String, _ line: Int) -> AuditFinding {
      AuditFinding(
        rule: rule, severity: .warning, screen: "Dogs",
        location: SourceLocation(file: "/app/Dogs.swift", line: line), message: "It is wrong.")
    }
    let outcome = Audit.Outcome(
      screen: "Dogs",
      findings: [
        found("contrast", 5), found("symbol-name", 6), found("contrast", 8), found("contrast", 9),
        found("symbol-name", 5),
      ])
    var report = AuditReport([outcome], root: "/app")
    report.ignore(AuditSuppression.all(in: Self.code, file: "/app/Dogs.swift"))
    #expect(
      report.findings.map { "\($0.rule) \($0.location?.line ?? 0)" } == [
        "contrast 8", "contrast 9", "symbol-name 5",
      ])
    #expect(
      report.notices == [
        "Dogs.swift:8: earshot:ignore contrast has no reason and ignores nothing. Write : and the reason behind it.",
        "Dogs.swift:9: No rule \"contrst\". Nearest: contrast.",
        "Dogs.swift:10: earshot:ignore text-cut ignores nothing that is found. Remove it.",
      ])
    #expect(report.text.contains("Beside these: 2 ignored in the code."))
  }

  @Test("A file of choices says which rules are off, how much others matter, and the limits")
  func choices() throws {
    let choices = try AuditChoices(
      reading: """
        # Ours
        earshot audit 1
        seconds = 10.5
        facts = 8
        stops without heading = 30

        [rules]
        same-name = note
        contrast = off
        """)
    #expect(choices.limits.stop.seconds == 10.5)
    #expect(choices.limits.stop.facts == 8)
    #expect(choices.limits.stopsWithoutHeading == 30)
    #expect(choices.severities == ["same-name": .note])
    #expect(choices.off == ["contrast"])
  }

  @Test(
    "A line of a file of choices that makes no sense is told with its number and what to write",
    arguments: [
      ("", 1, "Begin with \"earshot audit 1\"."), ("contrast = off", 1, "Begin with \"earshot audit 1\"."),
      ("earshot audit 1\nwhat", 2, "Write a name, =, and what it is to be."),
      ("earshot audit 1\nseconds = soon", 2, "takes a number above 0."),
      ("earshot audit 1\nsecond = 3", 2, "There are: seconds, facts, stops without heading."),
      ("earshot audit 1\n[rules]\ncontrst = off", 3, "Nearest: contrast."),
      ("earshot audit 1\n[rules]\ncontrast = loud", 3, "takes error, warning, note or off."),
    ])
  func wrongChoices(text: String, line: Int, words: String) {
    let error = #expect(throws: AuditFileError.self) { try AuditChoices(reading: text) }
    #expect(error?.line == line)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
