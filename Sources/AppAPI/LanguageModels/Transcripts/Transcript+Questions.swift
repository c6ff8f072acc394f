import Foundation

extension Transcript {
  /// How the model is to answer, and what it may call.
  public struct Instructions: Codable, Equatable, Identifiable, Sendable {
    /// What tells the entry apart.
    public var id: String
    /// What is said.
    public var segments: [Segment]
    /// What the model may call.
    public var toolDefinitions: [ToolDefinition]

    /// Says how the model is to answer.
    public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
      self.id = id
      self.segments = segments
      self.toolDefinitions = toolDefinitions
    }
  }

  /// What the model knows of a tool.
  public struct ToolDefinition: Codable, Equatable, Sendable {
    /// What the tool is called by.
    public var name: String
    /// What the tool is for.
    public var description: String
    /// What its arguments have to look like.
    let parameters: GenerationSchema

    /// Tells of a tool in words.
    public init(name: String, description: String, parameters: GenerationSchema) {
      self.name = name
      self.description = description
      self.parameters = parameters
    }

    /// Tells of a tool what it says itself.
    public init(tool: some Tool) {
      self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
    }

    /// True where both tell the same of a tool.
    public static func == (first: ToolDefinition, second: ToolDefinition) -> Bool {
      first.name == second.name && first.description == second.description
        && first.parameters.debugDescription == second.parameters.debugDescription
    }
  }

  /// What the model was asked.
  public struct Prompt: Codable, Equatable, Identifiable, Sendable {
    /// What tells the entry apart.
    public var id: String
    /// What is said.
    public var segments: [Segment]
    /// How the model was to choose its words.
    public var options: GenerationOptions
    /// What the answer had to look like; `nil` for words.
    public var responseFormat: ResponseFormat?

    /// Asks the model.
    public init(
      id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
      responseFormat: ResponseFormat? = nil
    ) {
      self.id = id
      self.segments = segments
      self.options = options
      self.responseFormat = responseFormat
    }
  }

  /// What an answer has to look like.
  public struct ResponseFormat: Codable, Equatable, Sendable {
    /// The name of the form.
    public let name: String
    private let schema: GenerationSchema

    /// The form of a type.
    public init<Content: Generable>(type: Content.Type) {
      name = String(describing: type)
      schema = Content.generationSchema
    }

    /// The form that a schema describes; one without a name has that of generated content.
    public init(schema: GenerationSchema) {
      name = schema.root.shape.name?.text ?? String(describing: GeneratedContent.self)
      self.schema = schema
    }

    /// True for forms with one name that allow the same.
    public static func == (first: ResponseFormat, second: ResponseFormat) -> Bool {
      first.name == second.name && first.schema.debugDescription == second.schema.debugDescription
    }
  }
}
