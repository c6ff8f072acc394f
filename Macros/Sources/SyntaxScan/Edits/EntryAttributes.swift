import SwiftSyntax

/// Takes out attributes that mean nothing here: the copy is a library, which has no entry point, and no runtime of
/// Objective-C looks for anything by name.
final class EntryAttributes: SyntaxVisitor {
  private static let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
  private static let names: Set<String> = entries.union([
    "objc", "objcMembers", "nonobjc", "IBAction",
    "IBOutlet",
    "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "NSCopying",
  ])
  private var edits: [SourceEdit] = []

  /// The edits that leave blanks in place of `@main`, its elders and `@objc`.
  static func edits(in tree: SourceFileSyntax) -> [SourceEdit] {
    let visitor = EntryAttributes(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  /// Whether attributes say that the program begins with what they stand before.
  static func beginsProgram(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { attribute in
      attribute.as(AttributeSyntax.self).map { entries.contains($0.attributeName.trimmedDescription) } == true
    }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(node.attributeName.trimmedDescription) {
      edits.append(SourceEdit(node, to: ""))
    }
    return .skipChildren
  }

  /// A protocol of Objective-C is one of classes, which weak references to it rely on.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForeign = node.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    if isForeign, node.inheritanceClause == nil {
      edits.append(SourceEdit(after: node.name, insert: ": AnyObject"))
    }
    if isForeign { addDefaults(of: node) }
    return .visitChildren
  }

  /// What a protocol leaves to choice does nothing by default, or gives nothing; calls of it lose their `?` where they
  /// are repaired.
  private func addDefaults(of node: ProtocolDeclSyntax) {
    var defaults: [String] = []
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        let word = function.modifiers.first(where: { $0.name.text == "optional" })
      else { continue }
      let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      let givesNothing = result == "Void" || result == "()"
      guard givesNothing || result.hasSuffix("?") else { continue }
      edits.append(SourceEdit(word, to: ""))
      defaults.append(
        "func \(function.name.text)\(function.signature.trimmedDescription) { \(givesNothing ? "" : "nil") }")
    }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    edits.append(
      SourceEdit(
        after: node, insert: "; \(access)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }")
    )
  }
}
