import AccessibilityModel
import ArgumentParser
import EarshotSession

/// `earshot rules`: every rule that no public document settles, with its choices.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "The uncertain rules, and what can be chosen for each.",
    discussion: """
      Where no public document says what happens, one choice is followed, and transcripts count the rules they rest \
      on. Prints each rule with its choices, the usual one first, what it decides and where that is discussed. \
      Another one is chosen by --rule NAME=CHOICE, or kept by earshot settings NAME CHOICE.
      """)

  @Argument(help: "Only rules whose names begin with this.")
  var name: String?

  mutating func run() throws {
    let rules = UncertainRule.all.filter { $0.name.hasPrefix(name ?? "") }
    guard rules.isEmpty, let name else { return Output.result(Transcript.text(ofChoices: rules)) }
    try RuleChoices([name: ""]).check()
  }
}
