import AccessibilityModel
import EarshotSession
import Foundation
import Testing
import VoiceOverEngine

@Suite("The page about scripts")
struct ScriptDocumentationTests {
  private func page() throws -> String {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Formats/drive-script.md")
    return try String(contentsOf: page, encoding: .utf8)
  }

  /// The fenced blocks of the page, in order.
  private func blocks() throws -> [String] {
    let parts = try page().components(separatedBy: "```\n")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  @Test("Its script prints what the page shows")
  func example() async throws {
    let driven = try await DrivenScript(blocks()[0], DrivenScript.kennel)
    let printed = try blocks()[1]
    #expect(driven.text == printed)
    #expect(driven.failures == [])
  }

  @Test("Its failing line is printed as the page shows it")
  func failure() async throws {
    let script = "rotor \"More Content\"\ndown\n\n\nexpect \"Two years, Age\""
    let driven = try await DrivenScript(script, DrivenScript.kennel)
    #expect(driven.text.contains(try blocks()[2]))
  }

  @Test("Its words that nobody heard are told as the page shows it")
  func unheard() async throws {
    let script = "double tap\nexpect \"Saved\""
    let driven = try await DrivenScript(script, on: CutWordsScriptTests.source())
    #expect(driven.text.contains(try blocks()[3]))
  }

  @Test("Its lines that make no sense are told as the page shows it")
  func problems() throws {
    let error = #expect(throws: ScriptError.self) {
      try Script(reading: "right\nrihgt\nwait soon", name: "talk.drive")
    }
    let told = (error?.description ?? "").split(separator: "\n").map { "earshot: \($0)\n" }.joined()
    #expect(try blocks()[4] == told)
  }

  @Test("It names every gesture and every sound")
  func names() throws {
    let page = try page()
    for name in ScriptCommand.all.flatMap(\.names) { #expect(page.contains("`\(name)`"), "\(name)") }
    for event in SoundEvent.allCases {
      let words = event.rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
      #expect(page.contains("`\(words)`"), "\(words)")
    }
  }
}
