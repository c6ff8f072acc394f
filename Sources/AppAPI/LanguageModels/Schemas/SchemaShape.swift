/// What a schema allows as content.
indirect enum SchemaShape: Sendable {
  /// The types of single values, with the words of JSON Schema for them.
  enum Scalar: String {
    case string
    case boolean
    case integer
    case number
  }

  /// Anything.
  case anything
  /// A single value.
  case value(Scalar)
  /// Values in order.
  case array(LimitedShape)
  /// Values with names.
  case object(SchemaName, [SchemaProperty])
  /// One of several words.
  case words(SchemaName, [String])
  /// One of several forms.
  case union(SchemaName, [LimitedShape])
  /// What a type asks for, which is looked up when the schema is written: types hold each other.
  case type(any Generable.Type)
  /// What another schema of this name allows.
  case reference(String)
  /// A schema that was read.
  case written(GeneratedContent)

  /// The name of what has one.
  var name: SchemaName? {
    switch self {
    case .object(let name, _), .words(let name, _), .union(let name, _): name
    case .anything, .value, .array, .type, .reference, .written: nil
    }
  }

  /// The shapes that are part of this one, without those that types ask for.
  var parts: [SchemaShape] {
    switch self {
    case .array(let element): [element.shape]
    case .object(_, let properties): properties.map(\.content.shape)
    case .union(_, let choices): choices.map(\.shape)
    case .anything, .value, .words, .type, .reference, .written: []
    }
  }
}

/// A shape and what narrows it.
struct LimitedShape: Sendable {
  /// What is allowed.
  let shape: SchemaShape
  /// What of it.
  let limits: SchemaLimits

  /// Narrows a shape.
  init(_ shape: SchemaShape, _ limits: SchemaLimits = SchemaLimits()) {
    self.shape = shape
    self.limits = limits
  }
}

/// What a shape is called and described with.
struct SchemaName: Sendable {
  /// The name.
  let text: String
  /// What the content is, for the model.
  let description: String?
  /// The type that the shape belongs to; `nil` for one made while the app runs.
  let type: ObjectIdentifier?

  /// Names a shape.
  init(_ text: String, _ description: String? = nil, type: ObjectIdentifier? = nil) {
    self.text = text
    self.description = description
    self.type = type
  }

  /// Names the shape of a type.
  init(_ type: any Generable.Type, _ description: String?) {
    self.init(String(describing: type), description, type: ObjectIdentifier(type))
  }
}

/// A value with a name in a shape.
struct SchemaProperty: Sendable {
  /// The name.
  let name: String
  /// What the value is, for the model.
  let description: String?
  /// What is allowed as the value.
  let content: LimitedShape
  /// True where the value may be missing.
  let isOptional: Bool
}

/// What of a shape is allowed.
struct SchemaLimits: Sendable {
  /// The least number.
  var minimum: Double?
  /// The greatest number.
  var maximum: Double?
  /// The least number of values in order.
  var minimumCount: Int?
  /// The greatest number of values in order.
  var maximumCount: Int?
  /// The words that there are.
  var words: [String]?
  /// The regular expression that words follow.
  var pattern: String?
  /// What of each value in order is allowed.
  var elements: [SchemaLimits] = []

  /// These limits with others, which count where both say something.
  func merging(_ others: SchemaLimits) -> SchemaLimits {
    SchemaLimits(
      minimum: others.minimum ?? minimum, maximum: others.maximum ?? maximum,
      minimumCount: others.minimumCount ?? minimumCount, maximumCount: others.maximumCount ?? maximumCount,
      words: others.words ?? words, pattern: others.pattern ?? pattern,
      elements: elements + others.elements)
  }

  /// Several limits as one.
  static func merged(_ limits: [SchemaLimits]) -> SchemaLimits {
    limits.reduce(SchemaLimits()) { $0.merging($1) }
  }
}
