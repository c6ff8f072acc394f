import Testing

@testable import AppBuilding

@Suite("Property lists as projects have them")
struct PropertyListTests {
  private func parse(_ text: String) throws -> PropertyList {
    try PropertyList(reading: Array(text.utf8))
  }

  @Test(
    "Words, quotations and escapes",
    arguments: [
      ("A-b_c.swift", "A-b_c.swift"), ("\"a b\"", "a b"), ("'it\"s'", "it\"s"), ("\"\"", ""),
      ("\"a \\\"b\\\" \\\\ c\\n\\td\"", "a \"b\" \\ c\n\td"), ("\"\\U00e9\"", "é"),
      ("\"\\Ud83d\\Udc15\"", "🐕"),
      ("\"\\101\"", "A"), ("Köter.swift", "Köter.swift"), ("com.x.y/z:$w", "com.x.y/z:$w"),
      ("/* a */ b // c", "b"), ("<0fbd77 1c>", "<0fbd77 1c>"), ("\"a // b /* c\"", "a // b /* c"),
      ("\u{FEFF}// !$*UTF8*$!\na", "a"),
    ])
  func texts(written: String, text: String) throws {
    #expect(try parse(written) == .text(text))
  }

  @Test("Dictionaries and lists, with and without a sign at the end, with comments anywhere")
  func nesting() throws {
    let list = try parse("{ a /* b */ = (c, \"d e\" /* f */, ); g = {}; h = (); i = (j); }")
    #expect(
      list.entries == [
        "a": .list([.text("c"), .text("d e")]), "g": .dictionary([:]), "h": .list([]),
        "i": .list([.text("j")]),
      ])
  }

  @Test("The form of XML is read as well")
  func xml() throws {
    let list = try parse(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><array><string>b</string>"
        + "<integer>3</integer></array></dict></plist>")
    #expect(list.entries == ["a": .list([.text("b"), .text("3")])])
  }

  @Test(
    "What cannot be read is told with its line",
    arguments: [
      ("", 1, "it ends too early"), ("{\n a = b\n}", 3, "\";\" is missing"),
      ("{ a b; }", 1, "\"=\" is missing"),
      ("{\n<<<<<<< HEAD\n a = b; }", 2, "it holds a merge conflict that nobody resolved"),
      ("(\"a", 1, "a quotation does not end"),
      ("/* a", 1, "a comment does not end"), ("a b", 1, "something follows its end"),
      ("(a b)", 1, "\",\" is missing"), ("<?xml no", 1, "it is no property list"),
      (String(repeating: "(", count: 100_000), 1, "it nests too deep"),
    ])
  func failures(text: String, line: Int, reason: String) {
    #expect(throws: PropertyListFailure(line: line, reason: reason)) { try parse(text) }
  }

  @Test(
    "A project that is cut off anywhere is refused, or read as far as nothing is missing",
    .timeLimit(.minutes(10)))
  func cut() {
    let bytes = Array(KennelProject.groups.utf8)
    let end = KennelProject.groups.utf8.lastIndex(of: UInt8(ascii: "}")).map {
      KennelProject.groups.utf8.distance(from: KennelProject.groups.utf8.startIndex, to: $0)
    }
    for length in stride(from: 0, to: end ?? 0, by: 7) {
      #expect(throws: PropertyListFailure.self) { try PropertyList(reading: Array(bytes.prefix(length))) }
    }
  }
}
