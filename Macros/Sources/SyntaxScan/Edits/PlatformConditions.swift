import SwiftSyntax

/// Decides conditions as in a simulator of iOS: the code was written for it, and only the compiler runs elsewhere.
final class PlatformConditions: SyntaxVisitor {
  private var edits: [SourceEdit] = []
  private var conditionDepth = 0

  /// The edits that decide what the compiler would decide otherwise: the system, the simulator, modules under
  /// another name.
  static func edits(in tree: SourceFileSyntax) -> [SourceEdit] {
    let visitor = PlatformConditions(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      conditionDepth += 1
      walk(condition)
      conditionDepth -= 1
    }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard conditionDepth > 0 else { return .visitChildren }
    let argument = node.arguments.trimmedDescription
    switch (node.calledExpression.trimmedDescription, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): edits.append(SourceEdit(node, to: "true"))
    case ("os", "Linux"): edits.append(SourceEdit(node, to: "false"))
    case ("canImport", _) where ModuleNames.substitutes[argument] != nil:
      edits.append(SourceEdit(node, to: "true"))
    case ("os", _), ("targetEnvironment", _), ("canImport", _): break
    default: return .visitChildren
    }
    return .skipChildren
  }
}
