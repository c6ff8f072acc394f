import SwiftSyntax

/// Writes the modules that are here where a name is qualified by one under another name.
///
///     static let title: SwiftUICore.Font = .title   // becomes SwiftUI.Font
final class ModuleMentions: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  private let hasModule: (String) -> Bool

  init(in tree: SourceFileSyntax, hasModule: @escaping (String) -> Bool) {
    self.hasModule = hasModule
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { replace(base.name, before: node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      replace(base.baseName, before: node.declName.baseName.text)
    }
    return .visitChildren
  }

  private func replace(_ name: TokenSyntax, before member: String) {
    if name.text == "Foundation" {
      // What one module has elsewhere is here in several.
      let home = ModuleNames.companions.first { $0.names.contains(member) && hasModule($0.module) }
      if let home { edits.append(SourceEdit(name, to: home.module)) }
      return
    }
    // What begins with a small letter may be a variable.
    guard name.text.first?.isUppercase == true, let module = ModuleNames.substitutes[name.text],
      !hasModule(name.text), hasModule(module)
    else { return }
    edits.append(SourceEdit(name, to: module))
  }
}
