import SwiftSyntax

/// A chain of calls such as `Text("Bailey").bold().padding()`.
struct ViewChain {
  /// Whether it is a view, or another part of a screen, with its modifiers.
  let isOfViews: Bool

  /// The chain that a call belongs to.
  init(of call: FunctionCallExprSyntax) {
    guard call.calledExpression.is(MemberAccessExprSyntax.self) else {
      isOfViews = false
      return
    }
    var root = ExprSyntax(call)
    while true {
      if let call = root.as(FunctionCallExprSyntax.self),
        call.calledExpression.is(MemberAccessExprSyntax.self)
      {
        root = call.calledExpression
      } else if let base = root.as(MemberAccessExprSyntax.self)?.base {
        root = base
      } else {
        break
      }
    }
    let rootName = root.as(FunctionCallExprSyntax.self).flatMap {
      BuilderContext.name(ofCalled: $0.calledExpression)
    }
    var top = Syntax(call)
    while let parent = top.parent {
      let isChain =
        parent.as(MemberAccessExprSyntax.self).map { $0.base.map { Syntax($0).id } == top.id } == true
        || parent.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression).id == top.id } == true
      guard isChain else { break }
      top = parent
    }
    let isStatement =
      top.parent?.is(CodeBlockItemSyntax.self) == true || top.parent?.is(ReturnStmtSyntax.self) == true
    let isBuilt = BuilderContext.isBuilt(top)
    if isStatement, isBuilt {
      isOfViews = rootName.map { !BuilderContext.makesSteps($0) } ?? true
    } else {
      isOfViews =
        isBuilt && rootName.map { $0.first?.isUppercase == true && !BuilderContext.makesSteps($0) } == true
    }
  }
}

extension FunctionCallExprSyntax {
  /// True where what the call gives is a part of another value or of a text.
  var isPartOfValue: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(LabeledExprSyntax.self) || parent.is(InitializerClauseSyntax.self)
        || parent.is(ReturnStmtSyntax.self)
      {
        return true
      }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
      if parent.is(SequenceExprSyntax.self) { return true }
      node = parent
    }
    return false
  }
}
