import Foundation
import Testing

@Suite("The guides", .timeLimit(.minutes(10)))
struct GuideTests {
  private static var pages: [SourceFile] {
    House.files(below: "Documentation/Guides").filter { $0.path.hasSuffix(".md") }
      + ["Documentation/GettingStarted.md"].compactMap(House.file)
  }

  /// The lines of a text without empty ones and without the space that all of them begin with.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The blocks of Swift in a page.
  private static func blocks(_ page: SourceFile) -> [[String]] {
    page.text.components(separatedBy: "```swift\n").dropFirst().map { part in
      lines(part.components(separatedBy: "\n```").first ?? "")
    }
  }

  @Test("Every block of Swift in a guide is code that a test compiles and runs")
  func blocks() {
    let folders = [
      "Tests/EarshotTestingTests/Guides", "Tests/EarshotToolTests/Guides",
      "Tests/XCUIAutomationTests/Guides",
    ]
    let tested = folders.flatMap { House.files(below: $0) }.map { Self.lines($0.text) }
    var count = 0
    for page in Self.pages {
      for block in Self.blocks(page) {
        count += 1
        #expect(
          tested.contains { Self.contains($0, block) },
          "\(page.path): no test has the lines from \(block.first ?? "") on. Change both alike.")
      }
    }
    #expect(count > 15)
  }

  @Test("A block that differs from the tests by a word is found")
  func otherwise() {
    let tested = ["func a() {", "b()", "}"]
    #expect(Self.contains(tested, ["b()", "}"]))
    #expect(!Self.contains(tested, ["c()", "}"]))
    #expect(!Self.contains(tested, ["func a() {", "}"]))
    #expect(!Self.contains(tested, []))
  }

  @Test("Every link of a guide leads to a file")
  func links() throws {
    for page in Self.pages {
      let folder = House.root.appending(path: page.path).deletingLastPathComponent()
      for match in page.text.matches(of: #/\]\(([^)#]+)(?:#[^)]*)?\)/#) {
        let path = folder.appending(path: String(match.1)).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: path), "\(page.path): \(match.1)")
      }
    }
  }

  @Test("The page on getting started leads to every guide")
  func index() throws {
    let start = try #require(House.file("Documentation/GettingStarted.md")).text
    for page in Self.pages where page.path.contains("Guides/") {
      #expect(start.contains("(Guides/\(page.path.split(separator: "/").last ?? ""))"), "\(page.path)")
    }
  }

  /// Whether lines have others among them, one after the other.
  private static func contains(_ lines: [String], _ block: [String]) -> Bool {
    guard let first = block.first else { return false }
    return lines.indices.contains { lines[$0] == first && lines[$0...].starts(with: block) }
  }
}
