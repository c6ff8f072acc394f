import Testing

/// Records one issue for each place that breaks a rule.
func expectNone(_ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation) {
  for violation in violations {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
}
