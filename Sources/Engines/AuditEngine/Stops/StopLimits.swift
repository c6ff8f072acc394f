/// How much a person may be told at one stop before it counts as too much.
///
/// No public document names figures; these are ours, and each can be set.
/// - Source: Behaviour X12
public struct StopLimits: Hashable, Sendable {
  /// The most seconds of speech up to the silence before a hint.
  public var seconds: Double
  /// The most facts, which are the parts of an utterance between commas.
  public var facts: Int

  /// Makes limits; 8 seconds and 6 facts where left out.
  public init(seconds: Double = 8, facts: Int = 6) {
    self.seconds = seconds
    self.facts = facts
  }
}
