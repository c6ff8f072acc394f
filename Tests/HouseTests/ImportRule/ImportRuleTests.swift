import Foundation
import Testing

@Suite("The import rule")
struct ImportRuleTests {
  private static let sample = """
    {"products": [{"name": "Text", "targets": ["Text"], "type": {"library": ["dynamic"]}}], "targets": [
      {"name": "Model", "path": "Sources/Model/Model", "dependencies": []},
      {"name": "Engine", "path": "Sources/Engines/Engine", "dependencies": [{"byName": ["Model", null]}]},
      {"name": "CText", "path": "Sources/AppAPI/CText", "dependencies": []},
      {"name": "Text", "path": "Sources/AppAPI/Text", "dependencies": [
        {"byName": ["CText", null]}, {"product": ["Web", "web-kit", null, null]}]},
      {"name": "TextTests", "path": "Tests/TextTests", "dependencies": [{"byName": ["Text", null]}]}
    ]}
    """

  private static let table = """
    | `Model` | nothing | nothing |
    | `Engines` | `Model` | Foundation in `Phrases/` |
    | `AppAPI` | `Model`, `AppAPI` | Foundation, Web |
    """

  private let manifest: Manifest
  private let rule: ImportRule

  init() throws {
    manifest = try JSONDecoder().decode(Manifest.self, from: Data(Self.sample.utf8))
    rule = Self.rule(manifest, Self.table)
  }

  private static func rule(_ manifest: Manifest, _ table: String) -> ImportRule {
    ImportRule(manifest: manifest, boundaries: table.split(separator: "\n").compactMap(Boundary.init))
  }

  private func messages(_ path: String, _ text: String, beside others: [SourceFile] = []) -> [String] {
    rule.violations(in: [SourceFile(path: path, text: text)] + others).map(\.description)
  }

  @Test("What a target links over several steps is found")
  func closures() {
    #expect(manifest.closure(of: "TextTests") == ["TextTests", "Text", "CText", "Web"])
    #expect(rule.reached(["Web", "CText", "Model"], from: ["TextTests"]).count == 2)
    #expect(rule.reached(["Web"], from: ["Engine", "Model"]) == [])
  }

  @Test("A dependency that the table does not allow is named with what would be; so is a row of nothing")
  func strays() {
    #expect(rule.strayDependencies() == [])
    #expect(rule.emptyBoundaries() == [])
    let narrow =
      "| `Engines` | `Moodel` | nothing |\n| `AppAPI` | `CText` | Foundation |\n| `CText` | nothing | nothing |"
    #expect(
      Self.rule(manifest, narrow).strayDependencies().map(\.message) == [
        "Model lies in no folder of ARCHITECTURE.md; add a row for it",
        "Engine may not depend on Model; ARCHITECTURE.md allows Moodel",
        "Text may not depend on Web; ARCHITECTURE.md allows CText, Foundation",
      ])
    #expect(
      Self.rule(manifest, narrow).emptyBoundaries().map(\.message) == [
        "names Moodel, which is neither a folder nor a target"
      ])
  }

  @Test("Every import that is declared or allowed passes")
  func allowed() {
    #expect(messages("Sources/Engines/Engine/A.swift", "import Model") == [])
    #expect(messages("Sources/Engines/Engine/Phrases/A.swift", "import Foundation\nimport Model") == [])
    #expect(messages("Sources/AppAPI/Text/A.swift", "import CText\nimport Foundation\nimport Web") == [])
  }

  @Test("An import that is not declared or not allowed is named with its line and what to do")
  func message() {
    #expect(
      messages("Sources/Engines/Engine/A.swift", "// A\nimport Text\nimport Web") == [
        "Sources/Engines/Engine/A.swift:2: imports Text, which Engine does not depend on; add it in Package.swift",
        "Sources/Engines/Engine/A.swift:3: imports Web, which Engine does not depend on; add it in Package.swift",
      ])
    #expect(
      messages("Sources/Engines/Engine/A.swift", "import Glibc") == [
        "Sources/Engines/Engine/A.swift:1: Engine may not import Glibc; "
          + "ARCHITECTURE.md allows Model, Foundation in Phrases/"
      ])
    #expect(
      messages("Sources/Model/Model/A.swift", "import Foundation") == [
        "Sources/Model/Model/A.swift:1: Model may not import Foundation; ARCHITECTURE.md allows nothing"
      ])
  }

  @Test(
    "No form of import escapes",
    arguments: [
      "@_exported import Text", "public import Text", "internal import Text", "@testable import Text",
      "@_spi(Inner) import Text", "@preconcurrency import Text", "@_implementationOnly import Text",
      "import struct Text.Font", "import class Text.Font", "import func Text.measure",
      "import enum Text.Style", "import protocol Text.Shape", "import typealias Text.Size",
      "import let Text.zero", "import var Text.one", "import Text.Sub", "import `Text`",
      "#if os(Linux)\nimport Text\n#endif", "#if canImport(Text)\n  @_exported import Text\n#endif",
      "@_exported\nimport Text",
      "@_spiOnly @_spi(A) public import Text",
    ])
  func forms(source: String) {
    #expect(messages("Sources/Engines/Engine/A.swift", source).count == 1)
  }

  @Test(
    "What only looks like an import is none",
    arguments: [
      "// import Text", "let b = 1  // import Text", "let a = \"import Text\"",
      "let a = \"\"\"\nimport Text\n\"\"\"",
      "files.import(Text)", "f(import: Text)", "f(1, import: Text)", "let `import` = Text",
      "#if canImport(Text)\n#endif",
    ])
  func lookalikes(source: String) {
    #expect(messages("Sources/Engines/Engine/A.swift", source) == [])
  }

  @Test("Foundation is for the phrases of an engine alone")
  func phrases() {
    #expect(messages("Sources/Engines/Engine/Cursor/A.swift", "import Foundation").count == 1)
    #expect(messages("Sources/Engines/Engine/Phrases/en/A.swift", "import Foundation") == [])
  }

  @Test("A file of an unknown target or in a wrong group is reported")
  func strangers() {
    #expect(messages("Sources/Engines/Other/A.swift", "").count == 1)
    #expect(messages("Sources/AppAPI/Engine/A.swift", "").count == 1)
    #expect(messages("Sources/Stray.swift", "").count == 1)
  }

  @Test("A C file may include its own headers, the system's, and those of what its target depends on")
  func includes() {
    let header = SourceFile(path: "Sources/AppAPI/CText/include/CText.h", text: "#include <stdint.h>")
    #expect(
      messages("Sources/AppAPI/CText/a.c", "#include \"CText.h\"\n#include <pango.h>", beside: [header]) == []
    )
    #expect(messages("Sources/AppAPI/Text/a.c", "# include <CText.h>", beside: [header]) == [])
    #expect(
      messages(
        "Sources/Engines/Engine/a.c", "/* a\n*/\n#include \"../CText/include/CText.h\"", beside: [header])
        == [
          "Sources/Engines/Engine/a.c:3: includes ../CText/include/CText.h of CText, which Engine does not "
            + "depend on; add it in Package.swift"
        ])
  }

  @Test("A public header includes nothing that a user's machine may lack")
  func publicHeaders() {
    #expect(messages("Sources/AppAPI/CText/include/CText.h", "#include <pango/pango.h>").count == 1)
    #expect(messages("Sources/AppAPI/CText/include/CText.h", "#include <stddef.h>") == [])
    #expect(messages("Sources/AppAPI/CText/shim.h", "#include <pango/pango.h>") == [])
  }
}
