import SwiftSyntax

/// How a type that is not here is used, which tells what can stand in for it.
final class TypeUses: SyntaxVisitor {
  /// What stands in for a type.
  enum Kind: String {
    case type
    case superclass
    case object
    case `protocol`
  }

  private let names: Set<String>
  private(set) var kinds: [String: Kind] = [:]
  /// How many types each is given.
  private(set) var arguments: [String: Int] = [:]

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text, node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text, node.genericArgumentClause)
    return .visitChildren
  }

  private func note(_ node: some SyntaxProtocol, _ name: String, _ generics: GenericArgumentClauseSyntax?) {
    guard names.contains(name) else { return }
    if let generics { arguments[name] = max(arguments[name] ?? 0, generics.arguments.count) }
    let kind = kind(of: node, name)
    // A protocol can be written where a type can, and a superclass as well.
    if kind != .type || kinds[name] == nil { kinds[name] = kind }
  }

  private func kind(of node: some SyntaxProtocol, _ name: String) -> Kind {
    var parent = node.parent
    while let present = parent,
      present.is(CompositionTypeElementSyntax.self) || present.is(CompositionTypeElementListSyntax.self)
        || present.is(CompositionTypeSyntax.self) || present.is(AttributedTypeSyntax.self)
    {
      parent = present.parent
    }
    if parent?.is(SomeOrAnyTypeSyntax.self) == true || parent?.is(GenericParameterSyntax.self) == true
      || parent?.is(ConformanceRequirementSyntax.self) == true
    {
      return .protocol
    }
    if let variable = parent?.as(TypeAnnotationSyntax.self)?.ancestor(VariableDeclSyntax.self),
      variable.attributes.contains(where: {
        ["EnvironmentObject", "ObservedObject", "StateObject"].contains(
          $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
      })
    {
      return .object
    }
    guard let inherited = parent?.as(InheritedTypeSyntax.self),
      let list = inherited.parent?.as(InheritedTypeListSyntax.self), let decl = list.parent?.parent
    else { return .type }
    let isFirst = decl.is(ClassDeclSyntax.self) && list.first?.id == inherited.id
    return isFirst && !Self.endings.contains(where: name.hasSuffix) ? .superclass : .protocol
  }

  /// How names of protocols end.
  private static let endings = ["Delegate", "DataSource", "Protocol", "Providing", "Convertible", "able"]
}
