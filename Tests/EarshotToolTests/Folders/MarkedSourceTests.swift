import Testing

@testable import AppBuilding

@Suite("Messages about a copy, with the text of the file")
struct MarkedSourceTests {
  @Test("Marked code is shown as the file has it, and what points at a column moves along")
  func shown() {
    let line = "/*<#Preview(>*/enum A { B(/*.*/\"K\"/*<)>*/, body: /*.*/ { Rex() + Max() }/*<>*/) }/*.*/"
    let (first, second) = (String(repeating: " ", count: 31), String(repeating: " ", count: 25))
    let printed = """
      A.swift:3:58: error: cannot find 'Rex' in scope
      1 | import SwiftUI
      2 |
      3 | \(line)
        | \(first)|\(second)|- error: cannot find 'Rex' in scope
        | \(first)`- note: did you mean this
      4 |
      A.swift:3:32: note: declared here
      3 | \(line)
        | \(first)`- note: declared here
      """
    let column = "#Preview(".count
    #expect(
      MarkedSource.shown(printed).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        == [
          "A.swift:3:17: error: cannot find 'Rex' in scope",
          "1 | import SwiftUI",
          "2 |",
          "3 | #Preview(\"K\") { Rex() + Max() }",
          "  | \(String(repeating: " ", count: column))|      |- error: cannot find 'Rex' in scope",
          "  | \(String(repeating: " ", count: column))`- note: did you mean this",
          "4 |",
          "A.swift:3:10: note: declared here",
          "3 | #Preview(\"K\") { Rex() + Max() }",
          "  | \(String(repeating: " ", count: column))`- note: declared here",
        ])
  }

  @Test("A message knows its column in the copy, and in the file")
  func columns() throws {
    let line = "/*<#Preview>*/enum A { B(/*.*/ { Rex() }/*<>*/) }/*.*/"
    let printed = "A.swift:1:\(line.count - 20): error: cannot find 'Rex' in scope\n1 | \(line)"
    let message = try #require(CompilerMessage.messages(in: printed).first)
    #expect(message.column == line.count - 20)
    #expect(message.columnInFile == "#Preview { R".count)
  }

  @Test("A message without marks stays as it is")
  func plain() {
    let printed = "A.swift:3:4: error: cannot find 'Rex' in scope\n3 |   Rex()\n  |   `- error: cannot"
    #expect(MarkedSource.shown(printed) == printed)
  }
}
