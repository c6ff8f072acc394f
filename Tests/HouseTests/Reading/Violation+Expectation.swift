import Testing

/// Records one issue that lists every place that breaks a rule, or none.
func expectNone(_ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation) {
  guard !violations.isEmpty else { return }
  let places = violations.map { "\n  \($0)" }.joined()
  Issue.record("\(violations.count) places break the rule:\(places)", sourceLocation: sourceLocation)
}
