/// What the views around a chart have set for it.
struct ChartSettings {
  /// What an axis shows.
  struct AxisSettings {
    var title: Text?
    var categories: [String] = []
    var range: ClosedRange<Double>?
    var includesZero: Bool?
    var type: ScaleType?
    var isReversed = false
    var isHidden = false
    /// What the app draws along the axis; `nil` for what a chart draws by itself.
    var marks: [AxisMarksSpec]?
  }

  /// What is written on the legend of the groups, and where.
  struct Legend {
    var isHidden = false
    var isAbove = false
  }

  /// How groups are told apart to people who see the chart.
  struct GroupLooks {
    /// Styles by the names of groups, in the order of the groups.
    var styles: [(name: String, style: any ShapeStyle)] = []
    /// Styles in turn.
    var styleRange: [any ShapeStyle] = []
    /// The style of a group that a closure finds.
    var styleMapping: ((String) -> (any ShapeStyle)?)?
    var symbols: [(name: String, symbol: any ChartSymbolShape)] = []
    var symbolRange: [any ChartSymbolShape] = []
    var lines: [(name: String, line: StrokeStyle)] = []
    var lineRange: [StrokeStyle] = []
    /// The order of the groups, as far as the app names it.
    var order: [String] = []
  }

  var legend = Legend()
  var looks = GroupLooks()

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
