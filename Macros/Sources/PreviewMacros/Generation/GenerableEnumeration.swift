import SwiftSyntax

/// What is written into an enumeration that is read from content.
struct GenerableEnumeration: GenerableExpansion {
  /// A case, with what belongs to it.
  private struct Case {
    let code: String
    let values: [Value]

    var name: String { code.filter { $0 != "`" } }
  }

  /// A value that belongs to a case.
  private struct Value {
    let label: String?
    let name: String
    let type: String
    let isOptional: Bool
  }

  private let type: String
  private let cases: [Case]
  /// True where words stand for the cases.
  private let hasWords: Bool

  /// Reads an enumeration.
  init(_ enumeration: EnumDeclSyntax) throws {
    type = enumeration.name.text
    cases = enumeration.memberBlock.members.flatMap { member -> [Case] in
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { element in
        Case(code: element.name.text, values: Self.values(of: element))
      }
    }
    guard !cases.isEmpty else { throw GenerableMacroError.noCase }
    let first = enumeration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    hasWords = first == "String" || first == "Swift.String"
  }

  private static func values(of element: EnumCaseElementSyntax) -> [Value] {
    (element.parameterClause?.parameters ?? []).enumerated().map { index, parameter in
      let label = parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 }
      return Value(
        label: label, name: label?.filter { $0 != "`" } ?? "_\(index)",
        type: parameter.type.wrappedType ?? parameter.type.trimmedDescription,
        isOptional: parameter.type.wrappedType != nil)
    }
  }

  private var hasValues: Bool { cases.contains { !$0.values.isEmpty } }

  var schema: String {
    if hasValues {
      return "cases: [\n\(cases.map { "  \(Self.schema(of: $0))," }.joined(separator: "\n"))\n]"
    }
    let words = cases.map { hasWords ? "Self.\($0.code).rawValue" : "\"\($0.name)\"" }
    return "anyOf: [\(words.joined(separator: ", "))]"
  }

  private static func schema(of choice: Case) -> String {
    let properties = choice.values.map { value in
      let type = value.isOptional ? "\(value.type)?" : value.type
      return "\(GenerableNames.property)(name: \"\(value.name)\", type: \(type).self)"
    }
    let list = properties.isEmpty ? "" : ", properties: [\(properties.joined(separator: ", "))]"
    return "\(GenerableNames.schemaCase)(\"\(choice.name)\"\(list))"
  }

  var content: String {
    if hasWords { return "self.rawValue.generatedContent" }
    let branches = cases.map { choice in
      hasValues
        ? "case .\(choice.code)\(Self.bindings(of: choice)): \(Self.content(of: choice))"
        : "case .\(choice.code): \"\(choice.name)\".generatedContent"
    }
    return "switch self {\n\(branches.joined(separator: "\n"))\n}"
  }

  /// The names that the values of a case get.
  private static func bindings(of choice: Case) -> String {
    guard !choice.values.isEmpty else { return "" }
    return "(\(choice.values.indices.map { "let value\($0)" }.joined(separator: ", ")))"
  }

  private static func content(of choice: Case) -> String {
    let values = choice.values.enumerated().map { ", \"\($1.name)\": value\($0)" }.joined()
    return "\(GenerableNames.content)(properties: [\"case\": \"\(choice.name)\"\(values)])"
  }

  var reading: String {
    let place = hasValues ? ", forProperty: \"case\"" : ""
    let source = "content.value(String.self\(place))"
    let unknown = GenerableNames.unknownCase(of: type, named: "word")
    if hasWords {
      return """
        let word = try \(source)
        guard let value = Self(rawValue: word) else {
        \(unknown)
        }
        self = value
        """
    }
    let branches = cases.map { "case \"\($0.name)\": self = \(Self.reading(of: $0))" }
    return """
      let word = try \(source)
      switch word {
      \(branches.joined(separator: "\n"))
      default:
      \(unknown)
      }
      """
  }

  private static func reading(of choice: Case) -> String {
    guard !choice.values.isEmpty else { return ".\(choice.code)" }
    let arguments = choice.values.map { value in
      (value.label.map { "\($0): " } ?? "") + "content.value(forProperty: \"\(value.name)\")"
    }
    return "try .\(choice.code)(\(arguments.joined(separator: ", ")))"
  }

  func partialType(_ access: String) -> String? { nil }
}
