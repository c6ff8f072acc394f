/// What content has to look like, told to a model.
///
///     let schema = GenerationSchema(type: Size.self, anyOf: ["small", "large"])
///     schema.debugDescription   // {"enum": ["small", "large"], "title": "Size", "type": "string"}
public struct GenerationSchema: Codable, CustomDebugStringConvertible, Sendable {
  /// What is allowed as the content as a whole.
  let root: LimitedShape
  /// What parts of the root refer to by name.
  let dependencies: [SchemaShape]

  /// Allows a shape.
  init(_ root: LimitedShape, dependencies: [SchemaShape] = []) {
    self.root = root
    self.dependencies = dependencies
  }

  /// Allows values with names.
  ///
  /// - Parameters:
  ///   - type: The type that is made of them.
  ///   - description: What it is, for the model.
  ///   - properties: The values.
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    self.init(LimitedShape(.object(SchemaName(type, description), properties.map(\.content))))
  }

  /// Allows one of several words.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init(LimitedShape(.words(SchemaName(type, description), choices)))
  }

  /// Allows what one of several types allows.
  public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
    self.init(LimitedShape(.union(SchemaName(type, description), types.map { LimitedShape(.type($0)) })))
  }

  /// Allows one of several cases, each with its values; the macro writes it for such an enumeration.
  public init(type: any Generable.Type, description: String? = nil, cases: [Case]) {
    let name = SchemaName(type, description)
    self.init(LimitedShape(.union(name, cases.map { LimitedShape($0.shape(in: name.text)) })))
  }

  /// Reads a schema that was written.
  public init(from decoder: any Decoder) throws {
    self.init(LimitedShape(.written(try EncodedContent(from: decoder).content)))
  }

  /// Writes it as JSON Schema does.
  public func encode(to encoder: any Encoder) throws {
    try EncodedContent(SchemaWriter.content(of: self)).encode(to: encoder)
  }

  /// It as JSON Schema, names in the order of the alphabet.
  public var debugDescription: String { SchemaWriter.content(of: self).jsonString }
}
