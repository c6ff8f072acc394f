/// What is done about a view beside a mark that would reach over the edge of the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The edge that a view is kept within.
  public enum Boundary: Hashable, Sendable {
    /// As the chart finds best, that of the part with the marks, or that of the whole chart.
    case automatic, plot, chart
  }

  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    private let name: String
    private var boundary: Boundary?

    /// As the chart finds best.
    public static let automatic = Strategy(name: "automatic")
    /// The view is moved inside.
    public static let fit = Strategy(name: "fit")
    /// The chart is given more space.
    public static let padScale = Strategy(name: "padScale")
    /// The view is left where it is.
    public static let disabled = Strategy(name: "disabled")

    /// The view is moved inside an edge.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit", boundary: boundary) }
    /// The chart is given more space within an edge.
    public static func padScale(to boundary: Boundary) -> Strategy {
      Strategy(name: "padScale", boundary: boundary)
    }
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
