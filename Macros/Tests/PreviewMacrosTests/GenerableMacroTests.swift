import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import PreviewMacros

@Suite("What @Generable becomes")
struct GenerableMacroTests {
  /// The text of a file after its types were expanded, with one blank between words, and what was said.
  private static func expansion(of source: String) -> (text: String, problems: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Kennel", fullFilePath: "Dogs.swift")])
    let protocols = [TypeSyntax(IdentifierTypeSyntax(name: .identifier("Generable")))]
    let expanded = file.expand(
      macroSpecs: [
        "Generable": MacroSpec(type: GenerableMacro.self, conformances: protocols),
        "Guide": MacroSpec(type: GuideMacro.self),
      ],
      contextGenerator: { _ in BasicMacroExpansionContext(sharingWith: context, lexicalContext: []) })
    let words = expanded.description.split(whereSeparator: \.isWhitespace)
    return (words.joined(separator: " "), context.diagnostics.map(\.message))
  }

  private static let property = "FoundationModels.GenerationSchema.Property"

  @Test("The schema of a structure lists its properties in order, with what guides say")
  func schema() {
    let source = """
      @Generable(description: "A dog")
      struct Dog {
        /// What it is called.
        @Guide(description: "A short name") var name: String
        @Guide(description: "In years", .range(0...20)) let age: Int
        @Guide(.minimumCount(1), .maximumCount(3)) var toys: [Toy]
        var owner: Optional<Owner>, vet: Owner?
        var left, right: Bool
        var kind = "dog"
      }
      """
    let expanded = Self.expansion(of: source)
    #expect(expanded.problems == [])
    let schema =
      "FoundationModels.GenerationSchema( type: Self.self, description: \"A dog\", properties: ["
      + " \(Self.property)(name: \"name\", description: \"A short name\", type: String.self),"
      + " \(Self.property)(name: \"age\", description: \"In years\", type: Int.self, "
      + "guides: [.range(0 ... 20)]),"
      + " \(Self.property)(name: \"toys\", type: [Toy].self, "
      + "guides: [.minimumCount(1), .maximumCount(3)]),"
      + " \(Self.property)(name: \"owner\", type: Owner?.self),"
      + " \(Self.property)(name: \"vet\", type: Owner?.self),"
      + " \(Self.property)(name: \"left\", type: Bool.self),"
      + " \(Self.property)(name: \"right\", type: Bool.self),"
      + " \(Self.property)(name: \"kind\", type: String.self), ]"
    #expect(expanded.text.contains(schema), "\(expanded.text)")
  }

  @Test("What is computed, shared or has its value for good is no part of the content")
  func leftOut() {
    let source = """
      @Generable struct Dog {
        static var count: Int = 0
        let kind = 1
        lazy var sound: String = "woof"
        var title: String { "dog" }
        var age: Int { get { 1 } }
        var name: String = "" { didSet {} }
        func bark() {}
      }
      """
    let expanded = Self.expansion(of: source)
    #expect(expanded.problems == [])
    #expect(expanded.text.occurrences(of: Self.property) == 1)
    #expect(expanded.text.contains("name: \"name\""))
  }

  @Test("A structure writes what it has, and is read from an extension of its own")
  func contents() {
    let expanded = Self.expansion(of: "@Generable struct Dog { var name: String; var `default`: Int? }").text
    #expect(expanded.contains("properties.append((\"name\", self.name))"))
    #expect(expanded.contains("if let value = self.`default` {"), "\(expanded)")
    #expect(expanded.contains("properties.append((\"default\", value))"))
    #expect(expanded.contains("extension Dog: FoundationModels.Generable {"))
    #expect(expanded.contains("init(_ content: FoundationModels.GeneratedContent) throws {"))
    #expect(expanded.contains("self.`default` = try content.value(forProperty: \"default\")"))
  }

  @Test("What has come of a structure has an identifier, and every property as far as it has come")
  func partialType() {
    let text = Self.expansion(of: "@Generable struct Dog { let name: String; var toys: [Toy]? }").text
    #expect(
      text.contains(
        "nonisolated struct PartiallyGenerated: Identifiable, "
          + "FoundationModels.ConvertibleFromGeneratedContent {"
          + " var id: FoundationModels.GenerationID var name: String.PartiallyGenerated?"
          + " var toys: [Toy].PartiallyGenerated? init("), "\(text)")
    #expect(text.contains("self.id = content.id ?? FoundationModels.GenerationID()"))
  }

  @Test("An identifier of the app's own takes the place of the one that is written")
  func identifiers() {
    let own = Self.expansion(of: "@Generable struct Dog { var id: GenerationID; var name: String }").text
    #expect(own.contains("{ var id: GenerationID var name: String.PartiallyGenerated? init("), "\(own)")
    #expect(own.contains("GeneratedContent(properties: properties, id: self.id, uniquingKeysWith:"))
    #expect(own.occurrences(of: Self.property) == 1)
    let number = Self.expansion(of: "@Generable struct Dog { var id: Int }").text
    #expect(number.contains("{ var id: Int.PartiallyGenerated? init("), "\(number)")
    #expect(number.contains("name: \"id\", type: Int.self"))
  }

  @Test(
    "What is written may be used by whoever may use the type", arguments: ["public", "package"])
  func access(word: String) {
    let source = "@Generable \(word) struct Dog { \(word) var name: String; var age: Int }"
    let text = Self.expansion(of: source).text
    let written = "\(word) "
    #expect(text.contains("\(written)nonisolated static var generationSchema"))
    #expect(text.contains("\(written)nonisolated var generatedContent"))
    #expect(text.contains("\(written)nonisolated struct PartiallyGenerated"))
    #expect(text.contains("\(written)init(_ content: FoundationModels.GeneratedContent) throws"))
    #expect(text.contains("\(written)var name: String.PartiallyGenerated? var age: Int.PartiallyGenerated?"))
  }

  @Test("A type of one file says nothing of its own, and hidden properties stay hidden")
  func hiddenTypes() {
    let text = Self.expansion(of: "@Generable private struct Dog { private var name: String }").text
    #expect(!text.contains("private nonisolated"))
    #expect(text.contains("private var name: String.PartiallyGenerated?"))
  }

  @Test("Types inside others are expanded, too")
  func nested() {
    let text = Self.expansion(
      of: "@Generable struct Dog { var toy: Toy; @Generable struct Toy { var sound: String } }"
    ).text
    #expect(text.contains("\(Self.property)(name: \"toy\", type: Toy.self)"))
    #expect(text.contains("\(Self.property)(name: \"sound\", type: String.self)"))
  }

  @Test("Cases are words: their names, or what they stand for")
  func enumerations() {
    let plain = Self.expansion(of: "@Generable enum Size { case small, large; case `default` }")
    #expect(plain.problems == [])
    #expect(plain.text.contains("type: Self.self, anyOf: [\"small\", \"large\", \"default\"]"))
    #expect(plain.text.contains("case .`default`: \"default\".generatedContent"))
    #expect(plain.text.contains("case \"small\": self = .small"))
    #expect(!plain.text.contains("PartiallyGenerated"))
    let words = Self.expansion(of: "@Generable enum Size: String { case small = \"S\"; case large }").text
    #expect(words.contains("anyOf: [Self.small.rawValue, Self.large.rawValue]"))
    #expect(words.contains("guard let value = Self(rawValue: word) else {"))
  }

  @Test("Values of cases stand beside the name of the case under their labels")
  func associatedValues() {
    let source = "@Generable enum Meal { case nothing; case food(String, grams: Int?) }"
    let text = Self.expansion(of: source).text
    let schemaCase = "FoundationModels.GenerationSchema.Case"
    #expect(
      text.contains(
        "cases: [ \(schemaCase)(\"nothing\"), \(schemaCase)(\"food\", properties: ["
          + "\(Self.property)(name: \"_0\", type: String.self), "
          + "\(Self.property)(name: \"grams\", type: Int?.self)]), ]"), "\(text)")
    #expect(
      text.contains(
        "case .food(let value0, let value1): FoundationModels.GeneratedContent("
          + "properties: [\"case\": \"food\", \"_0\": value0, \"grams\": value1])"), "\(text)")
    #expect(
      text.contains(
        "self = try .food(content.value(forProperty: \"_0\"), grams: content.value(forProperty: \"grams\"))"),
      "\(text)")
  }

  @Test(
    "What cannot be read from content is answered with what to write",
    arguments: [
      ("@Generable class Dog {}", "@Generable stands before a structure or an enumeration."),
      (
        "@Generable struct Dog { var toy = Toy() }",
        "A model has to know what toy is. Write its type: var toy: String"
      ),
      ("@Generable enum Size {}", "A model cannot choose from no case. Add one: case other"),
    ])
  func refused(source: String, problem: String) {
    #expect(Self.expansion(of: source).problems == [problem])
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func occurrences(of text: String) -> Int { ranges(of: text).count }
}
