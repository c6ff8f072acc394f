extension LanguageModelSession {
  /// What the model answered.
  public struct Response<Content: Generable> {
    /// The answer.
    public let content: Content
    /// The answer before it was read.
    public let rawContent: GeneratedContent
    /// What the answer added to the talk.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// What the model answers, as far as it has come.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// The answer at one moment.
    public struct Snapshot {
      /// The answer so far.
      public let content: Content.PartiallyGenerated
      /// The answer so far before it was read.
      public let rawContent: GeneratedContent
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
    public nonisolated(nonsending) func collect() async throws -> Response<Content> { throw error }
  }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}

extension LanguageModelSession.ResponseStream.Snapshot: Sendable
where Content.PartiallyGenerated: Sendable {}
