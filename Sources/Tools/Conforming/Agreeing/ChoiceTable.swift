import AccessibilityModel

/// What is heard of screens with each choice for the rules that they settle.
package struct ChoiceTable: Sendable {
  /// What comes of a screen with a choice.
  package struct Row: Sendable {
    /// The screen.
    package let screen: ConformanceScreen
    /// The rule and the choice that is not the usual one.
    package let rule: String
    /// The choice.
    package let choice: String
    /// Where the screen differs from what is usually heard; `nil` where nobody can tell.
    package let difference: StepDifference?
  }

  /// Each screen with each choice that is not the usual one.
  package let rows: [Row]

  /// Plays screens with every choice for the rules that they settle.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - kit: The kit they belong to.
  ///   - rules: What is chosen for all other rules.
  ///   - progress: Hears how many runs are done, of how many.
  /// - Throws: What playing a screen throws.
  package init(
    of screens: [ConformanceScreen], _ kit: ConformanceKit, rules: RuleChoices = RuleChoices(),
    progress: (Int, Int) -> Void = { _, _ in }
  ) async throws {
    var runs: [(screen: ConformanceScreen, rules: RuleChoices)] = screens.map { ($0, rules) }
    var choices: [(screen: Int, rule: String, choice: String)] = []
    for (index, screen) in screens.enumerated() {
      for rule in UncertainRule.all where screen.rules.contains(rule.name) {
        let present = rules.byName[rule.name] ?? rule.choice
        for choice in rule.choices where choice != present {
          choices.append((index, rule.name, choice))
          runs.append((screen, rules.merging(RuleChoices([rule.name: choice]))))
        }
      }
    }
    let total = runs.count
    let played = try await kit.play(runs) { progress($0, total) }
    rows = choices.enumerated().map { place, choice in
      Row(
        screen: screens[choice.screen], rule: choice.rule, choice: choice.choice,
        difference: played[screens.count + place].recording.difference(from: played[choice.screen].recording))
    }
  }

  /// Choices that no screen tells from the usual one: the rule and the choice.
  package var undecided: [String] {
    let told = Set(rows.filter { $0.difference != nil }.map { "\($0.rule)=\($0.choice)" })
    var seen: Set<String> = []
    return rows.map { "\($0.rule)=\($0.choice)" }.filter { !told.contains($0) && seen.insert($0).inserted }
  }

  /// What a person reads, a screen and a choice each.
  package var text: String {
    var lines: [String] = []
    for row in rows {
      lines.append("\(row.screen.id): \(row.rule) = \(row.choice)")
      guard let difference = row.difference else {
        lines.append("  as usual")
        continue
      }
      lines.append("  step \(difference.step), \(difference.action), \(difference.part):")
      lines.append("    usual  \(difference.here)")
      lines.append("    then   \(difference.recorded)")
    }
    return VisibleText.joined(lines)
  }
}
