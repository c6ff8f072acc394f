import AccessibilityModel

/// What is said of a chart that the app sums up itself.
///
/// - Source: Behaviour 1.17, X11
public enum ChartDescription: String, UncertainOption {
  /// The app's words, then axes, series and how they run.
  case everything = "its axes and series too"
  /// The app's words alone.
  case summaryAlone = "the app's summary alone"

  /// The option's name.
  public static let ruleName = "chart.description"
  /// What it decides.
  public static let summary = "what is said of a chart that the app sums up itself"
  /// Where it is discussed.
  public static let source = "Behaviour 1.17, X11"
}
