import Foundation

extension Transcript {
  /// Which tools the model called at once.
  public struct ToolCalls: Codable, Equatable, Identifiable, RandomAccessCollection, Sendable {
    /// What tells the entry apart.
    public var id: String
    private var calls: [ToolCall]

    /// Calls tools.
    public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
      self.id = id
      self.calls = Array(calls)
    }

    /// The place of the first call.
    public var startIndex: Int { calls.startIndex }
    /// The place behind the last call.
    public var endIndex: Int { calls.endIndex }

    /// The call at a place.
    public subscript(index: Int) -> ToolCall { calls[index] }
  }

  /// That the model called a tool.
  public struct ToolCall: Codable, CustomStringConvertible, Equatable, Identifiable, Sendable {
    private enum CodingKeys: CodingKey {
      case id
      case toolName
      case arguments
    }

    /// What tells the call apart.
    public var id: String
    /// What the session knows the called tool by.
    public var toolName: String
    /// What the model said to it.
    public var arguments: GeneratedContent

    /// Calls a tool.
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      self.id = id
      self.toolName = toolName
      self.arguments = arguments
    }

    /// Reads a call that was written.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      toolName = try container.decode(String.self, forKey: .toolName)
      arguments = try GeneratedContent(json: container.decode(String.self, forKey: .arguments))
    }

    /// Writes the call, its arguments as JSON in order.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(toolName, forKey: .toolName)
      try container.encode(arguments.jsonString, forKey: .arguments)
    }

    /// The tool with its arguments as JSON.
    public var description: String { "\(toolName)(\(arguments.jsonString))" }
  }

  /// What a tool told the model.
  public struct ToolOutput: Codable, Equatable, Identifiable, Sendable {
    /// What tells the entry apart.
    public var id: String
    /// What the session knows the called tool by.
    public var toolName: String
    /// What is said.
    public var segments: [Segment]

    /// Tells the model something.
    public init(id: String, toolName: String, segments: [Segment]) {
      self.id = id
      self.toolName = toolName
      self.segments = segments
    }
  }

  /// What the model answered.
  public struct Response: Codable, Equatable, Identifiable, Sendable {
    /// What tells the entry apart.
    public var id: String
    /// What of a model wrote it.
    public var assetIDs: [String]
    /// What is said.
    public var segments: [Segment]

    /// Answers.
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      self.id = id
      self.assetIDs = assetIDs
      self.segments = segments
    }
  }
}
