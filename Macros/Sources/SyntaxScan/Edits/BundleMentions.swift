import SwiftSyntax

/// Turns `Bundle.main` into a bundle of the files beside the code: the program that runs is another one.
final class BundleMentions: SyntaxVisitor {
  private(set) var edits: [SourceEdit] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == "main", node.base?.trimmedDescription == "Bundle" else {
      return .visitChildren
    }
    edits.append(SourceEdit(node.declName, to: "heard"))
    return .skipChildren
  }
}
