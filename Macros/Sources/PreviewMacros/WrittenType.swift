import SwiftSyntax

extension TypeSyntax {
  /// What an optional type is an optional of, as it is written.
  var wrappedType: String? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmedDescription }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional" else { return nil }
    return name.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }
}

extension DeclGroupSyntax {
  /// The word that says who may use what is written into a type, with a blank behind it.
  var accessOfMembers: String {
    let words = modifiers.map(\.name.text)
    return words.contains("public") || words.contains("open")
      ? "public " : words.contains("package") ? "package " : ""
  }
}

extension AttributeSyntax {
  /// The last part of its name.
  var lastName: String {
    let name = attributeName.trimmedDescription
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// What stands between its parentheses.
  var writtenArguments: [LabeledExprSyntax] {
    guard case .argumentList(let list) = arguments else { return [] }
    return Array(list)
  }

  /// The value of an argument with a label, as it is written.
  func argument(_ label: String) -> String? {
    writtenArguments.first { $0.label?.text == label }?.expression.trimmedDescription
  }
}
