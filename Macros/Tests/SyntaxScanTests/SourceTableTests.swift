import Testing

@testable import SyntaxScan

@Suite("Tables of where classes describe what people meet")
struct SourceTableTests {
  private static func code(_ text: String) -> String {
    let configuration = AppConfiguration(moduleFolders: [], localModules: ["UIKit"])
    let source = ScannedSource(index: 0, path: "File.swift", text: Array(text.utf8), as: configuration)
    return SourceTable(source: source).text
  }

  private static func table(_ members: String) -> [String] {
    let code = code("import UIKit\nclass Dog: UIViewController {\n\(members)\n}")
    let written =
      code.split(separator: "in: #fileID, \"").dropFirst().first?.split(separator: "\")").first ?? ""
    return written.replacing("\\n", with: "\n").replacing("\\t", with: " ").split(separator: "\n").map(
      String.init)
  }

  @Test(
    "The line of a property is the one that names it, else that makes it an element, else its declaration",
    arguments: [
      ("let name = UILabel()", ["class 2 Dog", "member 3 name"]),
      ("@IBOutlet private weak var name: UILabel!", ["class 2 Dog", "weak 3 name"]),
      (
        "let name = UILabel()\nfunc load() {\n  name.accessibilityTraits = .header\n}",
        ["class 2 Dog", "member 5 name"]
      ),
      (
        "let name = UILabel()\nfunc load() {\n  self.name.isAccessibilityElement = true\n  name.accessibilityLabel = x\n}",
        ["class 2 Dog", "member 6 name"]
      ),
      (
        "lazy var name: UILabel = {\n  let label = UILabel()\n  label.accessibilityLabel = words\n  return label\n}()",
        ["class 2 Dog", "member 5 name"]
      ),
      ("static let name = UILabel()", ["class 2 Dog"]),
    ])
  func members(members: String, lines: [String]) {
    #expect(Self.table(members) == lines)
  }

  @Test("What a class says of itself has a line of its own")
  func own() {
    #expect(
      Self.table("override var accessibilityLabel: String? {\n  get { nil }\n  set {}\n}") == [
        "class 2 Dog 3"
      ])
    #expect(Self.table("func load() {\n  isAccessibilityElement = true\n}") == ["class 2 Dog 4"])
  }

  @Test("Words have the line on which they are a label, else the first one")
  func texts() {
    let lines = Self.table("func load() {\n  a.text = \"Dogs\"\n  b.accessibilityLabel = \"Dogs\"\n}")
    // The member can be one that is inherited.
    #expect(lines == ["class 2 Dog", "member 5 b", "text 5 Dogs"])
    #expect(Self.table("func load() {\n  a.text = \"Say \\\"Dogs\\\"\"\n}").count == 2)
  }

  @Test("An extension adds to its class, and what is no class has no line")
  func others() {
    let code = Self.code(
      "import UIKit\nextension Dog {\n  func load() {\n    name.accessibilityLabel = x\n  }\n}\nstruct Cat { let name = 1 }"
    )
    #expect(code.contains("class\\t0\\tDog\\nmember\\t4\\tname"))
    #expect(!code.contains("Cat"))
    #expect(Self.code("class Dog {}") == "")
    #expect(Self.code("import UIKit\nstruct Dog { let name = UILabel() }") == "")
  }
}
