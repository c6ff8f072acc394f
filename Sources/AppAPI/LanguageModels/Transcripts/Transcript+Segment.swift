import Foundation

extension Transcript {
  /// A part of what was said.
  public enum Segment: Codable, CustomStringConvertible, Equatable, Identifiable, Sendable {
    /// Words.
    case text(TextSegment)
    /// Content of a form.
    case structure(StructuredSegment)

    /// What tells the part apart.
    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }

    /// The words, or the content as JSON.
    public var description: String {
      switch self {
      case .text(let segment): segment.content
      case .structure(let segment): segment.content.jsonString
      }
    }
  }

  /// Words as a part of what was said.
  public struct TextSegment: Codable, Equatable, Identifiable, Sendable {
    /// What tells the part apart.
    public var id: String
    /// The words.
    public var content: String

    /// Makes a part of words.
    public init(id: String = UUID().uuidString, content: String) {
      self.id = id
      self.content = content
    }
  }

  /// Content of a form as a part of what was said.
  public struct StructuredSegment: Codable, Equatable, Identifiable, Sendable {
    private enum CodingKeys: CodingKey {
      case id
      case source
      case content
    }

    /// What tells the part apart.
    public var id: String
    /// The name of the form.
    public var source: String
    /// The structured value.
    public var content: GeneratedContent

    /// Makes a part of content.
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      self.id = id
      self.source = source
      self.content = content
    }

    /// Reads a part that was written.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      source = try container.decode(String.self, forKey: .source)
      content = try GeneratedContent(json: container.decode(String.self, forKey: .content))
    }

    /// Writes the part, its content as JSON in order.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(source, forKey: .source)
      try container.encode(content.jsonString, forKey: .content)
    }
  }
}
