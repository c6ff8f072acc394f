import SwiftIfConfig
import SwiftSyntax

/// Collects the types, extensions and previews of one file, in the branches that are compiled.
final class DeclarationCollector: ActiveSyntaxVisitor {
  private(set) var declarations: [Declaration] = []
  private(set) var extensions: [DeclaredExtension] = []
  private(set) var previews: [DeclaredPreview] = []
  /// The edits that take the previews out.
  private(set) var previewRemovals: [SourceEdit] = []
  /// The types that write methods which a protocol leaves to choice.
  private(set) var writtenMethods: [OptionalMethod: Set<String>] = [:]

  private let file: Int
  private let configuration: AppConfiguration
  private let locations: SourceLocationConverter
  private var scopes: [Scope] = []

  /// A brace that types can be declared in.
  private struct Scope {
    let name: String
    let obstacle: Declaration.Obstacle?
  }

  init(tree: SourceFileSyntax, path: String, file: Int, configuration: AppConfiguration) {
    self.file = file
    self.configuration = configuration
    locations = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate, configuration: configuration)
    walk(tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, named: node.name, generics: node.genericParameterClause, isStruct: true)
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, named: node.name, generics: node.genericParameterClause, isStruct: false)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, named: node.name, generics: node.genericParameterClause, isStruct: false)
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, named: node.name, generics: node.genericParameterClause, isStruct: false)
  }

  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let members = MemberReader(configuration: configuration).summary(of: node.memberBlock)
    extensions.append(
      DeclaredExtension(
        name: name, inherited: node.inheritanceClause.names, initializers: members.initializers))
    scopes.append(Scope(name: name, obstacle: nil))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if let method = OptionalMethod(node.name.text, labels), let scope = scopes.last,
      scope.obstacle == nil || scope.obstacle == .generic
    {
      writtenMethods[method, default: []].insert(scope.name)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(name: "", obstacle: .local))
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    record(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    record(node)
    return .visitChildren
  }

  private func record(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return }
    previewRemovals.append(SourceEdit(node, to: ""))
    let name = node.arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    previews.append(
      DeclaredPreview(file: file, line: line(of: node), name: name?.representedLiteralValue ?? ""))
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func open(
    _ node: some DeclGroupSyntax, named name: TokenSyntax, generics: GenericParameterClauseSyntax?,
    isStruct: Bool
  ) -> SyntaxVisitorContinueKind {
    let isNested = !scopes.isEmpty
    let isPrivate = isNested && node.modifiers.contains { $0.name.text == "private" }
    let obstacle: Declaration.Obstacle? =
      scopes.last?.obstacle ?? (generics != nil ? .generic : isPrivate ? .private : nil)
    let fullName = (scopes.last.map { "\($0.name)." } ?? "") + name.text
    declarations.append(
      Declaration(
        file: file, line: line(of: node.introducer), name: fullName, isStruct: isStruct, obstacle: obstacle,
        inherited: node.inheritanceClause.names,
        members: MemberReader(configuration: configuration).summary(of: node.memberBlock),
        isEntry: EntryAttributes.beginsProgram(node.attributes)))
    scopes.append(Scope(name: fullName, obstacle: obstacle))
    return .visitChildren
  }
}

extension InheritanceClauseSyntax? {
  /// The names after the colon, without attributes and module names.
  fileprivate var names: [String] {
    guard let types = self?.inheritedTypes else { return [] }
    return types.flatMap { type -> [String] in
      let words = type.type.trimmedDescription.split { $0 == "&" || $0 == " " || $0 == "\n" }
      return words.map { $0.split(separator: ".").last.map(String.init) ?? String($0) }
    }
  }
}
