import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a stored property of a model into one that the model's storage keeps.
public struct KeptPropertyMacro {}

extension KeptPropertyMacro: AccessorMacro {
  /// Writes how the property begins, is read and is written.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    let storage = ModelNames.storage
    return [
      """
      @storageRestrictions(initializes: _\(raw: name), accesses: \(raw: storage))
      init(initialValue) {
        \(raw: storage).begin("\(raw: name)", with: initialValue)
        _\(raw: name) = SwiftData.StoredElsewhere()
      }
      """,
      "get { \(raw: storage).value(of: self, \\.\(raw: name), \"\(raw: name)\") }",
      "set { \(raw: storage).set(newValue, of: self, \\.\(raw: name), \"\(raw: name)\") }",
    ]
  }

  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    let pattern = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.text.filter { $0 != "`" }
  }
}

extension KeptPropertyMacro: PeerMacro {
  /// Writes what the compiler watches in place of the property, so that each initializer gives it a value.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let name = name(of: declaration) else {
      return []
    }
    let plain = variable.with(\.attributes, [])
    let startsEmpty = ModelProperty(plain).map { $0.isOptional && !$0.hasInitialValue } ?? false
    return [
      "private var _\(raw: name): SwiftData.StoredElsewhere\(raw: startsEmpty ? " = SwiftData.StoredElsewhere()" : "")"
    ]
  }
}

/// Marks a declaration for `ModelMacro` to read, and writes nothing itself.
public struct ModelMarkMacro: PeerMacro {
  /// Writes nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// States something of a model for `ModelMacro` to read, and writes nothing itself.
public struct ModelStatementMacro: DeclarationMacro {
  /// Writes nothing.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
