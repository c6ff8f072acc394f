/// How a change of state is carried out.
public struct Transaction: Sendable {
  /// True where a change is to show at once, without animation.
  public var disablesAnimations = false

  /// Makes a transaction with ordinary behaviour.
  public init() {}
}
