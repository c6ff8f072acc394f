/// Content as a model writes it: a single value, values in order, or values with names.
///
///     let dog = GeneratedContent(properties: ["name": "Bailey", "age": 3])
///     dog.jsonString                                   // {"name": "Bailey", "age": 3}
///     try dog.value(Int.self, forProperty: "age")      // 3
public struct GeneratedContent: CustomDebugStringConvertible, Equatable, Generable, Sendable {
  /// The forms of content.
  public enum Kind: Equatable, Sendable {
    /// Nothing.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A number, whole or not.
    case number(Double)
    /// Words.
    case string(String)
    /// Values in order.
    case array([GeneratedContent])
    /// Values with names, and the names in order.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  /// The form of it, with what it holds.
  public let kind: Kind
  /// What tells it apart from other content, where it was given one.
  public var id: GenerationID?
  /// False where the text that it was read from ends too early.
  public let isComplete: Bool

  /// Makes content of a form.
  init(kind: Kind, id: GenerationID?, isComplete: Bool) {
    self.kind = kind
    self.id = id
    self.isComplete = isComplete
  }

  /// Makes content of a form, which is complete if its parts are.
  public init(kind: Kind, id: GenerationID? = nil) {
    self.init(kind: kind, id: id, isComplete: kind.parts.allSatisfy(\.isComplete))
  }

  /// True for the same content, whichever text or value it came from.
  public static func == (first: GeneratedContent, second: GeneratedContent) -> Bool {
    first.kind == second.kind
  }

  /// It as JSON.
  public var debugDescription: String { jsonString }

  /// Anything.
  public static var generationSchema: GenerationSchema { GenerationSchema(LimitedShape(.anything)) }

  /// Takes content as it is.
  public init(_ content: GeneratedContent) throws { self = content }

  /// The content itself.
  public var generatedContent: GeneratedContent { self }
}

extension GeneratedContent.Kind {
  /// What a list or a structure holds.
  fileprivate var parts: [GeneratedContent] {
    switch self {
    case .null, .bool, .number, .string: []
    case .array(let elements): elements
    case .structure(let properties, _): Array(properties.values)
    }
  }
}
