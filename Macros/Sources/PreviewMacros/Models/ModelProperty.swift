import SwiftSyntax

/// A stored property of a model that a context keeps.
struct ModelProperty {
  let name: String
  private let binding: PatternBindingSyntax
  private let attributes: [AttributeSyntax]

  /// Reads a declaration; `nil` where nothing of it is kept.
  init?(_ variable: VariableDeclSyntax) {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let words = Set(variable.modifiers.map(\.name.text))
    guard words.isDisjoint(with: ["static", "class", "lazy", "weak"]) else { return nil }
    attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let names = attributes.map(\.lastName)
    guard !names.contains("Transient"), !names.contains("_KeptProperty") else { return nil }
    name = pattern.identifier.text.filter { $0 != "`" }
    self.binding = binding
  }

  /// True where the declaration gives the property a value.
  var hasInitialValue: Bool { binding.initializer != nil }

  /// True for a type that is written as an optional.
  var isOptional: Bool {
    binding.typeAnnotation?.type.wrappedType != nil
  }

  /// What the list of all properties says of this one.
  func entry(in model: String) -> String {
    var arguments = ["\"\(name)\"", "\\\(model).\(name)"]
    if let relationship = attribute("Relationship") {
      let written = relationship.writtenArguments
      let kept = written.filter { $0.label?.text != "inverse" }.map {
        $0.with(\.trailingComma, nil).trimmedDescription
      }
      arguments.append("SwiftData.Schema.Relationship(\(kept.joined(separator: ", ")))")
      if let inverse = written.first(where: { $0.label?.text == "inverse" }),
        let inverseName = Self.lastName(of: inverse.expression)
      {
        arguments.append("inverse: \"\(inverseName)\"")
      }
    } else if let attribute = attribute("Attribute") {
      let written = attribute.writtenArguments.map(\.trimmedDescription).joined(separator: " ")
      arguments.append("SwiftData.Schema.Attribute(\(written))")
    }
    return "SwiftData.Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
  }

  private func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.lastName == name }
  }

  /// The name of the property that a key path ends with.
  static func lastName(of expression: ExprSyntax) -> String? {
    guard let path = expression.as(KeyPathExprSyntax.self), let last = path.components.last,
      case .property(let property) = last.component
    else { return nil }
    return property.declName.baseName.text
  }
}
