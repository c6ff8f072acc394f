import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Gives an actor a context of its own.
public struct ModelActorMacro {}

extension ModelActorMacro: MemberMacro {
  /// Writes the container, the executor with the context, and how the actor is made.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ActorDeclSyntax.self) else { throw ModelActorMacroError.noActor }
    let access = model.accessOfMembers
    var members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    if !disablesInit(node) {
      members.append(
        """
        \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
          let modelContext = SwiftData.ModelContext(modelContainer)
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """)
    }
    return members
  }

  private static func disablesInit(_ node: AttributeSyntax) -> Bool {
    guard case .argumentList(let list) = node.arguments else { return false }
    return list.contains {
      $0.label?.text == "disableGenerateInit" && $0.expression.trimmedDescription == "true"
    }
  }
}

extension ModelActorMacro: ExtensionMacro {
  /// Says that the actor has a context.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}

/// What is wrong with an actor that cannot be expanded.
enum ModelActorMacroError: Error, CustomStringConvertible {
  case noActor

  var description: String {
    switch self {
    case .noActor: "@ModelActor stands before an actor alone."
    }
  }
}
