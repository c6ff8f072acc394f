import DesktopSupport
import Foundation
import Testing

extension LiveTests {
  @Suite("What web pages convey", .serialized)
  struct WebFactTests {
    @Test("B6: of what the pages must convey, so much is heard in Chromium as the guide says")
    func facts() async throws {
      let facts = try WebFact.all()
      let pages = Set(facts.map(\.page)).sorted()
      let session = try await DesktopSession()
      let loaded = try LoadSignal()
      let all = try session.folder.write(Self.frames(pages, loaded), to: "all.html")
      let browser = try session.startChromium(all)
      defer { browser.stop() }
      #expect(loaded.wait())
      let reading = facts.filter { !$0.isUse }
      let use = facts.filter(\.isUse)
      // A browser goes on describing its pages for a while.
      var heard: [String: [String]] = [:]
      var unheard = reading
      let end = ContinuousClock.now + .seconds(60)
      repeat {
        heard = try Self.heard(session)
        unheard = reading.filter { !$0.isHeard(in: heard[$0.page] ?? []) }
      } while unheard.contains { $0.reason == nil } && ContinuousClock.now < end
      #expect(heard.keys.sorted() == pages)
      let used = try Self.heard(session, using: use)
      unheard += use.filter { !$0.isHeard(in: used[$0.stop] ?? []) }
      for fact in unheard where fact.reason == nil {
        Issue.record(
          "\(fact.page): \(fact.fact): \(fact.stop): \(heard[fact.page] ?? []) \(used[fact.stop] ?? [])")
      }
      let missed = facts.filter { $0.reason != nil }
      for fact in missed where !unheard.contains(where: { $0.fact == fact.fact }) {
        Issue.record("\(fact.page): \(fact.fact): it is told now; take its reason out of the table")
      }
      let count = facts.count - missed.count
      let line = "\(count) of \(facts.count) facts (\(count * 100 / facts.count) %)"
      let guide = DevelopmentPrefix.root.appending(path: "Documentation/Guides/RunningApps.md")
      let text = try String(contentsOf: guide, encoding: .utf8)
      #expect(text.contains(line), "\(line)")
      #expect(count * 10 >= facts.count * 9)
    }

    /// A page that shows the others, all of them at once, as a browser does not describe what is out of sight.
    private static func frames(_ pages: [String], _ loaded: LoadSignal) -> String {
      let frames = pages.map { page in
        "<iframe title=\"Page \(page)\" src=\"\(WebFact.folder.appending(path: page + ".html"))\"></iframe>"
      }
      return """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>All pages</title>
        <style>body { margin: 0 } iframe { width: 24%; height: 150px; border: 0 }</style></head>
        <body>\(frames.joined(separator: "\n"))\(loaded.script)</body></html>
        """
    }

    private struct Transcript: Decodable {
      struct Screen: Decodable { let stops: [Stop] }
      struct Stop: Decodable {
        struct Element: Decodable { let language: String? }
        struct Entry: Decodable { let text: String }
        struct MoreContent: Decodable { let entries: [Entry] }
        let text: String
        let element: Element
        let moreContent: MoreContent?
      }
      let screens: [Screen]
    }

    /// What each page says, a stop a line, with what waits in More Content and the language.
    private static func heard(_ session: DesktopSession) throws -> [String: [String]] {
      let run = try session.earshot("hear", "--app", "Chromium", "--format", "json")
      guard let transcript = try? JSONDecoder().decode(Transcript.self, from: Data(run.output.utf8)) else {
        return [:]
      }
      var pages: [String: [String]] = [:]
      var page = ""
      for stop in transcript.screens.flatMap(\.stops) {
        if let range = stop.text.range(of: "Page [a-z]+, ", options: .regularExpression) {
          page = String(stop.text[range].dropFirst(5).dropLast(2))
        }
        let more = stop.moreContent?.entries.map(\.text) ?? []
        let language = stop.element.language.map { ["language \($0)"] } ?? []
        pages[page, default: []].append(([stop.text] + more + language).joined(separator: " "))
      }
      return pages
    }

    /// What is heard behind each line of a script.
    private static func heard(_ session: DesktopSession, using facts: [WebFact]) throws -> [String: [String]]
    {
      try session.folder.write(
        facts.map { "\($0.stop)\nwait 2s\n" }.joined(), to: "use.drive")
      let run = try session.earshot("drive", "--app", "Chromium", "use.drive")
      let lines = run.output.split(separator: "\n").map(String.init)
      var heard: [String: [String]] = [:]
      for fact in facts {
        guard let start = lines.firstIndex(where: { $0.hasSuffix("  \(fact.stop)") }) else { continue }
        heard[fact.stop] = lines[(start + 1)...].filter { !$0.contains("(") && !$0.contains("  say ") }
      }
      return heard
    }
  }
}
