import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a structure or an enumeration into one that is read from what a model writes.
public struct GenerableMacro {
  /// What is written into a type.
  private static func expansion(of declaration: some DeclGroupSyntax) throws -> any GenerableExpansion {
    if let structure = declaration.as(StructDeclSyntax.self) { return try GenerableStructure(structure) }
    if let enumeration = declaration.as(EnumDeclSyntax.self) { return try GenerableEnumeration(enumeration) }
    throw GenerableMacroError.noValueType
  }
}

extension GenerableMacro: MemberMacro {
  /// Writes what the content looks like, the content itself and, for a structure, what has come of it.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let written = try expansion(of: declaration)
    let access = declaration.accessOfMembers
    let description = node.argument("description").map { "description: \($0), " } ?? ""
    var members: [DeclSyntax] = [
      """
      \(raw: access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(
          type: Self.self, \(raw: description)\(raw: written.schema)
        )
      }
      """,
      """
      \(raw: access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
      \(raw: written.content)
      }
      """,
    ]
    if let partial = written.partialType(access) { members.append("\(raw: partial)") }
    return members
  }
}

extension GenerableMacro: ExtensionMacro {
  /// Says that the type is read from content, and how.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The members say what is wrong; once is enough.
    guard let written = try? expansion(of: declaration) else { return [] }
    let conformance = protocols.isEmpty ? "" : ": FoundationModels.Generable"
    return [
      try ExtensionDeclSyntax(
        """
        nonisolated extension \(type.trimmed)\(raw: conformance) {
          \(raw: declaration.accessOfMembers)init(_ content: FoundationModels.GeneratedContent) throws {
        \(raw: written.reading)
          }
        }
        """)
    ]
  }
}

/// Tells of a property for `GenerableMacro` to read, and writes nothing itself.
public struct GuideMacro: PeerMacro {
  /// Writes nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// What is written into a type that is read from content.
protocol GenerableExpansion {
  /// The arguments of the schema behind the type and its description.
  var schema: String { get }
  /// The statements that make content of a value.
  var content: String { get }
  /// The statements that make a value of `content`.
  var reading: String { get }

  /// The type of what has come of a value; `nil` where it is the type itself.
  func partialType(_ access: String) -> String?
}

/// The names of what the macro writes for the values in content.
enum GenerableNames {
  /// A value of a schema.
  static let property = "FoundationModels.GenerationSchema.Property"
  /// A case of a schema.
  static let schemaCase = "FoundationModels.GenerationSchema.Case"
  /// Content.
  static let content = "FoundationModels.GeneratedContent"
  /// What tells content apart.
  static let identifier = "FoundationModels.GenerationID"

  /// A statement that throws that content is none of an enumeration's cases.
  static func unknownCase(of type: String, named name: String) -> String {
    let error = "FoundationModels.LanguageModelSession.GenerationError"
    return """
      throw \(error).decodingFailure(
        \(error).Context(debugDescription: "\(type) has no case for \\(\(name))"))
      """
  }
}

/// What is wrong with a type that cannot be read from content.
enum GenerableMacroError: Error, CustomStringConvertible {
  case noValueType
  case noType(String)
  case noCase

  var description: String {
    switch self {
    case .noValueType: "@Generable stands before a structure or an enumeration."
    case .noType(let name): "A model has to know what \(name) is. Write its type: var \(name): String"
    case .noCase: "A model cannot choose from no case. Add one: case other"
    }
  }
}
