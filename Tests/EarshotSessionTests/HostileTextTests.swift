import AccessibilityModel
import AuditEngine
import EarshotSession
import Foundation
import FoundationXML
import Testing
import TreeFormat
import VoiceOverEngine

@Suite("Reports of apps whose texts act")
struct HostileTextTests {
  private static let label =
    "Adopt\u{1B}[31m\n  2  Forged, button\u{202E}\u{9B}\r\n::error::forged\u{2028}\u{0} ##[error]x"

  /// True where a text does nothing to a terminal, and nothing in it is a command of a workflow.
  private func isQuiet(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.escape($0) == nil }
  }

  private func transcript(_ label: String, name: String) async throws -> Transcript {
    let tree = AccessibilityTree(.container([.stop(SpokenText(label), traits: .button), .stop("Last")]))
    var tour = try await Tour.walk(StaticSource(tree), with: VoiceOver())
    tour.diagnostics = [Diagnostic("too\nmany", at: SourceLocation(file: "a\nb.swift", line: 1))]
    return Transcript(name: name, tour: tour)
  }

  @Test("A transcript has the stops that are there, and captions a line for each")
  func transcripts() async throws {
    let made = try await transcript(Self.label, name: "Pay\n\nRests on no uncertain rule.")
    let text = Transcript.text(of: [made, made], listsRules: true, proposes: true)
    #expect(isQuiet(text))
    #expect(
      text.contains("  1  Adopt\\u{1B}[31m   2  Forged") || text.contains("  1  Adopt\\u{1B}[31m 2 Forged"))
    let forged = text.split(separator: "\n").filter { $0.hasPrefix("  2  Forged") }
    #expect(forged.isEmpty)
    #expect(text.contains("\na b.swift:1: too many\n"))
    let captions = Transcript.captions(of: [made])
    #expect(isQuiet(captions))
    #expect(captions.split(separator: "\n").count == 2)
  }

  @Test("A very long label is cut in a transcript, with its length, and whole in JSON")
  func length() async throws {
    let label = String(repeating: "word ", count: 8_000)
    let made = try await transcript(label, name: "Long")
    let text = made.text
    #expect(text.utf8.count < 20_000)
    #expect(text.contains("… (40,0"))
    #expect(Transcript.captions(of: [made]).utf8.count < 20_000)
    #expect(Transcript.json(of: [made]).utf8.count > 40_000)
  }

  @Test("A driven session shows what is heard and what failed in lines of its own")
  func driving() async throws {
    let screen = AccessibilityNode.container([.stop(SpokenText(Self.label), traits: .button)])
    let driven = try await DrivenScript("right\nexpect \"Other\"\nexpect cursor \"Third\"", screen)
    #expect(isQuiet(driven.text))
    #expect(driven.failures.count == 2)
    #expect(!driven.text.contains("\n::error"))
    // What is shown can be expected.
    let words =
      "Adopt\\\\u{1B}[31m   2  Forged, button\\\\u{202E}\\\\u{9B} ::error::forged \\\\u{0} ##[error]x, button"
    let again = try await DrivenScript("expect \"\(words)\"", screen)
    #expect(again.failures.map(\.lines) == [])
  }

  @Test("Every form of an audit keeps its lines, its cells and its elements")
  func audits() throws {
    let risky = AuditFinding(
      rule: "contrast", severity: .error, screen: "A\n## B", path: Self.label, attribute: .label,
      location: SourceLocation(file: "/app/a\n::error::`b`|c.swift", line: 2), frame: nil,
      message: Self.label, measure: nil)
    var known = risky
    known.location = nil
    let report = AuditReport([Audit.Outcome(screen: "A\n## B", findings: [risky, known])], root: "/app")
    for text in [
      report.text, report.markdown, report.html, report.junit(at: "2026-01-31T12:00:00"), report.json,
    ] {
      #expect(isQuiet(text))
      #expect(!text.contains("\n::error"))
    }
    for document in [report.html, report.junit(at: "2026-01-31T12:00:00"), report.json] {
      #expect(VisibleText.lines(document) == document)
    }
    #expect(report.text.split(separator: "\n").count { $0.hasPrefix("a ") || $0.hasPrefix("a␊") } == 1)
    #expect(report.markdown.split(separator: "\n").count { $0.hasPrefix("| error") } == 2)
    #expect(!report.markdown.contains("\n## B"))
    for document in [report.json, report.sarif(version: "1")] {
      #expect(isQuiet(document))
      #expect(try JSONSerialization.jsonObject(with: Data(document.utf8)) is [String: Any])
    }
    #expect(XMLParser(data: Data(report.junit(at: "2026-01-31T12:00:00").utf8)).parse())
    let annotations = report.annotations
    #expect(isQuiet(annotations))
    #expect(annotations.split(separator: "\n").count == 2)
    #expect(annotations.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
    let baseline = AuditBaseline(report.findings)
    #expect(isQuiet(baseline.text))
    #expect(try AuditBaseline(reading: baseline.text) == baseline)
  }

  @Test("What is kept of screens is read back, line for line")
  func keeping() throws {
    let kept = ScreenBaseline([.init(name: "Pay\nForged", lines: [Self.label, "\u{1B}"])])
    #expect(isQuiet(kept.text))
    #expect(try ScreenBaseline(reading: kept.text) == kept)
    #expect(kept.changes(to: ScreenBaseline([.init(name: "Pay\nForged", lines: [])])).count == 1)
  }
}
