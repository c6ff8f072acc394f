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
}
