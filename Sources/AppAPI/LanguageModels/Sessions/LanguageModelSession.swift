import Foundation
import Observation

/// A talk with a language model; on a device without one, each question ends with an error.
///
///     let session = LanguageModelSession(instructions: "Answer in one sentence.")
///     do {
///       answer = try await session.respond(to: question).content
///     } catch LanguageModelSession.GenerationError.assetsUnavailable {
///       answer = "No model here"
///     }
public final class LanguageModelSession: Observable, Sendable {
  /// What was said: the instructions, and what came before if the talk goes on from there.
  ///
  /// Without a model nothing is added to it: what could not be answered is no part of a talk.
  public let transcript: Transcript

  private init(_ transcript: Transcript) {
    self.transcript = transcript
  }

  /// Begins a talk.
  ///
  /// - Parameters:
  ///   - model: Who is asked.
  ///   - tools: What the model may call.
  ///   - instructions: How it is to answer.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
  ) {
    self.init(Transcript(instructions, tools))
  }

  /// Begins a talk, with words for how the model is to answer.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String
  ) {
    self.init(Transcript(Instructions(instructions), tools))
  }

  /// Begins a talk, with lines for how the model is to answer.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    self.init(Transcript(try instructions(), tools))
  }

  /// Goes on with a talk.
  ///
  /// - Parameters:
  ///   - model: Who is asked.
  ///   - tools: What the model may call; which these are, the transcript tells.
  ///   - transcript: What was said before.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) {
    self.init(transcript)
  }

  /// True while the model answers; without one it never does.
  public var isResponding: Bool { false }

  /// Has the model made ready; there is none.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// Why nothing is answered.
  var refusal: GenerationError {
    .assetsUnavailable(GenerationError.Context(debugDescription: "There is no model on this device."))
  }
}

extension Transcript {
  /// What a talk begins with; nothing where nothing was said.
  fileprivate init(_ instructions: LanguageModels.Instructions?, _ tools: [any Tool]) {
    guard instructions != nil || !tools.isEmpty else {
      self.init()
      return
    }
    let segments = instructions.map { [Segment.text(TextSegment(content: $0.text))] } ?? []
    let definitions = tools.map { ToolDefinition(tool: $0) }
    let said = Instructions(segments: segments, toolDefinitions: definitions)
    self.init(entries: [Entry.instructions(said)])
  }
}
