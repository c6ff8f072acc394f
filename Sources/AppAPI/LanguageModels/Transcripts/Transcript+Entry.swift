extension Transcript {
  /// What was said at once.
  public enum Entry: Codable, CustomStringConvertible, Equatable, Identifiable, Sendable {
    /// How the model is to answer.
    case instructions(Transcript.Instructions)
    /// What it was asked.
    case prompt(Transcript.Prompt)
    /// Which tools it called.
    case toolCalls(Transcript.ToolCalls)
    /// What a tool told it.
    case toolOutput(Transcript.ToolOutput)
    /// What it answered.
    case response(Transcript.Response)

    /// What tells the entry apart.
    public var id: String {
      switch self {
      case .instructions(let instructions): instructions.id
      case .prompt(let prompt): prompt.id
      case .toolCalls(let calls): calls.id
      case .toolOutput(let output): output.id
      case .response(let response): response.id
      }
    }

    /// Who says it, and its words.
    public var description: String {
      switch self {
      case .instructions(let instructions): "Instructions: \(instructions.segments.text)"
      case .prompt(let prompt): "Prompt: \(prompt.segments.text)"
      case .toolCalls(let calls): "Tool calls: \(calls.map(\.description).joined(separator: ", "))"
      case .toolOutput(let output): "Output of \(output.toolName): \(output.segments.text)"
      case .response(let response): "Response: \(response.segments.text)"
      }
    }
  }
}

extension [Transcript.Segment] {
  /// The words of all of them.
  fileprivate var text: String { map(\.description).joined(separator: "\n") }
}
