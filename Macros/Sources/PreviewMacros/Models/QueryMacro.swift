import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `@Query(…) var dogs: [Dog]` into a property that reads what a query beside it fetches.
public struct QueryMacro {
  /// The name of the property, its type and the type of its models.
  private static func parts(
    of declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, result: String, element: String) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    else { throw QueryMacroError.noVariable }
    guard let element = element(of: type) else { throw QueryMacroError.noArray }
    return (name.filter { $0 != "`" }, type.trimmedDescription, element)
  }

  /// The type of an array's elements; another name can stand for the array.
  private static func element(of type: TypeSyntax) -> String? {
    if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
    if type.is(MemberTypeSyntax.self) { return "\(type.trimmedDescription).Element" }
    guard let name = type.as(IdentifierTypeSyntax.self) else { return nil }
    guard name.name.text == "Array" else { return "\(type.trimmedDescription).Element" }
    return name.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }
}

extension QueryMacro: AccessorMacro {
  /// Reads what the query fetches.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try parts(of: declaration).name
    return ["get { _\(raw: name).wrappedValue }"]
  }
}

extension QueryMacro: PeerMacro {
  /// Writes the query, which everybody in the module may use: the view keeps its own initializer.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessor says what is wrong; once is enough.
    guard let (name, result, element) = try? parts(of: declaration) else { return [] }
    var arguments = ""
    if case .argumentList(let list) = node.arguments { arguments = list.trimmedDescription }
    return ["var _\(raw: name): SwiftData.Query<\(raw: element), \(raw: result)> = .init(\(raw: arguments))"]
  }
}

/// What is wrong with a query that cannot be expanded.
enum QueryMacroError: Error, CustomStringConvertible {
  case noVariable
  case noArray

  var description: String {
    switch self {
    case .noVariable: "@Query stands before one variable with a type: @Query var dogs: [Dog]"
    case .noArray: "The type of a query is an array of models: @Query var dogs: [Dog]"
    }
  }
}
