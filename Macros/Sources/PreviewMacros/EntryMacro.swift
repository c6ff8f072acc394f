import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `@Entry var name = value` into a key of its own with that default, and a property that reads and sets it.
public struct EntryMacro {
  /// What the extended types name their keys.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// The protocol that the key has to follow in the type that is extended.
  private static func key(in context: some MacroExpansionContext) throws -> String {
    for syntax in context.lexicalContext {
      guard let extended = syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
        continue
      }
      let name = extended.split(separator: ".").last.map(String.init) ?? extended
      if let key = keys[name] { return key }
    }
    throw EntryMacroError.elsewhere
  }

  /// The only variable of a declaration.
  private static func entry(_ declaration: some DeclSyntaxProtocol) throws -> PatternBindingSyntax {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil
    else { throw EntryMacroError.noVariable }
    return binding
  }

  private static func keyName(_ binding: PatternBindingSyntax) -> TokenSyntax {
    let name = binding.pattern.trimmedDescription.filter { $0 != "`" }
    return "__Key_\(raw: name)"
  }
}

extension EntryMacro: AccessorMacro {
  /// Writes the property's two directions.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    _ = try key(in: context)
    let name = keyName(try entry(declaration))
    return ["get { self[\(name).self] }", "set { self[\(name).self] = newValue }"]
  }
}

extension EntryMacro: PeerMacro {
  /// Writes the key.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors say what is wrong; once is enough.
    guard let key = try? key(in: context), let binding = try? entry(declaration) else { return [] }
    let members = try members(binding, of: key)
    return ["private nonisolated enum \(keyName(binding)): \(raw: key) {\n\(raw: members)\n}"]
  }

  private static func members(_ binding: PatternBindingSyntax, of key: String) throws -> String {
    let type = binding.typeAnnotation?.type
    let value = binding.initializer?.value.trimmedDescription
    if key == "FocusedValueKey" {
      guard let type, let wrapped = type.wrappedType else { throw EntryMacroError.notOptional }
      return "typealias Value = \(wrapped)"
    }
    if let type {
      let missing = type.wrappedType == nil ? nil : "nil"
      guard let value = value ?? missing else { throw EntryMacroError.noValue }
      return "static var defaultValue: \(type.trimmedDescription) { \(value) }"
    }
    guard let value else { throw EntryMacroError.noValue }
    let isPlain = binding.initializer.map { isLiteral($0.value) } ?? false
    return "\(isPlain ? "" : "nonisolated(unsafe) ")static let defaultValue = \(value)"
  }

  /// True for words, numbers and truth values as they are written, which everybody may share.
  private static func isLiteral(_ value: ExprSyntax) -> Bool {
    value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
  }
}

/// What is wrong with an entry that cannot be expanded.
enum EntryMacroError: Error, CustomStringConvertible {
  case elsewhere
  case noVariable
  case noValue
  case notOptional

  var description: String {
    switch self {
    case .elsewhere:
      "@Entry stands in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues alone."
    case .noVariable: "@Entry stands before one stored variable: @Entry var name = value"
    case .noValue: "This entry has no default. Write one: @Entry var name = value"
    case .notOptional: "An entry of FocusedValues has an optional type: @Entry var name: Name?"
    }
  }
}
