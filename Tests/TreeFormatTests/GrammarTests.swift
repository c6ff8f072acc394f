import AccessibilityModel
import Foundation
import Testing
import TreeFormat

/// Compares the written grammars with what the code reads and writes.
@Suite("Written grammars")
struct GrammarTests {
  private func page(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = root.deletingLastPathComponent().appending(path: "Documentation/Formats/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The blocks of a page that are marked with a language.
  private func blocks(_ language: String, of page: String) -> [String] {
    let parts = page.components(separatedBy: "```")
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
      .filter { $0.hasPrefix(language + "\n") }
      .map { String($0.dropFirst(language.count + 1)) }
  }

  /// Elements that have between them all that an element can have.
  private static var everything: AccessibilityTree {
    AccessibilityTree(.container([Samples.node, AccessibilityNode(AttributeCheck.fullElement)]))
  }

  @Test("The tree of the page is read, and written as the page has it")
  func treeExample() throws {
    let text = try #require(blocks("json", of: page("tree-json")).first)
    let document = try EncodedTreeV1(text)
    #expect(try EncodedTreeV1(document.tree()).text == text)
    let expected = try #require(blocks("", of: page("tree-text")).first)
    #expect(try TreeText(document.tree()).text == expected)
  }

  @Test("The page's table of keys is complete, and so are its names of traits")
  func treeKeys() throws {
    let page = try page("tree-json")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let keys = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(Set(keys) == AccessibilityElement.keysV1)
    #expect(keys.count == AccessibilityElement.keysV1.count)
    let names = try #require(page.components(separatedBy: "## Names of traits").last)
    let listed = names.split(whereSeparator: { " `\n".contains($0) }).map(String.init)
    #expect(listed == Traits.names.map(\.name))
    for type in ContainerType.allCases { #expect(page.contains("`\(type)`")) }
  }

  @Test("Every key that an element is written with is in the table")
  func writtenKeys() throws {
    let tree = Self.everything
    var found: Set<String> = []
    var waiting = [try #require(EncodedTreeV1(tree).json["root"])]
    while let value = waiting.popLast() {
      guard case .object(let object) = value else { continue }
      found.formUnion(object.members.map(\.key))
      if case .array(let children) = object["children"] { waiting += children }
    }
    #expect(found == AccessibilityElement.keysV1)
  }

  @Test("The transcript and the session of the page are read, and written as the page has them")
  func transcriptExamples() throws {
    let examples = try blocks("json", of: page("transcript-json"))
    let transcript = try EncodedTranscriptV1(try #require(examples.first))
    #expect(try EncodedTranscriptV1(transcript.screens()).text == examples.first)
    let session = try EncodedSessionV1(try #require(examples.last))
    #expect(try EncodedSessionV1(session.entries()).text == examples.last)
  }

  @Test("The messages of the page have the bytes the page gives")
  func messageExamples() throws {
    let later = VirtualInstant(nanoseconds: 1000)
    let request = Request(
      id: .init(rawValue: 5), version: TreeVersion(rawValue: 300), kind: .activate(ElementID(slot: 7)))
    let messages: [SessionMessage] = [
      .advance(to: later), .quit, .request(request), .hello([]), .settled(now: .start, nextDeadline: later),
    ]
    let rows = try page("session-messages").split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == messages.count)
    for (row, message) in zip(rows, messages) {
      let written = row.split(separator: "`").dropFirst().first.map(String.init)
      let bytes = message.encoded().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      #expect(written == bytes.joined(separator: " "))
    }
  }

  @Test("Every line of a tree's text is one that the grammar allows")
  func textLines() throws {
    let text = TreeText(Self.everything, options: [.frames, .identities, .sources, .rules]).text
    let string = #""(?:[^"\\]|\\.)*""#
    let head = #"(\(\d+\) )?[a-z-]+( [a-z-]+)*( \#(string))?( = \#(string))?( \[[^\]]+\])?( #\d+(\.\d+)?)?"#
    let page = try page("tree-text")
    let words = page.matches(of: /"([a-z-]+)[ "]/).map { String($0.output.1) }
    for line in text.split(separator: "\n") {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("- ") {
        let word = trimmed.dropFirst(2).prefix { $0 != " " }
        #expect(words.contains(String(word)), "\(line)")
      } else {
        let isAllowed = try Regex(head).wholeMatch(in: trimmed) != nil
        #expect(isAllowed, "\(line)")
      }
    }
  }
}
