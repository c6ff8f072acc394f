import SwiftSyntax

/// Has the models of SwiftData belong to no actor, also where everything else belongs to the main one.
///
///     @Model final class Dog { … }   // becomes @Model nonisolated final class Dog { … }
///
/// Contexts make models wherever they are used, which an actor's class could not be made.
final class ModelIsolation: SyntaxVisitor {
  private var edits: [SourceEdit] = []

  /// The edits that say so before each class of models that says nothing itself.
  static func edits(in tree: SourceFileSyntax) -> [SourceEdit] {
    let visitor = ModelIsolation(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last
    }
    let isOpen = !node.modifiers.contains { $0.name.text == "nonisolated" } && !names.contains("MainActor")
    guard names.contains("Model"), isOpen else { return .visitChildren }
    let start = node.modifiers.first?.positionAfterSkippingLeadingTrivia
    let offset = (start ?? node.classKeyword.positionAfterSkippingLeadingTrivia).utf8Offset
    edits.append(SourceEdit(at: offset, insert: "nonisolated "))
    return .visitChildren
  }
}
