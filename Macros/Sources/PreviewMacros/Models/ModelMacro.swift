import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a class into a model: its stored properties are kept by a context, and watched.
public struct ModelMacro {
  /// The stored properties of a class that are kept.
  static func properties(of group: some DeclGroupSyntax) -> [ModelProperty] {
    group.memberBlock.members.compactMap { member in
      member.decl.as(VariableDeclSyntax.self).flatMap(ModelProperty.init)
    }
  }
}

extension ModelMacro: MemberMacro {
  /// Writes where values are kept, what is kept, and how a model is made of what was kept.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else { throw ModelMacroError.noClass }
    let name = model.name.text
    let access = model.accessOfMembers
    let properties = properties(of: model)
    // Where a superclass is a model already, its storage serves the subclass too.
    let isRoot = !protocols.isEmpty
    var entries = properties.map { $0.entry(in: name) }
    entries += ModelMacro.constraints(of: model)
    let list = entries.map { "  \($0)," }.joined(separator: "\n")
    let inherited = isRoot ? "" : "super.schemaMetadata + "
    let inits = properties.map { "_\($0.name) = SwiftData.StoredElsewhere()" }
    let first = isRoot ? "\(ModelNames.storage) = modelStorage" : nil
    let last = isRoot ? nil : "super.init(modelStorage: modelStorage)"
    let body = ([first].compactMap { $0 } + inits + [last].compactMap { $0 }).joined(separator: "\n")
    var members: [DeclSyntax] = [
      """
      \(raw: access)\(raw: isRoot ? "class " : "override class ")var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        \(raw: inherited)[
      \(raw: list)
        ]
      }
      """,
      """
      \(raw: access)required init(modelStorage: SwiftData.ModelStorage) {
      \(raw: body)
      }
      """,
    ]
    if isRoot {
      members.insert(
        "\(raw: access)var \(raw: ModelNames.storage) = SwiftData.ModelStorage(\(raw: name).self)", at: 0)
    }
    return members
  }

  /// The constraints that `#Unique` and `#Index` in the class state, as elements of the list.
  private static func constraints(of model: ClassDeclSyntax) -> [String] {
    model.memberBlock.members.compactMap { member in
      guard let macro = member.decl.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Unique" else {
        return nil
      }
      let groups = macro.arguments.map { argument in
        let paths = argument.expression.as(ArrayExprSyntax.self)?.elements.compactMap {
          ModelProperty.lastName(of: $0.expression)
        }
        return "[\((paths ?? []).map { "\"\($0)\"" }.joined(separator: ", "))]"
      }
      return "SwiftData.Schema.PropertyMetadata(unique: [\(groups.joined(separator: ", "))])"
    }
  }
}

extension ModelMacro: MemberAttributeMacro {
  /// Has each stored property kept.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), ModelProperty(variable) != nil else { return [] }
    return ["@SwiftData._KeptProperty"]
  }
}

extension ModelMacro: ExtensionMacro {
  /// Says that the class is a model.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): SwiftData.PersistentModel {}")]
  }
}

/// The names of what the macros write into a model.
enum ModelNames {
  static let storage = "_$storage"
}

/// What is wrong with a model that cannot be expanded.
enum ModelMacroError: Error, CustomStringConvertible {
  case noClass

  var description: String {
    switch self {
    case .noClass: "@Model stands before a class alone."
    }
  }
}
