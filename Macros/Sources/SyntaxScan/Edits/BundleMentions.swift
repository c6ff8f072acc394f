import SwiftSyntax

/// Turns `Bundle.main` into a bundle of the files beside the code: the program that runs is another one.
///
/// A table without a name is named, since the system's own look-up would be meant without.
final class BundleMentions: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []
  /// True where the file asks for the bundle that the package manager makes, which is made here too.
  private(set) var asksForModule = false

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "module", node.base.map({ $0.trimmedDescription == "Bundle" }) ?? true {
      asksForModule = true
    }
    guard node.declName.baseName.text == "main", node.base?.trimmedDescription == "Bundle" else {
      return .visitChildren
    }
    edits.append(SourceEdit(node.declName, to: "heard"))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard callee == "localizedString", node.arguments.map(\.label?.text) == ["forKey", "value", "table"],
      let table = node.arguments.last?.expression.as(NilLiteralExprSyntax.self)
    else { return .visitChildren }
    edits.append(SourceEdit(table, to: "\"Localizable\""))
    return .visitChildren
  }
}
