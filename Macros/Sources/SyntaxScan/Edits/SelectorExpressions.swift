import SwiftSyntax

/// Writes `#selector` and `#keyPath` as values that need no runtime of Objective-C.
///
/// `#selector(save)` in `DogController` becomes `Selector(DogController.save, "save")`: the method as a function of
/// its object, with the name by which two selectors are told to be the same.
final class SelectorExpressions: SyntaxVisitor {
  private var edits: [SourceEdit] = []
  private var types: [String] = []

  /// The edits that replace both in a file.
  static func edits(in tree: SourceFileSyntax) -> [SourceEdit] {
    let visitor = SelectorExpressions(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let written =
      switch node.macroName.text {
      case "selector": selector(node)
      case "keyPath": keyPath(node)
      default: String?.none
      }
    guard let written else { return .visitChildren }
    edits.append(SourceEdit(node, to: written))
    return .skipChildren
  }

  private func selector(_ node: MacroExpansionExprSyntax) -> String? {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return nil }
    switch argument.label?.text {
    case "getter": return property(argument.expression).map { "Selector(getter: \($0))" }
    case "setter": return property(argument.expression).map { "Selector(setter: \($0))" }
    default: return method(argument.expression).map { "Selector(\($0.function), \"\($0.name)\")" }
    }
  }

  /// A method as a function of its object, and its name.
  private func method(_ expression: ExprSyntax) -> (function: String, name: String)? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let owner = types.last.map { "\($0)." } ?? ""
      return (owner + reference.trimmedDescription, reference.baseName.text)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription {
      let owner = ["self", "Self"].contains(base) ? types.last ?? base : base
      return ("\(owner).\(member.declName.trimmedDescription)", member.declName.baseName.text)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return method(only.expression)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first, let last = sequence.elements.last, let chosen = method(first)
    else { return nil }
    let owner = chosen.function.split(separator: ".").dropLast().joined(separator: ".")
    return ("\(chosen.function) as (\(owner)) -> \(last.trimmedDescription)", chosen.name)
  }

  /// A property as a key path.
  private func property(_ expression: ExprSyntax) -> String? {
    method(expression).map { "\\\($0.function)" }
  }

  /// The text of a key path: everything behind the type.
  private func keyPath(_ node: MacroExpansionExprSyntax) -> String? {
    guard let argument = node.arguments.first else { return nil }
    let parts = argument.expression.trimmedDescription.split(separator: ".")
    let keys = parts.drop { $0.first?.isUppercase == true }
    return keys.isEmpty ? nil : "\"\(keys.joined(separator: "."))\""
  }
}
