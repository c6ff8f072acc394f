import AccessibilityModel
import ArgumentParser
import EarshotSession
import TreeFormat

/// `earshot rules`: every rule that no public document settles, with its choices.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "The uncertain rules, and what can be chosen for each.",
    discussion: """
      Where no public document says what happens, one choice is followed, and transcripts count the rules they rest \
      on. Prints each rule with its choices, the usual one first, what it decides and where that is discussed. \
      Another one is chosen by --rule NAME=CHOICE, or kept by earshot settings NAME CHOICE. --of FILE lists those \
      that a session rests on which earshot drive --format json wrote down.
      """)

  @Argument(help: "Only rules whose names begin with this.")
  var name: String?

  @Option(
    help: ArgumentHelp("Only rules that a session rests on, which was written down.", valueName: "file"))
  var of: String?

  mutating func run() throws {
    let all = try of.map { try Self.rules(inFile: $0) } ?? UncertainRule.all
    if of != nil, name == nil { return Output.result(Transcript.text(ofChoices: all)) }
    let rules = all.filter { $0.name.hasPrefix(name ?? "") }
    guard rules.isEmpty, let name else { return Output.result(Transcript.text(ofChoices: rules)) }
    try RuleChoices([name: ""]).check()
  }

  /// The rules of a session that was written down.
  private static func rules(inFile path: String) throws -> [UncertainRule] {
    let text: String
    do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
      throw ValidationError("\(path) cannot be read.")
    }
    return try EncodedSessionV1.reading(text).rules()
  }
}
