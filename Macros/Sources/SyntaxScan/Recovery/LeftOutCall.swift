import SwiftSyntax

/// The calls that repaired copies hold in place of what does not compile; a file beside the copies declares them.
enum LeftOutCall {
  /// The type whose members they are.
  static let type = "EarshotLeftOut"

  /// What each call stands for.
  enum Kind: String {
    /// A view that says that something is left out.
    case place
    /// A scene with such a view.
    case scene
    /// A text that says so.
    case text
    /// A value that cannot be taken for a real one, where its type has one.
    case value
    /// No effect.
    case note
    /// The end of the screen, where nothing can go on.
    case stop
  }

  /// The call, with the line that the compiler complains of.
  static func code(_ kind: Kind, line: Int) -> String { "\(type).\(kind.rawValue)(\(line))" }

  /// The outermost of such calls that hold a token.
  static func call(around token: TokenSyntax) -> FunctionCallExprSyntax? {
    var found: FunctionCallExprSyntax?
    var node = token.parent
    while let present = node {
      if let call = present.as(FunctionCallExprSyntax.self), isOne(call) { found = call }
      if present.is(CodeBlockItemSyntax.self) || present.is(MemberBlockItemSyntax.self) { break }
      node = present.parent
    }
    return found
  }

  /// The line that the outermost of such calls around a token tells, which its reason stands on.
  static func line(around token: TokenSyntax) -> Int? {
    call(around: token)?.arguments.first.flatMap { Int($0.expression.trimmedDescription) }
  }

  /// True where statements are nothing but such a call that gives something, or ends the screen.
  static func isAll(of statements: CodeBlockItemListSyntax) -> Bool {
    guard let call = only(in: statements) else { return false }
    return kind(of: call) != Kind.note.rawValue
  }

  /// True where statements do nothing but end the screen.
  static func stops(_ statements: CodeBlockItemListSyntax) -> Bool {
    only(in: statements).map { kind(of: $0) == Kind.stop.rawValue } == true
  }

  private static func only(in statements: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
    guard statements.count == 1, let call = statements.first?.item.as(FunctionCallExprSyntax.self),
      isOne(call)
    else { return nil }
    return call
  }

  private static func kind(of call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private static func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return base?.as(DeclReferenceExprSyntax.self)?.baseName.text == type
  }
}
