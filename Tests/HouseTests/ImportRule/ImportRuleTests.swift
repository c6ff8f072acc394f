import Testing

@Suite("The import rule")
struct ImportRuleTests {
  private let rule = ImportRule([
    Arrow("Model", in: "Model"),
    Arrow("Engine", in: "Engines", ["Model"], systemInPhrases: ["Foundation"]),
    Arrow("CText", in: "AppAPI"),
    Arrow("Text", in: "AppAPI", ["Model", "CText"], system: ["Foundation"]),
  ])

  private func messages(_ path: String, _ text: String, beside others: [SourceFile] = []) -> [String] {
    rule.violations(in: [SourceFile(path: path, text: text)] + others).map(\.description)
  }

  @Test("No source of ours has an import that the table does not allow")
  func ourSources() {
    expectNone(ImportRule(arrowTable).violations(in: House.sources))
  }

  @Test("The table has a line for every folder of Sources and no other line")
  func everyTarget() {
    let folders = Set(House.sources.compactMap(\.target))
    #expect(Set(arrowTable.map(\.target)) == folders)
    #expect(arrowTable.count == folders.count)
  }

  @Test("Every import the table lists passes")
  func allowed() {
    #expect(messages("Sources/Engines/Engine/A.swift", "import Model") == [])
    #expect(messages("Sources/Engines/Engine/Phrases/A.swift", "import Foundation\nimport Model") == [])
    #expect(messages("Sources/AppAPI/Text/A.swift", "import CText\nimport Foundation") == [])
  }

  @Test("An arrow the table lacks is named with its line and what would be allowed")
  func message() {
    #expect(
      messages("Sources/Engines/Engine/A.swift", "// A\nimport Text") == [
        "Sources/Engines/Engine/A.swift:2: Engine may not import Text; "
          + "it may import Model, Foundation in Phrases/"
      ])
    #expect(
      messages("Sources/Model/Model/A.swift", "import Foundation") == [
        "Sources/Model/Model/A.swift:1: Model may not import Foundation; it may import nothing"
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

  @Test("A C file may include its own headers, the system's, and those the table allows")
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
          "Sources/Engines/Engine/a.c:3: Engine may not include ../CText/include/CText.h of CText; "
            + "it may import Model, Foundation in Phrases/"
        ])
  }

  @Test("A public header includes nothing that a user's machine may lack")
  func publicHeaders() {
    #expect(messages("Sources/AppAPI/CText/include/CText.h", "#include <pango/pango.h>").count == 1)
    #expect(messages("Sources/AppAPI/CText/include/CText.h", "#include <stddef.h>") == [])
    #expect(messages("Sources/AppAPI/CText/shim.h", "#include <pango/pango.h>") == [])
  }
}
