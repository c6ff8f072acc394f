/// Why a required constraint is left out of account.
public struct ConstraintConflict: Hashable, Sendable {
  /// What keeps a constraint from being met.
  public enum Reason: Hashable, Sendable {
    /// Constraints that cannot hold together.
    case contradiction
    /// A coefficient or constant that is no number, or beyond a hundred million.
    case outOfRange
  }

  /// The constraint that is left out: the one added or changed last.
  public let broken: ConstraintID
  /// The constraints that cannot hold together, the broken one among them, in the order they were added.
  ///
  /// None of them could be spared: without any one of them, the others hold.
  public let members: [ConstraintID]
  /// What is the matter.
  public let reason: Reason
}
