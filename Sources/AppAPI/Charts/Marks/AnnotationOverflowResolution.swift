/// What is done about a view beside a mark that would reach over the edge of the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done along one axis.
  public enum Strategy: Hashable, Sendable {
    /// As the chart finds best, moved inside, left where it is, or given more room.
    case automatic, fit, disabled, padScale
  }

  private let x: Strategy
  private let y: Strategy

  /// As the chart finds best.
  public static let automatic = AnnotationOverflowResolution()

  /// Something for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
