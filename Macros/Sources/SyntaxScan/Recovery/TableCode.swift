import SwiftSyntax

/// What the scanner wrote of a class for interface files: no user's code, so that nothing is told of what goes of it.
///
/// A record that stayed without its table would leave the memory that it is to fill as it was.
enum TableCode {
  /// What goes where a word of it does not compile; `nil` for every other word.
  static func repair(at token: TokenSyntax) -> Repair? {
    var entry: CodeBlockItemSyntax?
    var node = Syntax(token)
    while let parent = node.parent {
      if let item = node.as(CodeBlockItemSyntax.self) { entry = item }
      if let record = node.as(EnumDeclSyntax.self), record.name.text.hasPrefix(InterfaceTables.record) {
        return removal(of: record)
      }
      if let function = node.as(FunctionDeclSyntax.self), isTable(function) {
        let isInBody = function.body.map { $0.position <= token.position } ?? false
        guard isInBody, let entry, isEntry(entry) else { break }
        return removal(of: entry)
      }
      node = parent
    }
    guard let all = token.ancestor(ExtensionDeclSyntax.self),
      let only = all.memberBlock.members.first?.decl.as(FunctionDeclSyntax.self), isTable(only)
    else { return nil }
    return removal(of: all)
  }

  private static func isTable(_ function: FunctionDeclSyntax) -> Bool {
    function.name.text.hasPrefix(InterfaceTables.function)
  }

  private static func isEntry(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base?
      .trimmedDescription == "table"
  }

  private static func removal(of node: some SyntaxProtocol) -> Repair {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return Repair(
      unit: .spelling, range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: "",
      name: "")
  }
}
