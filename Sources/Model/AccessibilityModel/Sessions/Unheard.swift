/// Words that a person did not hear to their end, and what took them away.
///
/// - Source: Behaviour 10.13
public struct Unheard: Hashable, Sendable {
  /// The words.
  public var utterance: Utterance
  /// What is said in their place; `nil` where speech was ended.
  public var cause: Utterance?
  /// How long they were heard, by the estimate; `nil` where they never began.
  public var heard: Duration?
  /// How long they take, by the estimate.
  public var duration: Duration

  /// Makes words that were lost.
  public init(_ utterance: Utterance, because cause: Utterance?, heard: Duration?, of duration: Duration) {
    self.utterance = utterance
    self.cause = cause
    self.heard = heard
    self.duration = duration
  }

  /// True where a part of the words was heard.
  public var isHeardInPart: Bool { heard.map { $0 > .zero } ?? false }
}

extension Utterance {
  /// True for words that an app posts.
  public var isPosted: Bool { segments.contains { $0.origin == .notification } }
}
