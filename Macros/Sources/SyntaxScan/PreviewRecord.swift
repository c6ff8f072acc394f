import SwiftSyntax

/// The text of a record that a host finds without running any code of the file: what `#Preview` declares.
enum PreviewRecord {
  /// How the names of types begin that stand for a `#Preview`.
  private static let prefix = "EarshotPreview"

  /// The name of the type that stands for one preview of a file.
  static func name(_ number: Int) -> String { "\(prefix)\(number)" }

  /// What stands before the arguments of `PreviewDeclaration`.
  static func start(of name: String) -> String {
    """
    private enum \(name) { @section("earshot_previews") @used nonisolated static let record: \
    (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (1, 0, { PreviewDeclaration(
    """
  }

  /// What stands behind the arguments; the type's last brace is left to the caller.
  static let end = ").store(at: $0) })"

  /// A text as the language writes it.
  static func literal(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  /// True for the type that stands for a `#Preview`.
  static func isRecord(_ node: Syntax) -> Bool {
    node.as(EnumDeclSyntax.self)?.name.text.hasPrefix(prefix) == true
  }
}

extension PreviewRecord {
  /// Where a word of a copy stands in the record of a preview: what is written around the body is no user's code, and
  /// goes as a whole.
  struct Place {
    /// The type that stands for the preview.
    let declaration: Syntax
    /// The closure that makes the content, where the word is in it.
    let body: SyntaxIdentifier?

    /// Finds the record around a word; `nil` where there is none, or the word is in the view that holds its state.
    init?(of token: TokenSyntax) {
      var body: SyntaxIdentifier?
      var node = Syntax(token)
      while let parent = node.parent, !PreviewRecord.isRecord(node) {
        if node.is(StructDeclSyntax.self) { return nil }
        if node.is(ClosureExprSyntax.self), let argument = parent.as(LabeledExprSyntax.self),
          argument.label?.text == "body", Self.isRecorded(argument)
        {
          body = node.id
        }
        node = parent
      }
      guard PreviewRecord.isRecord(node) else { return nil }
      declaration = node
      self.body = body
    }

    private static func isRecorded(_ argument: LabeledExprSyntax) -> Bool {
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return call.flatMap { BuilderContext.name(ofCalled: $0.calledExpression) } == "PreviewDeclaration"
    }
  }
}
