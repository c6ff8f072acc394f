import AccessibilityModel
import AuditEngine
import EarshotSession
import Foundation
import FoundationXML
import Testing
import TreeFormat

@Suite("Reports of audits, in every form")
struct AuditReportTests {
  static func finding(
    _ rule: String, _ severity: AuditSeverity = .error, screen: String = "Adoption",
    path: String = "\"Adopt\" (button)", line: Int? = 12, message: String = "It is <wrong> & so. Mend it."
  ) -> AuditFinding {
    AuditFinding(
      rule: rule, severity: severity, screen: screen, path: path, attribute: .label,
      location: line.map { SourceLocation(file: "/app/Sources/Dog View.swift", line: $0) },
      frame: Rect(x: 1, y: 2, width: 30.5, height: 44), message: message,
      measure: AuditFinding.Measure(30.5, limit: 44, unit: "points"))
  }

  private static let report: AuditReport = {
    let trap = AuditRuleInfo.rule("trap").map { [$0] } ?? []
    return AuditReport(
      [
        Audit.Outcome(
          screen: "Adoption",
          findings: [
            finding("missing-name"), finding("missing-name", path: "other"),
            finding("contrast", .warning, line: nil), finding("foreign-language", .note, line: 3),
          ], unexamined: trap),
        Audit.Outcome(screen: "Kennel", findings: [], unexamined: trap),
      ], root: "/app")
  }()

  @Test("A finding is a line with file, line and rule; those of one place are one line")
  func text() {
    #expect(
      Self.report.text == """
        Adoption: 4 findings

        Sources/Dog View.swift:12: missing-name: It is <wrong> & so. Mend it. (×2)
        "Adopt" (button): contrast: It is <wrong> & so. Mend it.
        Sources/Dog View.swift:3: foreign-language: It is <wrong> & so. Mend it.

        Kennel: nothing found

        4 findings (2 errors, 1 warning, 1 note) on 1 of 2 screens.
        Not looked at on any screen, without walks of each technology: trap.

        """)
  }

  @Test("Notes do not fail, warnings and errors do")
  func fails() {
    #expect(Self.report.fails)
    let note = Audit.Outcome(screen: "A", findings: [Self.finding("foreign-language", .note)])
    #expect(!AuditReport([note]).fails)
  }

  @Test("Outcomes of one screen are one screen")
  func merged() {
    let parts = ["missing-name", "focus-not-returned"].map {
      Audit.Outcome(screen: "A", findings: [Self.finding($0, screen: "A")])
    }
    #expect(AuditReport(parts).screens.map(\.findings.count) == [2])
  }

  @Test("SARIF has what the standard requires: rules by id, and results with level and place")
  func sarif() throws {
    let document = try object(Self.report.sarif(version: "1.2.3"))
    #expect(document["version"] as? String == "2.1.0")
    #expect((document["$schema"] as? String)?.contains("sarif-2.1.0") == true)
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "earshot")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == AuditRuleInfo.all.count)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "warning", "note"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
      #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
    }
    let place = try #require((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"])
    let physical = try #require(place as? [String: [String: Any]])
    #expect(physical["artifactLocation"]?["uri"] as? String == "Sources/Dog%20View.swift")
    #expect(physical["region"]?["startLine"] as? Int == 12)
  }

  @Test("JSON has every part of a finding")
  func json() throws {
    let document = try object(Self.report.json)
    #expect(document["format"] as? String == "earshot.audit")
    let screens = try #require(document["screens"] as? [[String: Any]])
    #expect(screens.map { $0["name"] as? String } == ["Adoption", "Kennel"])
    let finding = try #require((screens[0]["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "missing-name")
    #expect(finding["file"] as? String == "Sources/Dog View.swift")
    #expect(finding["line"] as? Int == 12)
    #expect(finding["measured"] as? Double == 30.5)
    #expect(finding["attribute"] as? String == "label")
    #expect(screens[0]["unexamined"] as? [String] == ["trap"])
  }

  @Test("JUnit has a suite a screen and a case a rule, and counts what fails and is skipped")
  func junit() throws {
    let text = Self.report.junit(at: "2026-01-31T12:00:00")
    #expect(text.contains("&lt;wrong&gt; &amp; so"))
    let reader = ElementCounter()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    let rules = AuditRuleInfo.all.count
    #expect(reader.counts["testcase"] == rules * 2)
    #expect(reader.counts["failure"] == 2)
    #expect(reader.counts["skipped"] == 2)
    #expect(reader.counts["testsuite"] == 2)
    #expect(text.contains("tests=\"\(rules)\" failures=\"2\" errors=\"0\" skipped=\"1\""))
    // A note is no failure, and is told all the same.
    #expect(text.contains("<system-out>Sources/Dog View.swift:3: It is"))
  }

  @Test("Markdown is a table in which no word of the app is taken for a mark")
  func markdown() {
    let risky = Self.finding("contrast", screen: "A|B", message: "`x` | <b> @you")
    let text = AuditReport([Audit.Outcome(screen: "A|B", findings: [risky])]).markdown
    #expect(text.contains("### A\\|B"))
    #expect(
      text.contains("| error | `contrast` | `Dog View.swift:12` | \\`x\\` \\| \\<b\\> @\u{200B}you |"))
    #expect(text.hasPrefix("## Accessibility audit\n\n1 finding (1 error) on 1 screen.\n"))
  }

  @Test("HTML is one page with a language, headings in order, and tables with headers")
  func html() throws {
    let text = Self.report.html
    #expect(text.contains("<html lang=\"en\">"))
    #expect(text.contains("<th scope=\"col\">") && text.contains("<th scope=\"row\">"))
    #expect(text.contains("<caption>"))
    #expect(text.contains("&lt;wrong&gt; &amp; so"))
    for word in ["http", "src=", "<script", "@import"] { #expect(!text.contains(word)) }
    var last = 0
    for level in text.matches(of: /<h([1-6])/).compactMap({ Int($0.1) }) {
      #expect(level <= last + 1)
      last = level
    }
    for id in ["missing-name", "contrast"] {
      #expect(text.contains("href=\"#\(id)\"") && text.contains("id=\"\(id)\""))
    }
  }

  @Test("Annotations name file, line and severity, and escape what has a meaning")
  func annotations() {
    let risky = Self.finding("contrast", .warning, screen: "A, B", message: "100 %\nmore")
    let text = AuditReport([Audit.Outcome(screen: "A, B", findings: [risky])], root: "/app").annotations
    #expect(
      text
        == "::warning file=Sources/Dog View.swift,line=12,title=contrast on A%2C B::100 %25%0Amore\n")
  }

  @Test("Every rule is listed with its severity and how sure it is")
  func rules() {
    let lines = AuditReport.rulesText.split(separator: "\n")
    #expect(lines.count == AuditRuleInfo.all.count)
    #expect(lines.contains { $0.hasPrefix("trap ") && $0.contains("error") && $0.hasSuffix("A trap") })
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}

/// Counts the elements of an XML document.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[elementName, default: 0] += 1
  }
}
