import FoundationModels
import Testing

@Suite("What was said in a talk with a model")
struct TranscriptTests {
  private struct FindDogs: Tool {
    let description = "Finds dogs."

    func call(arguments: GeneratedSize) async throws -> some PromptRepresentable {
      ["No dog of size", arguments.rawValue]
    }
  }

  @Test("A talk begins with the instructions and the tools, and with nothing where there are none")
  func beginnings() throws {
    #expect(LanguageModelSession().transcript.isEmpty)
    let words = LanguageModelSession(instructions: "Be kind.").transcript
    #expect(words.map(\.description) == ["Instructions: Be kind."])
    let lines = LanguageModelSession(tools: [FindDogs()]) {
      "Be kind."
      GeneratedSize.large
    }
    let entry = try #require(lines.transcript.first)
    #expect(entry.description == "Instructions: Be kind.\n\"L\"")
    guard case .instructions(let instructions) = entry else {
      Issue.record("\(entry) are no instructions")
      return
    }
    #expect(instructions.id == entry.id)
    #expect(instructions.toolDefinitions == [Transcript.ToolDefinition(tool: FindDogs())])
    #expect(instructions.toolDefinitions.map(\.name) == ["FindDogs"])
    #expect(FindDogs().includesSchemaInInstructions)
    #expect(LanguageModelSession(tools: [FindDogs()]).transcript.count == 1)
  }

  @Test("A tool tells what it needs, and can be called by the app itself")
  func tools() async throws {
    #expect(FindDogs().parameters.debugDescription == GeneratedSize.generationSchema.debugDescription)
    let output = try await FindDogs().call(arguments: .large)
    #expect(output as? [String] == ["No dog of size", "L"])
    let problem = GenerationSchema.SchemaError.emptyTypeChoices(
      schema: "A", context: .init(debugDescription: "Nothing"))
    let failure = LanguageModelSession.ToolCallError(tool: FindDogs(), underlyingError: problem)
    #expect(failure.tool.name == "FindDogs")
    #expect(failure.errorDescription == "Nothing")
  }

  /// A talk with every kind of entry.
  private var talk: Transcript {
    let text = Transcript.Segment.text(.init(content: "Who?"))
    let dog = GeneratedDog(name: "Rex", age: 1, toys: [], size: nil).generatedContent
    let definition = Transcript.ToolDefinition(
      name: "find", description: "Finds.", parameters: GeneratedSize.generationSchema)
    return Transcript(entries: [
      Transcript.Entry.instructions(.init(segments: [], toolDefinitions: [definition])),
      .prompt(
        .init(
          segments: [text], options: GenerationOptions(sampling: .random(top: 3), temperature: 1),
          responseFormat: .init(type: GeneratedDog.self))),
      .toolCalls(.init([Transcript.ToolCall(id: "1", toolName: "find", arguments: "L".generatedContent)])),
      .toolOutput(.init(id: "1", toolName: "find", segments: [.text(.init(content: "None"))])),
      .response(
        .init(assetIDs: ["model"], segments: [.structure(.init(source: "GeneratedDog", content: dog))])),
    ])
  }

  @Test("Every entry tells who says what")
  func descriptions() {
    #expect(
      talk.map(\.description) == [
        "Instructions: ", "Prompt: Who?", "Tool calls: find(\"L\")", "Output of find: None",
        "Response: {\"name\": \"Rex\", \"age\": 1, \"toys\": []}",
      ])
    let format = Transcript.ResponseFormat(schema: GeneratedDog.generationSchema)
    #expect(format == Transcript.ResponseFormat(type: GeneratedDog.self))
    #expect(format.name == "GeneratedDog")
    #expect(format != Transcript.ResponseFormat(schema: GeneratedContent.generationSchema))
  }

  @Test("A talk is kept and goes on where it ended")
  func coding() throws {
    let talk = talk
    let read = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(talk))
    #expect(read == talk)
    #expect(read.map(\.id) == talk.map(\.id))
    var session = LanguageModelSession(transcript: read).transcript
    #expect(session == read)
    session[0] = .prompt(.init(segments: [.text(.init(content: "Again?"))]))
    #expect(session != read && session.first?.description == "Prompt: Again?")
  }
}
