import SwiftSyntax

/// Takes out what makes a type the start of a program: the copy is compiled as a library, which has none.
final class EntryAttributes: SyntaxVisitor {
  private static let names: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
  private var edits: [SameLengthEdit] = []

  /// The edits that leave blanks in place of `@main` and its elders.
  static func edits(in tree: SourceFileSyntax) -> [SameLengthEdit] {
    let visitor = EntryAttributes(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(node.attributeName.trimmedDescription) {
      edits.append(SameLengthEdit(node, to: ""))
    }
    return .skipChildren
  }
}
