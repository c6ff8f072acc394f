import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

@testable import PreviewMacros

@Suite("What @Entry becomes")
struct EntryMacroTests {
  /// The text of a file after its entries were expanded, without blank space at line ends.
  private static func expansion(of source: String) -> (text: String, problems: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Kennel", fullFilePath: "Values.swift")])
    let expanded = file.expand(
      macros: ["Entry": EntryMacro.self],
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.lexicalContexts)
      })
    return (expanded.description, context.diagnostics.map(\.message))
  }

  @Test(
    "The key follows the type that is extended",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
      ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
    ])
  func keys(extended: String, key: String) {
    let expanded = Self.expansion(of: "extension \(extended) {\n  @Entry var name: String = \"Kennel\"\n}")
    #expect(expanded.problems == [])
    #expect(expanded.text.contains("private nonisolated enum __Key_name: \(key) {"))
    #expect(expanded.text.contains("static var defaultValue: String {"))
    #expect(expanded.text.contains("self[__Key_name.self] = newValue"))
  }

  @Test("A default without a type keeps its own")
  func inferred() {
    let text = Self.expansion(of: "extension EnvironmentValues {\n  @Entry var count = 3\n}").text
    #expect(text.contains("  static let defaultValue = 3"))
    let made = Self.expansion(of: "extension EnvironmentValues {\n  @Entry var dog = Dog()\n}").text
    #expect(made.contains("nonisolated(unsafe) static let defaultValue = Dog()"))
  }

  @Test("An optional entry begins as nil; one of the focus has no default")
  func optional() {
    let plain = Self.expansion(of: "extension EnvironmentValues {\n  @Entry var dog: Dog?\n}").text
    #expect(plain.contains("static var defaultValue: Dog? {"))
    let focused = Self.expansion(of: "extension FocusedValues {\n  @Entry var dog: Binding<Dog>?\n}").text
    #expect(focused.contains("typealias Value = Binding<Dog>"))
  }

  @Test(
    "What cannot be an entry is answered with what to write",
    arguments: [
      ("struct A {\n  @Entry var name = 1\n}", "@Entry stands in an extension of EnvironmentValues"),
      ("extension EnvironmentValues {\n  @Entry let name = 1\n}", "@Entry stands before one stored variable"),
      ("extension EnvironmentValues {\n  @Entry var name: Int\n}", "This entry has no default."),
      (
        "extension FocusedValues {\n  @Entry var name: Int\n}",
        "An entry of FocusedValues has an optional type"
      ),
    ])
  func refused(source: String, problem: String) {
    let problems = Self.expansion(of: source).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true)
  }
}

extension Syntax {
  /// The declarations around, from the inside out, as the compiler hands them to a macro.
  var lexicalContexts: [Syntax] {
    sequence(first: self, next: \.parent).dropFirst().filter {
      $0.is(ExtensionDeclSyntax.self) || $0.is(StructDeclSyntax.self)
    }
  }
}
