import AccessibilityModel

extension VoiceOver {
  /// The chart that is, or that holds, an element.
  ///
  /// - Complexity: O(depth).
  func chart(around id: ElementID, in tree: AccessibilityTree) -> (chart: Chart, owner: ElementID)? {
    for candidate in [id] + tree.ancestors(of: id) {
      if let chart = tree[candidate]?.chart { return (chart, candidate) }
    }
    return nil
  }

  /// Chooses what is to be heard of the chart, and says what that is called.
  ///
  /// - Source: Behaviour 1.4.2 (Audio Graph)
  mutating func walkChart(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    let items = ChartItem.allCases
    let current = rotor.progress.chart.flatMap { items.firstIndex(of: $0) }
    let step = Walk.step(direction, from: current, count: items.count)
    guard step.isInside else { return boundary }
    rotor.progress.chart = items[step.index]
    return [.speak(composer.phrase(items[step.index].phrase, of: cursor), interrupts: true)]
  }

  /// Lets the person hear what they chose of the chart; `nil` where they chose nothing.
  ///
  /// - Source: Behaviour 1.17
  mutating func hearChart(in tree: AccessibilityTree) -> [Effect]? {
    guard let item = rotor.progress.chart, rotorEntry(in: tree) == .audioGraph, let cursor,
      let (chart, owner) = chart(around: cursor, in: tree)
    else { return nil }
    switch item {
    case .description: return [.speak(composer.description(of: chart, owner), interrupts: true)]
    case .graph: return [.stopSpeech, .playGraph(chart)]
    case .details:
      let entries = composer.details(of: chart, owner)
      menu = Menu(kind: .moreContent, element: cursor, entries: entries)
      return [.speak(composer.chartDetailsHeading(of: owner, count: entries.count), interrupts: true)]
    }
  }
}
