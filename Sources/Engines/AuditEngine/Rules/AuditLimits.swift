/// From when on something counts as too much or too little.
///
/// No public document names figures for the stops; these are ours, and each can be set.
/// - Source: Behaviour X12
public struct AuditLimits: Hashable, Sendable {
  /// How much a person may be told at one stop.
  public var stop: StopLimits
  /// From how many stops on a screen needs a heading.
  public var stopsWithoutHeading: Int

  /// Makes limits; what is left out is as usual.
  public init(stop: StopLimits = StopLimits(), stopsWithoutHeading: Int = 16) {
    self.stop = stop
    self.stopsWithoutHeading = stopsWithoutHeading
  }
}
