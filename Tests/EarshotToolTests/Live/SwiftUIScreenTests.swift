import Foundation
import Testing

extension LiveTests {
  @Suite("SwiftUI files as app teams write them")
  struct SwiftUIScreenTests {
    static let folder = DevelopmentPrefix.root.appending(path: "Tests/Fixtures/SwiftUI")
    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted()

    @Test("B1: a SwiftUI file of an app's own style is heard as it is", arguments: files)
    func heard(name: String) throws {
      let folder = try TemporaryFolder()
      let text = try String(contentsOf: Self.folder.appending(path: "\(name).swift"), encoding: .utf8)
      try folder.write(text, to: "\(name).swift")
      let run = try ToolRun("hear", "\(name).swift", in: folder)
      #expect(run.errors == "")
      #expect(run.status < 2)
      try StoredText("SwiftUIScreenTests/\(name)").expect(run.output)
    }
  }
}
