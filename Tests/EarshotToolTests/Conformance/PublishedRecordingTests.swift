import AccessibilityModel
import Foundation
import Testing

@testable import AppBuilding
@testable import Conforming

/// The facts that others published, and the page that tells what they show.
private struct PublishedFacts {
  let recording: ConformanceRecording
  let table: ConformanceTable
  let page: String

  init() throws {
    let root = DevelopmentPrefix.root
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    recording = try ConformanceRecording(reading: try text("Conformance/Recordings/published.json"))
    table = try ConformanceKit.table(of: root.appending(path: "Conformance").path)
    page = try text("Documentation/PublishedRecordings.md")
  }

  /// The screens that the page lists as heard otherwise here.
  var disagreements: Set<String> {
    Set(page.matches(of: /(?m)^\| `(published-[a-z0-9-]+)` \|/).map { String($0.1) })
  }

  /// The rules of behaviour in the page, each with how many of its facts agree, and how many there are.
  var agreement: [String: String] {
    Dictionary(
      page.matches(of: /(?m)^\| ([^|`]+) \| ([0-9]+ of [0-9]+) \|/).map { (String($0.1), String($0.2)) }
    ) { $1 }
  }
}

@Suite("The published recording")
struct PublishedRecordingTests {
  @Test("B14: every published fact has words, a source, a rule of behaviour and a screen with its steps")
  func facts() throws {
    let facts = try PublishedFacts()
    let screens = facts.recording.screens
    #expect(facts.recording.method == ConformanceRecording.quotations)
    #expect(screens.count == 86)
    #expect(screens.flatMap(\.recording.steps).count { !$0.isEmpty } == 152)
    #expect(Set(screens.compactMap(\.recording.publication?.source)).count == 67)
    let rules = try FileManager.default
      .contentsOfDirectory(
        at: DevelopmentPrefix.root.appending(path: "Documentation/Behaviour"), includingPropertiesForKeys: nil
      )
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let listed = Dictionary(facts.table.screens.map { ($0.id, $0) }) { $1 }
    for (id, screen) in screens {
      let publication = try #require(screen.publication, "\(id)")
      #expect(publication.source.hasPrefix("https://"), "\(id)")
      #expect(rules.contains("| `\(publication.rule)` |"), "\(id): \(publication.rule)")
      let steps = ["start"] + (listed[id]?.script.lines.map(\.text) ?? [])
      #expect(screen.steps.map(\.action) == steps, "\(id)")
      #expect(!screen.isEmpty, "\(id)")
      for step in screen.steps where id != "published-media-session" && id != "published-read-all" {
        #expect(step.heard?.isEmpty != true && step.includes?.isEmpty != true && step.lacks?.isEmpty != true)
        #expect(
          [step.heard, step.includes, step.lacks].compactMap(\.self).joined().allSatisfy { !$0.isEmpty })
      }
    }
    let published = facts.table.screens.map(\.id).filter { $0.hasPrefix("published-") }
    #expect(Set(published) == Set(screens.map(\.id)))
  }
}

extension LiveTests {
  @Suite("The published recording, played")
  struct PlayedRecordingTests {
    @Test("B14: what others published is heard here, but for what the page tells, rule by rule")
    func agreement() async throws {
      let facts = try PublishedFacts()
      let toolchain = try Toolchain.find(in: ProcessInfo.processInfo.environment["PATH"] ?? "")
      let kit = try ConformanceKit(
        DevelopmentPrefix.root.appending(path: "Conformance").path,
        try Installation(prefix: DevelopmentPrefix.path()), toolchain,
        cache: CacheFolder(path: "\(DevelopmentPrefix.cache)/earshot"), limits: AppLimits(seconds: 60),
        say: { Issue.record("\($0)") })
      let screens = kit.table.screens.filter { facts.recording[$0.id] != nil }
      let runs = try await kit.play(screens.map { ($0, RuleChoices()) })
      var missing: Set<String> = []
      for run in runs {
        let difference = facts.recording.difference(from: run)
        if difference != nil { missing.insert(run.screen.id) }
        withKnownIssue("\(run.screen.id): the page tells both sides") {
          #expect(difference == nil, "\(run.screen.id)")
        } when: {
          facts.disagreements.contains(run.screen.id)
        }
      }
      let rules = PublishedAgreement.all(
        of: facts.recording, playing: runs.map(\.screen.id), missing: missing)
      let counts = rules.map { ($0.rule, "\($0.agreeing.count) of \($0.screens.count)") }
      #expect(Dictionary(counts) { $1 } == facts.agreement)
      let agreeing = runs.count - missing.count
      #expect(facts.page.contains("**\(agreeing) of the \(runs.count) facts**"), "\(agreeing)")
    }
  }
}
