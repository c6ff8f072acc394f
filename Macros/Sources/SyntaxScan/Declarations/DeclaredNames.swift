import SwiftIfConfig
import SwiftSyntax

/// Every name that a file declares outside of function bodies, so that a name that is missing can be told from one
/// that is declared in a file that is left out.
final class DeclaredNames: ActiveSyntaxVisitor {
  private(set) var names: Set<String> = []
  /// The types that the names of pictures and colours become members of.
  private static let resourceOwners: Set = ["Color", "Image", "ShapeStyle", "UIColor", "UIImage"]

  init(tree: SourceFileSyntax, configuration: AppConfiguration) {
    super.init(viewMode: .sourceAccurate, configuration: configuration)
    walk(tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { note(node.identifier) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    guard Self.resourceOwners.contains(owner) else { return .visitChildren }
    for member in node.memberBlock.members.map(\.decl) {
      let bindings = member.as(VariableDeclSyntax.self)?.bindings
      let type = member.asProtocol(NamedDeclSyntax.self)?.name
      let tokens = bindings?.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier } ?? []
      for token in tokens + [type].compactMap({ $0 }) {
        names.insert("\(owner).\(token.identifier?.name ?? token.text)")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.identifier?.name ?? name.text)
    return .visitChildren
  }
}
