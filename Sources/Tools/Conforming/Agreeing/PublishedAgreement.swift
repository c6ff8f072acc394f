/// What published facts say about one rule of behaviour.
package struct PublishedAgreement: Hashable, Sendable {
  /// The rule, `1.5.3 segments`.
  package let rule: String
  /// The screens whose facts tell about it.
  package var screens: [String] = []
  /// Those of them that are heard as published.
  package var agreeing: [String] = []

  /// What the facts of a recording say, rule by rule, in the order of the recording.
  ///
  /// - Parameters:
  ///   - recording: The facts.
  ///   - played: The screens that were compared.
  ///   - missing: Those of them that are heard otherwise.
  /// - Returns: The rules, each with its screens.
  package static func all(
    of recording: ConformanceRecording, playing played: [String], missing: Set<String>
  ) -> [PublishedAgreement] {
    let played = Set(played)
    var rules: [PublishedAgreement] = []
    for screen in recording.screens where played.contains(screen.id) {
      guard let rule = screen.recording.publication?.rule else { continue }
      let place = rules.firstIndex { $0.rule == rule } ?? rules.endIndex
      if place == rules.endIndex { rules.append(PublishedAgreement(rule: rule)) }
      rules[place].screens.append(screen.id)
      if !missing.contains(screen.id) { rules[place].agreeing.append(screen.id) }
    }
    return rules
  }
}
