/// A part of a chart, each of whose marks is changed alike.
struct ChangedChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout Mark) -> Void

  init(_ content: Content, change: @escaping (inout Mark) -> Void) {
    self.content = content
    self.change = change
  }
}

extension ChangedChartContent: PrimitiveChartContent {
  typealias Body = Never

  func add(to marks: inout [Mark]) {
    let first = marks.count
    content.collect(into: &marks)
    for index in first..<marks.count { change(&marks[index]) }
  }
}

extension ChartContent {
  /// The part with each mark changed.
  nonisolated func changing(_ change: @escaping (inout Mark) -> Void) -> ChangedChartContent<Self> {
    ChangedChartContent(self, change: change)
  }

  /// The part as it is, for what only its looks depend on.
  nonisolated var unchanged: ChangedChartContent<Self> { changing { _ in } }

  /// The part with each mark in a group more.
  nonisolated func grouped<Value: Plottable>(
    by value: PlottableValue<Value>, as role: GroupRole
  ) -> ChangedChartContent<Self> {
    let name = value.plotted.words
    return changing {
      if !$0.groups.contains(name) { $0.groups.append(name) }
      $0.groupNames[role] = name
    }
  }
}
