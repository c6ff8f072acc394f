import Testing

@Suite("The layout rule")
struct LayoutTests {
  private func file(_ path: String, lines: Int = 1) -> SourceFile {
    SourceFile(path: path, text: String(repeating: "a\n", count: lines))
  }

  @Test("No file of ours is over 500 lines and no folder holds more than 18 Swift files")
  func ourSizes() {
    let manifest = House.handwritten + [House.file("Package.swift")].compactMap { $0 }
    expectNone(LayoutRule.sizes(of: manifest + House.sources.filter(\.isC)))
  }

  @Test("No path of ours has a space or an empty name")
  func ourNames() {
    expectNone(LayoutRule.names(of: House.published.map(\.path)))
  }

  @Test("A file of 501 lines is too long, one of 500 and a generated one are not")
  func lines() {
    #expect(LayoutRule.sizes(of: [file("a/A.swift", lines: 500)]) == [])
    #expect(LayoutRule.sizes(of: [file("a/Generated/A.swift", lines: 501)]) == [])
    #expect(
      LayoutRule.sizes(of: [file("a/A.swift", lines: 501)]).map(\.description) == [
        "a/A.swift: has 501 lines; split it into aspects of at most 500"
      ])
    #expect(SourceFile(path: "A.swift", text: "a\nb").lineCount == 2)
  }

  @Test("A folder of 19 Swift files is too full, one of 18 beside others is not")
  func folders() {
    let files = (1...19).map { file("a/b/F\($0).swift") }
    #expect(LayoutRule.sizes(of: files.dropLast() + [file("a/b/c/A.swift"), file("a/b/A.c")]) == [])
    #expect(LayoutRule.sizes(of: files).map(\.path) == ["a/b"])
  }

  @Test(
    "Names that say nothing are refused",
    arguments: ["a/Utils/A.swift", "a/Helpers.swift", "Common/a.c", "a/Misc+B.swift", "a/b c.swift"])
  func emptyNames(path: String) {
    #expect(LayoutRule.names(of: [path]).count == 1)
  }

  @Test("Names that only contain such a word pass")
  func tellingNames() {
    #expect(LayoutRule.names(of: ["a/CommonPhrases.swift", "Utilization/A.swift"]) == [])
  }
}
