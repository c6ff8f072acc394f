import SwiftIfConfig
import SwiftSyntax

/// What one brace of a class says of interface files: the members that they name.
struct InterfaceMembers {
  /// The class, as the end of the file refers to it.
  let type: String
  var outlets: [String] = []
  var attributes: [String] = []
  var actions: [Method] = []
  var creators: [Method] = []

  /// A method that an interface file calls.
  struct Method {
    let name: String
    /// The name by which Objective-C, and so an interface file, knows it.
    let selector: String
    /// The labels of its parameters, `_` where a call has none.
    let labels: [String]
  }

  var isEmpty: Bool { outlets.isEmpty && attributes.isEmpty && actions.isEmpty && creators.isEmpty }
}

/// Collects the members of classes that interface files name, in the branches that are compiled.
final class InterfaceReader: ActiveSyntaxVisitor {
  private(set) var members: [InterfaceMembers] = []
  /// The innermost braces, each with its place in `members`; `nil` for one that the end of the file cannot name.
  private var scopes: [(name: String, index: Int?)] = []

  init(tree: SourceFileSyntax, configuration: AppConfiguration) {
    super.init(viewMode: .sourceAccurate, configuration: configuration)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isHidden = !scopes.isEmpty && node.modifiers.contains { $0.name.text == "private" }
    return open(node.name.text, isReachable: node.genericParameterClause == nil && !isHidden)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.extendedType.trimmedDescription, isReachable: node.genericWhereClause == nil)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause == nil)
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause == nil)
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOutlet = node.attributes.holds("IBOutlet")
    let isInspected = node.attributes.holds("IBInspectable")
    guard isOutlet || isInspected, let index = scopes.last?.index,
      node.bindingSpecifier.text == "var", !node.modifiers.isOfType
    else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.canBeSet
      else { continue }
      if isOutlet { members[index].outlets.append(name) } else { members[index].attributes.append(name) }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isAction = node.attributes.holds("IBAction")
    let isCreator = node.attributes.holds("IBSegueAction")
    let effects = node.signature.effectSpecifiers
    guard isAction || isCreator, let index = scopes.last?.index, !node.modifiers.isOfType,
      node.genericParameterClause == nil, effects?.throwsClause == nil, effects?.asyncSpecifier == nil
    else { return .skipChildren }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let method = InterfaceMembers.Method(
      name: node.name.text, selector: node.givenSelector ?? Self.selector(of: node.name.text, labels),
      labels: labels)
    if isAction, labels.count <= 2 { members[index].actions.append(method) }
    if isCreator, (1...3).contains(labels.count) { members[index].creators.append(method) }
    return .skipChildren
  }

  /// The name that a method has in Objective-C: `open(_:for:)` is `open:for:`, `open(with:)` is `openWith:`.
  ///
  /// - Parameters:
  ///   - name: The name before the parenthesis.
  ///   - labels: The labels of the parameters.
  /// - Returns: The name with a colon for each parameter.
  static func selector(of name: String, _ labels: [String]) -> String {
    let name = name.filter { $0 != "`" }
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let word = first.prefix { !$0.isUppercase }
      let capitalized = first.prefix(1).uppercased() + first.dropFirst()
      selector += prepositions.contains(String(word)) ? capitalized : "With\(capitalized)"
    }
    return selector + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]

  private func enter(_ name: String, _ isReachable: Bool) -> SyntaxVisitorContinueKind {
    scopes.append((fullName(name, isReachable) ?? "", nil))
    return .visitChildren
  }

  private func open(_ name: String, isReachable: Bool) -> SyntaxVisitorContinueKind {
    guard let full = fullName(name, isReachable) else {
      scopes.append(("", nil))
      return .visitChildren
    }
    scopes.append((full, members.count))
    members.append(InterfaceMembers(type: full))
    return .visitChildren
  }

  /// The name of a type by which the end of the file reaches it; `nil` where it cannot.
  private func fullName(_ name: String, _ isReachable: Bool) -> String? {
    guard isReachable else { return nil }
    guard let outer = scopes.last else { return name }
    return outer.name.isEmpty ? nil : "\(outer.name).\(name)"
  }
}

extension AttributeListSyntax {
  fileprivate func holds(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}

extension DeclModifierListSyntax {
  /// True for members of the type itself.
  fileprivate var isOfType: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension PatternBindingSyntax {
  /// False for a property that only answers.
  fileprivate var canBeSet: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let list) = accessorBlock.accessors else { return false }
    return list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
  }
}

extension FunctionDeclSyntax {
  /// The name that `@objc(…)` gives it.
  fileprivate var givenSelector: String? {
    let attributes = attributes.compactMap { $0.as(AttributeSyntax.self) }
    let objc = attributes.first { $0.attributeName.trimmedDescription == "objc" && $0.arguments != nil }
    return objc?.arguments?.trimmedDescription
  }
}
