import SwiftSyntax

/// Writes names of UIKit that Swift 3 and 4 had as they are now, so that nothing of older apps is missing for that.
///
///     cell.accessibilityTraits = UIAccessibilityTraitButton   // becomes UIAccessibilityTraits.button
final class FormerNames: SyntaxVisitor {
  private var edits: [SourceEdit] = []
  private let bytes: [UInt8]
  /// Names that the file declares itself.
  private let own: Set<String>

  /// Names of variables, those inside of functions too.
  private lazy var variables = Set(
    (root?.tokens(viewMode: .sourceAccurate)).map {
      $0.filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }
    }?
    .map(\.text) ?? [])
  private var root: SourceFileSyntax?

  private init(_ bytes: [UInt8], own: Set<String>) {
    self.bytes = bytes
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  /// The edits of a file.
  static func edits(in tree: SourceFileSyntax, of bytes: [UInt8], declaring own: Set<String>) -> [SourceEdit]
  {
    let visitor = FormerNames(bytes, own: own)
    visitor.root = tree
    visitor.walk(tree)
    return visitor.edits
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if member?.declName.id != node.id { replace(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    replace(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let word = node.declName.baseName
    if let name = FormerNameTable.members[word.text], !own.contains(word.text) {
      edits.append(SourceEdit(word, to: name))
      return .visitChildren
    }
    let owner = node.base?.trimmedDescription ?? "Name"
    guard owner.hasSuffix("Name"), let name = FormerNameTable.notifications[node.declName.baseName.text]
    else {
      return .visitChildren
    }
    write(name, over: range(of: node))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    replaceLabel(of: node)
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      !own.contains(callee.baseName.text),
      let call = FormerNameTable.calls[callee.baseName.text], let open = node.leftParen,
      let close = node.rightParen,
      node.arguments.count == call.count, node.trailingClosure == nil
    else { return .visitChildren }
    write(call.start, over: range(of: callee).lowerBound..<range(of: open).upperBound)
    for (separator, argument) in zip(call.separators, node.arguments) {
      guard let comma = argument.trailingComma else { continue }
      write(separator, over: range(of: comma))
    }
    write(call.end, over: range(of: close))
    return .visitChildren
  }

  /// Writes a method with its first label as it is now.
  private func replaceLabel(of node: FunctionCallExprSyntax) {
    let function = node.calledExpression
    guard
      let callee = function.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? function.as(DeclReferenceExprSyntax.self)?.baseName,
      let first = node.arguments.first, let label = first.label, let colon = first.colon,
      let method = FormerNameTable.methods["\(callee.text)(\(label.text):)"]
    else { return }
    let place = range(of: label).lowerBound..<range(of: colon).upperBound
    // Behind a dot stands no comment.
    if callee.text != method.name { edits.append(SourceEdit(callee, to: method.name)) }
    write(method.label.map { "\($0):" } ?? "", over: place)
  }

  private func replace(_ word: TokenSyntax) {
    guard !own.contains(word.text) else { return }
    if let name = FormerNameTable.names[word.text] { write(name, over: range(of: word)) }
    if let name = FormerNameTable.members[word.text], !variables.contains(word.text) {
      edits.append(SourceEdit(word, to: name))
    }
  }

  private func write(_ text: String, over range: Range<Int>) {
    edits.append(SourceEdit(range, of: bytes, marked: text))
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
