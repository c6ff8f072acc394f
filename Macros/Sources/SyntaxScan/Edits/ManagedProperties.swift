import SwiftSyntax

/// Writes how managed properties are read and set, which a runtime of Objective-C adds elsewhere.
///
///     @NSManaged var name: String?   // becomes var name: String? { get { … } set { … } }
final class ManagedProperties: SyntaxVisitor {
  private var edits: [SourceEdit] = []

  /// The edits that take `@NSManaged` out and write what it stands for.
  static func edits(in tree: SourceFileSyntax) -> [SourceEdit] {
    let visitor = ManagedProperties(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = Self.attribute(node.attributes), let binding = node.bindings.last,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation
    else { return .skipChildren }
    let key = "\"\(name.filter { $0 != "`" })\""
    edits.append(SourceEdit(attribute, to: ""))
    edits.append(
      SourceEdit(
        after: type, insert: " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }"))
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = Self.attribute(node.attributes) else { return .visitChildren }
    let parameter = node.signature.parameterClause.parameters.first
    let value = (parameter?.secondName ?? parameter?.firstName)?.text ?? "nil"
    for (verb, label) in [("addTo", "adding"), ("removeFrom", "removing")]
    where node.name.text.hasPrefix(verb) {
      let word = node.name.text.dropFirst(verb.count)
      let key = word.prefix(1).lowercased() + word.dropFirst()
      edits.append(SourceEdit(attribute, to: ""))
      edits.append(
        SourceEdit(after: node.signature, insert: " { changeRelated(\"\(key)\", \(label): \(value)) }"))
    }
    return .visitChildren
  }

  private static func attribute(_ attributes: AttributeListSyntax) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == "NSManaged"
    }
  }
}
