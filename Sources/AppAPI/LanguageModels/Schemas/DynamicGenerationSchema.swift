/// What content has to look like, put together while the app runs.
///
///     let toy = DynamicGenerationSchema(
///       name: "Toy", properties: [.init(name: "sound", schema: DynamicGenerationSchema(type: String.self))])
///     let schema = try GenerationSchema(root: DynamicGenerationSchema(arrayOf: toy), dependencies: [])
public struct DynamicGenerationSchema: Sendable {
  /// A value with a name.
  public struct Property: Sendable {
    /// It as part of a shape.
    let content: SchemaProperty

    /// Names a value.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - description: What it is, for the model.
    ///   - schema: What is allowed as the value.
    ///   - isOptional: True where it may be missing.
    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
    ) {
      content = SchemaProperty(
        name: name, description: description, content: schema.content, isOptional: isOptional)
    }
  }

  /// What is allowed.
  let content: LimitedShape

  private init(_ shape: SchemaShape, _ limits: SchemaLimits = SchemaLimits()) {
    content = LimitedShape(shape, limits)
  }

  /// Allows values in order, so many of them.
  public init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil
  ) {
    self.init(
      .array(itemSchema.content), SchemaLimits(minimumCount: minimumElements, maximumCount: maximumElements))
  }

  /// Allows what one of several schemas allows.
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.init(.union(SchemaName(name, description), choices.map(\.content)))
  }

  /// Allows one of several words.
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    self.init(.words(SchemaName(name, description), choices))
  }

  /// Allows values with names.
  public init(name: String, description: String? = nil, properties: [Property]) {
    self.init(.object(SchemaName(name, description), properties.map(\.content)))
  }

  /// Allows what the schema of a name allows.
  public init(referenceTo name: String) { self.init(.reference(name)) }

  /// Allows what a type allows, narrowed by guides.
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    self.init(.type(type), .merged(guides.map(\.limits)))
  }
}
