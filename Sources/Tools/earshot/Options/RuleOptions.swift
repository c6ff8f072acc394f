import AccessibilityModel
import ArgumentParser
import EarshotSession

/// What is chosen for rules that no public document settles.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Choose for an uncertain rule, as earshot rules lists them; may be given again.",
      valueName: "name=choice"))
  var rule: [String] = []

  /// The choices of a person, and over them those of the command line.
  ///
  /// - Parameter person: what the person set up.
  /// - Returns: the choices, each of a rule that is known.
  /// - Throws: `SettingsError` with the nearest names, or with the rule's choices.
  func choices(_ person: UserSettings) throws -> RuleChoices {
    var choices = person.rules
    for assignment in rule {
      guard let equals = assignment.firstIndex(of: "=") else {
        throw SettingsError(.noChoice, assignment)
      }
      let name = String(assignment[..<equals])
      try choices.set(name, to: String(assignment[assignment.index(after: equals)...]))
    }
    return choices
  }
}
