import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import PreviewMacros

@Suite("What models and queries become")
struct ModelMacroTests {
  /// The text of a file after a macro was expanded, and what was said about it.
  private static func expansion(
    of source: String, _ macros: [String: any Macro.Type]
  ) -> (text: String, problems: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Kennel", fullFilePath: "Models.swift")])
    let expanded = file.expand(
      macros: macros,
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.lexicalContexts)
      })
    return (expanded.description, context.diagnostics.map(\.message))
  }

  @Test("A query is written beside its property, with the arguments as they are")
  func query() {
    let source = "struct Kennel {\n  @Query(sort: \\Dog.name, order: .reverse) private var dogs: [Dog]\n}"
    let expanded = Self.expansion(of: source, ["Query": QueryMacro.self])
    #expect(expanded.problems == [])
    #expect(
      expanded.text.contains(
        "var _dogs: SwiftData.Query<Dog, [Dog]> = .init(sort: \\Dog.name, order: .reverse)"))
    #expect(expanded.text.contains("_dogs.wrappedValue"))
  }

  @Test("Another name for an array is the type of a query as the array is")
  func queryOfNamedArray() {
    let expanded = Self.expansion(
      of: "struct Kennel {\n  @Query var dogs: Dogs\n}", ["Query": QueryMacro.self])
    #expect(expanded.problems == [])
    #expect(expanded.text.contains("var _dogs: SwiftData.Query<Dogs.Element, Dogs> = .init()"))
  }

  @Test("A query of no array says what its type has to be")
  func queryOfNoArray() {
    let problems = Self.expansion(
      of: "struct Kennel {\n  @Query var dog: Dog?\n}", ["Query": QueryMacro.self]
    )
    .problems
    #expect(problems == ["The type of a query is an array of models: @Query var dogs: [Dog]"])
  }

  @Test("A kept property begins, is read and is set in the storage")
  func keptProperty() {
    let source = "class Dog {\n  @Kept var name: String\n  @Kept var owner: Owner?\n}"
    let expanded = Self.expansion(of: source, ["Kept": KeptPropertyMacro.self])
    #expect(expanded.problems == [])
    #expect(expanded.text.contains("_$storage.begin(\"name\", with: initialValue)"))
    #expect(expanded.text.contains("_$storage.value(of: self, \\.name, \"name\")"))
    #expect(expanded.text.contains("_$storage.set(newValue, of: self, \\.name, \"name\")"))
    #expect(
      expanded.text.contains("private var _owner: SwiftData.StoredElsewhere = SwiftData.StoredElsewhere()"))
    #expect(!expanded.text.contains("private var _name: SwiftData.StoredElsewhere ="))
  }

  @Test("The list of properties has the rules of relationships and values, and leaves out what is not kept")
  func properties() throws {
    let source = """
      class Dog {
        @Attribute(.unique) var name = ""
        @Relationship(deleteRule: .cascade, inverse: \\Toy.owner) var toys: [Toy] = []
        @Transient var isOpen = false
        static var count = 0
        var title: String { name }
        let kind = 1
      }
      """
    let model = try #require(Parser.parse(source: source).statements.first?.item.as(ClassDeclSyntax.self))
    let entries = ModelMacro.properties(of: model).map { $0.entry(in: "Dog") }
    #expect(
      entries == [
        "SwiftData.Schema.PropertyMetadata(\"name\", \\Dog.name, SwiftData.Schema.Attribute(.unique))",
        "SwiftData.Schema.PropertyMetadata(\"toys\", \\Dog.toys, "
          + "SwiftData.Schema.Relationship(deleteRule: .cascade), inverse: \"owner\")",
      ])
  }

  @Test("A model that is no class says so")
  func structModel() {
    let problems = Self.expansion(of: "@Model struct Dog {}", ["Model": ModelMacro.self]).problems
    #expect(problems.contains("@Model stands before a class alone."))
  }
}
