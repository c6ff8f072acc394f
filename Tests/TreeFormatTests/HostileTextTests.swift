import AccessibilityModel
import Testing
import TreeFormat

@Suite("Trees of apps whose texts act")
struct HostileTextTests {
  private static let label =
    "red\u{1B}[31m\n3. Button\u{202E}\u{85}\u{9B}\u{2028} ##[error]x 🏴\u{E0067}\u{E007F}"
  private var element: AccessibilityElement {
    var element = AccessibilityElement(label: SpokenText(Self.label), traits: .button)
    element.identifier = "\u{1B}]0;title\u{7}"
    element.language = "de\n  - action \"Pay\""
    element.sourceLocation = SourceLocation(file: "a\n::error::b.swift", line: 3)
    return element
  }

  @Test("The text has a line for each thing, no character that acts, and strings that are read back")
  func text() throws {
    let text = TreeText(element, options: [.sources]).text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.escape($0) == nil })
    #expect(VisibleText.lines(text) == text)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    let head = try #require(lines.first)
    #expect(try JSONValue(parsing: String(head.dropFirst("button ".count))) == .string(Self.label))
    #expect(lines.contains("  - identifier \"\\u001b]0;title\\u0007\""))
    #expect(lines.contains("  - source a␊::error::b.swift:3"))
  }

  @Test("JSON has no character that acts, and every text of the app")
  func json() throws {
    let tree = AccessibilityTree(.stop(SpokenText(Self.label)))
    let text = EncodedTreeV1(tree).text
    #expect(VisibleText.lines(text) == text)
    let read = try EncodedTreeV1(text).tree()
    #expect(read.stops.compactMap { read[$0]?.label?.string } == [Self.label])
  }

  @Test("A very long label is cut in the text, with its length behind it, and whole in JSON")
  func length() throws {
    let label = String(repeating: "x", count: 200_000)
    let text = TreeText(AccessibilityElement(label: SpokenText(label)), options: []).text
    #expect(text == "element \"\(String(repeating: "x", count: 10_000))…\" (200,000 characters)\n")
    #expect(EncodedTreeV1(AccessibilityTree(.stop(SpokenText(label)))).text.utf8.count > 200_000)
  }
}
