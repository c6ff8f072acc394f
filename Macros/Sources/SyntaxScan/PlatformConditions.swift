import SwiftSyntax

/// Decides `os(…)` as on iOS: the code was written for that platform, and only the compiler runs elsewhere.
final class PlatformConditions: SyntaxVisitor {
  private var edits: [SameLengthEdit] = []
  private var conditionDepth = 0

  /// The edits that decide every `os(iOS)` and `os(Linux)` of a file.
  static func edits(in tree: SourceFileSyntax) -> [SameLengthEdit] {
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
    guard conditionDepth > 0, node.calledExpression.trimmedDescription == "os" else { return .visitChildren }
    switch node.arguments.trimmedDescription {
    case "iOS": edits.append(SameLengthEdit(node, to: "true"))
    case "Linux": edits.append(SameLengthEdit(node, to: "false"))
    default: break
    }
    return .skipChildren
  }
}
