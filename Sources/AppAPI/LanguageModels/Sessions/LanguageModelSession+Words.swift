extension LanguageModelSession {
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
