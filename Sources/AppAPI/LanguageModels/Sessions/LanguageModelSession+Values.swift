extension LanguageModelSession {
  /// Asks the model for a value of a type.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - type: What the answer is read as.
  ///   - includeSchemaInPrompt: True to tell the model what the answer has to look like.
  ///   - options: How the model chooses its words.
  /// - Returns: The value; there is none, as there is no model.
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw refusal }

  /// Asks the model with words for a value of a type.
  ///
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw refusal }

  /// Asks the model with lines of words for a value of a type.
  ///
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    try await respond(
      to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
  }

  /// Asks the model for a value of a type, and takes it as it comes.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream(error: refusal) }

  /// Asks the model with words for a value of a type, and takes it as it comes.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream(error: refusal) }

  /// Asks the model with lines of words for a value of a type, and takes it as it comes.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> {
    streamResponse(
      to: try prompt(), generating: type, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
  }
}
