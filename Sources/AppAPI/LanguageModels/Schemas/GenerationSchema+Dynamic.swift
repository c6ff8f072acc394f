import Foundation

extension GenerationSchema {
  /// Why no schema can be made.
  public enum SchemaError: LocalizedError, Sendable {
    /// What is to be known of it beside the kind.
    public struct Context: Sendable {
      /// What is told to who writes the app.
      public let debugDescription: String

      /// Makes a context of words.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// Two values of a schema have one name.
    case duplicateProperty(schema: String, property: String, context: Context)
    /// Two schemas have one name.
    case duplicateType(schema: String?, type: String, context: Context)
    /// A schema has nothing to choose from.
    case emptyTypeChoices(schema: String, context: Context)
    /// A schema is referred to, and not there.
    case undefinedReferences(schema: String?, references: [String], context: Context)

    /// What is wrong.
    public var errorDescription: String? {
      switch self {
      case .duplicateProperty(_, _, let context), .duplicateType(_, _, let context),
        .emptyTypeChoices(_, let context), .undefinedReferences(_, _, let context):
        context.debugDescription
      }
    }

    /// What to do next.
    public var recoverySuggestion: String? {
      switch self {
      case .duplicateProperty: "Give each property of the schema a name of its own."
      case .duplicateType: "Give each schema a name of its own, and refer to one that is used twice."
      case .emptyTypeChoices: "Give the schema something to choose from."
      case .undefinedReferences: "Add the schemas with these names to the dependencies."
      }
    }
  }

  /// Allows what a schema that was made while the app runs allows.
  ///
  /// - Parameters:
  ///   - root: The schema of the content as a whole.
  ///   - dependencies: Schemas that others refer to by name.
  /// - Throws: That names are used twice or missing, or that there is nothing to choose from.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    let shapes = dependencies.map(\.content.shape)
    var check = SchemaCheck(root: root.content.shape.name?.text)
    for shape in [root.content.shape] + shapes { try check.visit(shape) }
    try check.finish()
    self.init(root.content, dependencies: shapes)
  }
}

/// Looks for what keeps dynamic schemas from being one schema.
private struct SchemaCheck {
  let root: String?
  private var names: Set<String> = []
  private var references: Set<String> = []

  init(root: String?) { self.root = root }

  /// Looks at a schema and all of its parts.
  mutating func visit(_ shape: SchemaShape) throws {
    if let name = shape.name, name.type == nil, !names.insert(name.text).inserted {
      throw GenerationSchema.SchemaError.duplicateType(
        schema: root, type: name.text,
        context: .init(debugDescription: "Two schemas are named \"\(name.text)\"."))
    }
    switch shape {
    case .object(let name, let properties):
      var known: Set<String> = []
      for property in properties where !known.insert(property.name).inserted {
        throw GenerationSchema.SchemaError.duplicateProperty(
          schema: name.text, property: property.name,
          context: .init(
            debugDescription: "Two properties of \"\(name.text)\" are named \"\(property.name)\"."))
      }
    case .words(let name, let words) where words.isEmpty: throw Self.noChoice(name)
    case .union(let name, let choices) where choices.isEmpty: throw Self.noChoice(name)
    case .reference(let name): references.insert(name)
    case .anything, .value, .array, .words, .union, .type, .written: break
    }
    for part in shape.parts { try visit(part) }
  }

  /// Looks whether everything that is referred to is there.
  func finish() throws {
    let missing = references.subtracting(names).sorted()
    guard !missing.isEmpty else { return }
    let list = missing.map { "\"\($0)\"" }.joined(separator: ", ")
    throw GenerationSchema.SchemaError.undefinedReferences(
      schema: root, references: missing, context: .init(debugDescription: "No schema is named \(list)."))
  }

  private static func noChoice(_ name: SchemaName) -> GenerationSchema.SchemaError {
    .emptyTypeChoices(
      schema: name.text, context: .init(debugDescription: "\"\(name.text)\" has nothing to choose from."))
  }
}
