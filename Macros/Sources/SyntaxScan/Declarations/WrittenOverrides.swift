import SwiftSyntax

/// The methods of one file that matter to overrides which only a runtime of Objective-C finds.
struct WrittenOverrides {
  /// A method, with what it takes to write another one that calls it.
  struct Method {
    /// The type in whose braces, or in whose extension, it is.
    let type: String
    /// Its name and labels, by which an override is found.
    let key: String
    let name: TokenSyntax
    /// The word `override`; `nil` where it overrides nothing.
    let override: TokenSyntax?
    let isInExtension: Bool
    /// The words before `func`, without `override`.
    let modifiers: String
    /// The parameters as they are written.
    let parameters: String
    /// The same without values that they have by default.
    let plainParameters: String
    /// What stands between the parameters and the body.
    let effects: String
    /// The arguments with which another method calls it.
    let arguments: String
    /// `try` and `await`, as far as a call needs them.
    let call: String
    /// The mentions of the superclass's method in its body.
    let mentions: [MemberAccessExprSyntax]
  }

  /// Methods of extensions, and of classes.
  private(set) var methods: [Method] = []
  /// Where each class ends.
  private(set) var ends: [String: End] = [:]

  /// The place of a closing brace.
  struct End {
    let offset: Int
    let line: Int
    let column: Int
  }

  init(in tree: SourceFileSyntax) {
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    for statement in tree.statements {
      if let type = statement.item.as(ClassDeclSyntax.self), type.genericParameterClause == nil {
        let brace = type.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
        let place = locations.location(for: brace)
        ends[type.name.text] = End(offset: brace.utf8Offset, line: place.line, column: place.column)
        add(type.memberBlock, of: type.name.text, isInExtension: false)
      } else if let type = statement.item.as(ExtensionDeclSyntax.self), type.genericWhereClause == nil {
        add(type.memberBlock, of: type.extendedType.trimmedDescription, isInExtension: true)
      }
    }
  }

  private mutating func add(_ members: MemberBlockSyntax, of type: String, isInExtension: Bool) {
    for member in members.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        let method = Method(function, of: type, isInExtension: isInExtension)
      else { continue }
      methods.append(method)
    }
  }
}

extension WrittenOverrides.Method {
  /// `nil` for a method that no other one can stand for: one of the type, a private or generic one, and one whose
  /// arguments cannot be handed on.
  fileprivate init?(_ function: FunctionDeclSyntax, of type: String, isInExtension: Bool) {
    let words = function.modifiers.map(\.name.text)
    let parameters = function.signature.parameterClause.parameters
    guard function.genericParameterClause == nil, let body = function.body,
      !words.contains(where: ["static", "class", "private", "fileprivate"].contains),
      parameters.allSatisfy({ $0.ellipsis == nil && !$0.type.trimmedDescription.contains("autoclosure") })
    else { return nil }
    self.type = type
    self.isInExtension = isInExtension
    let plainName = function.name.text
    name = function.name
    let labels = parameters.map { "\($0.firstName.text):" }.joined()
    key = "\(plainName)(\(labels))"
    override = function.modifiers.first { $0.name.text == "override" }?.name
    modifiers = words.filter { $0 != "override" }.map { "\($0) " }.joined()
    self.parameters = function.signature.parameterClause.trimmedDescription
    let plain = parameters.map { parameter in
      let name = [parameter.firstName, parameter.secondName].compactMap { $0?.text }.joined(separator: " ")
      return "\(name): \(parameter.type.trimmedDescription)"
    }
    plainParameters = "(\(plain.joined(separator: ", ")))"
    let specifiers = function.signature.effectSpecifiers
    effects = [specifiers?.trimmedDescription, function.signature.returnClause?.trimmedDescription]
      .compactMap { $0 }.joined(separator: " ")
    arguments = parameters.map { parameter in
      let isChanged = parameter.type.trimmedDescription.hasPrefix("inout ")
      let value = "\(isChanged ? "&" : "")\((parameter.secondName ?? parameter.firstName).text)"
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
    let isAsync = specifiers?.asyncSpecifier != nil
    call = (specifiers?.throwsClause == nil ? "" : "try ") + (isAsync ? "await " : "")
    let reader = SuperclassMentions(of: plainName)
    reader.walk(body)
    mentions = reader.found
  }
}

/// Finds `super.name` in a body.
private final class SuperclassMentions: SyntaxVisitor {
  private(set) var found: [MemberAccessExprSyntax] = []
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
    return .visitChildren
  }
}
