extension LanguageModelSession {
  /// Asks the model for content that a schema allows.
  ///
  /// - Parameters:
  ///   - prompt: What is asked.
  ///   - schema: What the content has to look like.
  ///   - includeSchemaInPrompt: True to tell the model so in the prompt, too.
  ///   - options: How the model chooses its words.
  /// - Returns: The content; there is none, as there is no model.
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw refusal }

  /// Asks the model with words for content that a schema allows.
  ///
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { throw refusal }

  /// Asks the model with lines of words for content that a schema allows.
  ///
  /// - Throws: That there is no model.
  @discardableResult
  public nonisolated(nonsending) func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> {
    try await respond(
      to: try prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
  }

  /// Asks the model for content that a schema allows, and takes it as it comes.
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream(error: refusal) }

  /// Asks the model with words for content that a schema allows, and takes it as it comes.
  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { ResponseStream(error: refusal) }

  /// Asks the model with lines of words for content that a schema allows, and takes it as it comes.
  public func streamResponse(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<GeneratedContent> {
    streamResponse(
      to: try prompt(), schema: schema, includeSchemaInPrompt: includeSchemaInPrompt, options: options)
  }
}
