import AccessibilityModel

extension Utterance {
  /// The utterance with its last part resting on rules too, each once.
  func noting(_ rules: [UncertainRule]) -> Utterance {
    guard !rules.isEmpty, !segments.isEmpty else { return self }
    var result = self
    let last = segments.count - 1
    result.segments[last].rules = UncertainRule.unique(segments[last].rules + rules)
    return result
  }
}
