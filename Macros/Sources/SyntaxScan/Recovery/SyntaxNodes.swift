import SwiftSyntax

extension SyntaxProtocol {
  /// The closest node of a kind that holds this one.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let present = node {
      if let found = present.as(kind) { return found }
      node = present.parent
    }
    return nil
  }

  /// The closest declaration that holds this node.
  var declaration: DeclSyntax? {
    var node = parent
    while let present = node {
      if let found = present.as(DeclSyntax.self) { return found }
      node = present.parent
    }
    return nil
  }

  /// The type, or the extension of one, whose member this is.
  var enclosingType: DeclSyntax? {
    var node = parent
    while let present = node {
      if let decl = present.as(DeclSyntax.self), decl.asProtocol(DeclGroupSyntax.self) != nil { return decl }
      node = present.parent
    }
    return nil
  }

  /// The name that a declaration gives; empty where it gives none.
  var declaredName: String {
    let node = Syntax(self)
    if PreviewRecord.isRecord(node) { return "#Preview" }
    if let named = node.asProtocol(NamedDeclSyntax.self) { return named.name.text }
    if let binding = node.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
    }
    if let extended = node.as(ExtensionDeclSyntax.self) { return extended.extendedType.trimmedDescription }
    if let macro = node.as(MacroExpansionDeclSyntax.self) { return "#\(macro.macroName.text)" }
    if node.is(InitializerDeclSyntax.self) { return "init" }
    if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if node.is(SubscriptDeclSyntax.self) { return "subscript" }
    if let accessor = node.as(AccessorDeclSyntax.self) {
      return accessor.ancestor(PatternBindingSyntax.self)?.declaredName ?? ""
    }
    return ""
  }

  /// The member of a type, or the declaration of the file, that holds this node.
  var enclosingMember: Syntax {
    var found = Syntax(self)
    var node = Syntax(self)
    while let parent = node.parent {
      if node.is(MemberBlockItemSyntax.self) { return node }
      if parent.parent?.is(SourceFileSyntax.self) == true, node.is(CodeBlockItemSyntax.self) { found = node }
      node = parent
    }
    return found
  }
}

extension TokenSyntax {
  /// The attribute of a name before the type that this word is in.
  func nearAttribute(_ name: String) -> AttributeSyntax? {
    guard let type = ancestor(AttributedTypeSyntax.self) else { return nil }
    return type.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }
}

extension DeclSyntax {
  /// The statements of a function or of a property that is computed.
  var body: CodeBlockItemListSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.body?.statements }
    if let variable = self.as(VariableDeclSyntax.self),
      case .getter(let items) = variable.bindings.first?.accessorBlock?.accessors
    {
      return items
    }
    return nil
  }

  /// True for `some View` and the like, of which no other type can be given.
  var givesOpaqueType: Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return BuilderContext.isOpaque(function.signature.returnClause?.type)
    }
    return BuilderContext.isOpaque(self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type)
  }

  /// True where a superclass or a protocol can ask for the declaration.
  var isAskedFor: Bool {
    if let modifiers = asProtocol(WithModifiersSyntax.self)?.modifiers,
      modifiers.contains(where: { $0.name.text == "override" })
    {
      return true
    }
    guard let type = enclosingType?.asProtocol(DeclGroupSyntax.self) else { return false }
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return inherited.contains { !Self.askingForBodyOnly.contains($0) }
  }

  private static let askingForBodyOnly: Set<String> = [
    "View", "App", "Scene", "ObservableObject", "Sendable",
  ]
}

extension ExprSyntax {
  /// True where a `?` before it already makes the whole optional.
  var isPartOfOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isPartOfOptionalChain == true }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isPartOfOptionalChain }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression.isPartOfOptionalChain == true
  }
}

extension FunctionCallExprSyntax {
  /// True where an initializer calls another one of its type.
  var isDelegation: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
      && member.declName.baseName.tokenKind == .keyword(.`init`)
  }
}

extension InitializerDeclSyntax {
  /// True where nothing is made without an argument.
  var needsArguments: Bool { signature.parameterClause.parameters.contains { $0.defaultValue == nil } }
}
