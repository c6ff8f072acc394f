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
  /// What the model answered.
  public struct Response<Content: Sendable>: Sendable {
    /// The answer.
    public let content: Content
  }

  /// What the model answers, as far as it has come.
  public struct ResponseStream<Content: Sendable>: AsyncSequence, Sendable {
    /// The answer at one moment.
    public struct Snapshot: Sendable {
      /// The answer so far.
      public let content: Content
    }

    /// Goes through an answer.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let error: GenerationError

      /// The answer a little later.
      ///
      /// - Throws: That there is no model.
      public mutating func next() async throws -> Snapshot? { throw error }
    }

    let error: GenerationError

    /// Goes through the answer.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(error: error) }

    /// Waits for the end of the answer.
    ///
    /// - Throws: That there is no model.
    public func collect() async throws -> Response<Content> { throw error }
  }

  let instructions: Instructions?

  private init(_ instructions: Instructions?) {
    self.instructions = instructions
  }

  /// Begins a talk.
  ///
  /// - Parameters:
  ///   - model: Who is asked.
  ///   - instructions: How it is to answer.
  public convenience init(model: SystemLanguageModel = .default, instructions: Instructions? = nil) {
    self.init(instructions)
  }

  /// Begins a talk, with words for how the model is to answer.
  public convenience init(model: SystemLanguageModel = .default, instructions: String) {
    self.init(Instructions(instructions))
  }

  /// Begins a talk, with lines for how the model is to answer.
  public convenience init(
    model: SystemLanguageModel = .default, @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    self.init(try instructions())
  }

  /// True while the model answers; without one it never does.
  public var isResponding: Bool { false }

  /// Has the model made ready; there is none.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  private var refusal: GenerationError {
    .assetsUnavailable(GenerationError.Context(debugDescription: "There is no model on this device."))
  }

  /// Asks the model.
  ///
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw refusal }

  /// Asks the model with words.
  ///
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw refusal }

  /// Asks the model with lines of words.
  ///
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> {
    try await respond(to: try prompt(), options: options)
  }

  /// Asks the model, and takes its answer as it comes.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream(error: refusal) }

  /// Asks the model with words, and takes its answer as it comes.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream(error: refusal) }

  /// Asks the model with lines of words, and takes its answer as it comes.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    streamResponse(to: try prompt(), options: options)
  }
}
