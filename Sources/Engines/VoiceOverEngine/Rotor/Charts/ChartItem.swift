/// What a person can hear of a chart.
///
/// - Source: Behaviour 1.17
enum ChartItem: Hashable, Sendable, CaseIterable {
  /// What it shows, in a few sentences.
  case description
  /// Its values as tones.
  case graph
  /// Its figures, one after the other.
  case details

  /// What it is called.
  var phrase: PhraseKey {
    switch self {
    case .description: .describeChart
    case .graph: .playChart
    case .details: .chartDetails
    }
  }
}
