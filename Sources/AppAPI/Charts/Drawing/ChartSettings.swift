/// What the views around a chart have set for it.
struct ChartSettings {
  /// What an axis shows.
  struct AxisSettings {
    var title: Text?
    var categories: [String] = []
    var range: ClosedRange<Double>?
    var includesZero: Bool?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  /// Views of the app's own over and behind the chart.
  var layers: [ChartLayer] = []
  /// Who keeps the value under a finger.
  var selections: [ChartSelection] = []
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  /// What is set for the charts inside.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// The view with something set for the charts inside.
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
