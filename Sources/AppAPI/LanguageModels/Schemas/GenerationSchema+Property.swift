extension GenerationSchema {
  /// A value with a name.
  public struct Property: Sendable {
    /// It as part of a shape.
    let content: SchemaProperty

    private init(
      _ name: String, _ description: String?, _ type: any Generable.Type, _ limits: [SchemaLimits],
      isOptional: Bool
    ) {
      let shape = LimitedShape(.type(type), .merged(limits))
      content = SchemaProperty(name: name, description: description, content: shape, isOptional: isOptional)
    }

    /// A value that is always there.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - description: What it is, for the model.
    ///   - type: What it is read as.
    ///   - guides: What narrows it.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name, description, type, guides.map(\.limits), isOptional: false)
    }

    /// A value that may be missing.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
    ) {
      self.init(name, description, Value.self, guides.map(\.limits), isOptional: true)
    }

    /// Words that follow regular expressions.
    public init<Output>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>] = []
    ) {
      self.init(name, description, type, guides.map { SchemaLimits($0) }, isOptional: false)
    }

    /// Words that follow regular expressions, and may be missing.
    public init<Output>(
      name: String, description: String? = nil, type: String?.Type, guides: [Regex<Output>] = []
    ) {
      self.init(name, description, String.self, guides.map { SchemaLimits($0) }, isOptional: true)
    }
  }

  /// A case of an enumeration, with the values that belong to it; the macro writes it.
  ///
  /// Its content is a structure: `case` has the name of the case, and each value stands beside it under its
  /// label.
  public struct Case: Sendable {
    private let name: String
    private let properties: [Property]

    /// A case of a name with values.
    public init(_ name: String, properties: [Property] = []) {
      self.name = name
      self.properties = properties
    }

    /// The structure that the case is read from.
    func shape(in type: String) -> SchemaShape {
      let word = LimitedShape(.value(.string), SchemaLimits(words: [name]))
      let first = SchemaProperty(name: "case", description: nil, content: word, isOptional: false)
      return .object(SchemaName("\(type).\(name)"), [first] + properties.map(\.content))
    }
  }
}
