import Foundation
import Testing

extension ServeTests {
  /// Everything that the list of what was heard says, an entry a line.
  private static let heard =
    "[...find('heard').children].map(item => item.querySelector('summary')?.innerText ?? item.textContent).join('\\n')"

  @Test(
    "B9: a page that is loaded anew has the lines that were typed and what was heard, in their order",
    arguments: Browser.Kind.installed)
  func reloading(in kind: Browser.Kind) async throws {
    try await page("--example", "kennel", in: kind) { browser in
      try await browser.run("find('line').value = 'right'; find('command').requestSubmit()")
      try await browser.wait(forCaption: "Juno, Whippet, Four years. More content available.")
      try await browser.run("find('line').value = 'rotor \"More Content\"'; find('command').requestSubmit()")
      try await browser.wait(forCaption: "More Content")
      let heard = try await browser.run("return \(Self.heard)")
      let places = ["› right", "Juno, Whippet", "› rotor \"More Content\""].map {
        heard.range(of: $0)?.lowerBound
      }
      #expect(places.allSatisfy { $0 != nil })
      #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
      try await browser.open(try await browser.run("return location.href"))
      try await browser.wait(until: "state !== null && find('heard').children.length > 0")
      #expect(try await browser.run("return \(Self.heard)") == heard)
      #expect(try await browser.run("return find('script').textContent").hasPrefix("right\n"))
    }
  }

  @Test(
    "B9: what actions cost and what an audit finds is that of the command line, asked for by a button alone",
    arguments: Browser.Kind.installed)
  func inspection(in kind: Browser.Kind) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      import SwiftUI
      #Preview {
        VStack(spacing: 60) {
          Text("Pale").foregroundStyle(Color(white: 0.9))
          Button("Adopt Juno") {}
          Button("Feed") {}.accessibilityAction(named: "Feed twice") {}
        }
      }
      """, to: "Pale.swift")
    try await page("Pale.swift", in: kind, from: folder) { browser in
      try await browser.run("perform('text size large')")
      try await browser.wait(until: "find('script').textContent.includes('text size')")
      #expect(try await browser.run("return find('inspection').hidden") == "true")
      try await browser.run(
        "window.count = 0; const show = inspection.show.bind(inspection); inspection.show = found => { count += 1; show(found); }"
      )
      let before = try await browser.run("return state.cursor + find('script').textContent")
      try await browser.run("find('inspect').click()")
      try await browser.wait(until: "!find('inspection').hidden && !find('inspect').disabled")
      #expect(try await browser.run("return state.cursor + find('script').textContent") == before)
      let rows = try await browser.run(
        "return [...find('prices').querySelectorAll('tr')].map(row => [...row.cells].map(cell => cell.textContent).join('\\t').toLowerCase()).join('\\n')"
      )
      let findings = try await browser.run(
        "return [...find('findings').children].map(item => item.querySelector('.place').textContent.split(' · ')[0]).join('\\n')"
      )
      let effort = try ToolRun("effort", "Pale.swift", in: folder).output.lowercased()
      let printed = Set(
        effort.split(separator: "\n").map { line in
          String(line.replacing(#/ {3,}/#, with: "\t"))
        })
      let shown = rows.split(separator: "\n").map(String.init)
      #expect(shown.contains { $0.hasPrefix("adopt juno\t") })
      #expect(shown.contains { $0.contains("feed twice") })
      #expect(shown.allSatisfy(printed.contains), "\(shown) \(printed)")
      let audit = try ToolRun("audit", "Pale.swift", "--presses", "0", in: folder).output
      let rules = findings.split(separator: "\n").map(String.init)
      #expect(rules.contains("contrast"))
      #expect(
        rules.allSatisfy { audit.contains(": \($0): ") }, "\(findings)\n\(audit)")
      // The screen changes, and nothing is looked at again until somebody asks.
      try await browser.run("perform('text size accessibility3')")
      try await browser.wait(until: "state.settings.textSize === 'accessibility3'")
      #expect(try await browser.run("return count") == "1")
    }
  }
}
