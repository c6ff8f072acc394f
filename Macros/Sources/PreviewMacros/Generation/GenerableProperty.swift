import SwiftSyntax

/// A stored property that is read from content.
struct GenerableProperty {
  /// The name in content.
  let name: String
  /// The name in code, with the marks around it that a keyword needs.
  private let code: String
  /// The type; of an optional, what it is an optional of.
  private let type: String
  private let isOptional: Bool
  /// The word that says who may use it, with a blank behind it.
  private let access: String
  private let description: String?
  private let guides: [String]

  /// The properties of a structure, in order; what is computed, shared or has its value for good is none.
  static func all(in structure: StructDeclSyntax) throws -> [GenerableProperty] {
    try structure.memberBlock.members.flatMap { member -> [GenerableProperty] in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
      return try properties(of: variable)
    }
  }

  private static func properties(of variable: VariableDeclSyntax) throws -> [GenerableProperty] {
    let words = Set(variable.modifiers.map(\.name.text))
    guard words.isDisjoint(with: ["static", "class", "lazy"]) else { return [] }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let bindings = Array(variable.bindings)
    return try bindings.indices.compactMap { index -> GenerableProperty? in
      let binding = bindings[index]
      guard isStored(binding), !(isConstant && binding.initializer != nil) else { return nil }
      // Of several names before one type, the last has it.
      let typed = binding.initializer == nil ? bindings[index...].first { $0.typeAnnotation != nil } : binding
      return try GenerableProperty(binding, typed?.typeAnnotation?.type, in: variable)
    }
  }

  /// True for a property without a getter; what watches it does not matter.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private init?(
    _ binding: PatternBindingSyntax, _ written: TypeSyntax?, in variable: VariableDeclSyntax
  ) throws {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    code = pattern.identifier.text
    name = code.filter { $0 != "`" }
    if let written {
      type = written.wrappedType ?? written.trimmedDescription
      isOptional = written.wrappedType != nil
    } else {
      guard let value = binding.initializer?.value, let type = Self.literalType(of: value) else {
        throw GenerableMacroError.noType(name)
      }
      self.type = type
      isOptional = false
    }
    let accesses = ["public", "package", "fileprivate", "private"]
    let modifier = variable.modifiers.first { $0.detail == nil && accesses.contains($0.name.text) }
    access = modifier.map { "\($0.name.text) " } ?? ""
    let guide = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.lastName == "Guide" }
    description = guide?.argument("description")
    guides = (guide?.writtenArguments ?? []).filter { $0.label == nil }.map(\.expression.trimmedDescription)
  }

  /// The type of words, numbers and truth values as they are written.
  private static func literalType(of value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    return value.is(BooleanLiteralExprSyntax.self) ? "Bool" : nil
  }

  /// True for what tells content apart, and is no part of it.
  var isIdentifier: Bool { type.split(separator: ".").last == "GenerationID" }

  /// What the schema says of it.
  var schema: String {
    var arguments = ["name: \"\(name)\""]
    if let description { arguments.append("description: \(description)") }
    arguments.append("type: \(isOptional ? "\(type)?" : type).self")
    if !guides.isEmpty { arguments.append("guides: [\(guides.joined(separator: ", "))]") }
    return "\(GenerableNames.property)(\(arguments.joined(separator: ", ")))"
  }

  /// A statement that puts it among `properties`; an optional without a value is left out.
  var writing: String {
    isOptional
      ? "if let value = self.\(code) { properties.append((\"\(name)\", value)) }"
      : "properties.append((\"\(name)\", self.\(code)))"
  }

  /// A statement that reads it.
  var reading: String {
    guard isIdentifier else { return "self.\(code) = try content.value(forProperty: \"\(name)\")" }
    return isOptional
      ? "self.\(code) = content.id" : "self.\(code) = content.id ?? \(GenerableNames.identifier)()"
  }

  /// The argument for what tells content apart.
  var identifier: String { "id: self.\(code), " }

  /// It as part of what has come.
  var partialProperty: String {
    isIdentifier
      ? "\(access)var \(code): \(type)\(isOptional ? "?" : "")"
      : "\(access)var \(code): \(type).PartiallyGenerated?"
  }
}
