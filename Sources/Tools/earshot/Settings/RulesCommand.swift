import AccessibilityModel
import AppBuilding
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

      For example:

        earshot rules rotor
      """)

  @Argument(help: "Only rules whose names begin with this.")
  var name: String?

  @Option(
    help: ArgumentHelp("Only rules that a session rests on, which was written down.", valueName: "file"))
  var of: String?

  @Option(help: "text or json.")
  var format = DocumentFormat.text

  mutating func run() throws {
    let all = try of.map { try Self.rules(inFile: $0) } ?? UncertainRule.all
    if of != nil, name == nil { return write(all) }
    let rules = all.filter { $0.name.hasPrefix(name ?? "") }
    guard rules.isEmpty, let name else { return write(rules) }
    try RuleChoices([name: ""]).check()
  }

  private func write(_ rules: [UncertainRule]) {
    guard format == .json else { return Output.result(Transcript.text(ofChoices: rules)) }
    let list = rules.map { rule in
      var object = JSONObject()
      object["name"] = .string(rule.name)
      object["choice"] = .string(rule.choice)
      object["choices"] = .array(rule.choices.map { .string($0) })
      object["summary"] = .string(rule.summary)
      object["source"] = .string(rule.source)
      return JSONValue.object(object)
    }
    Output.result(DocumentFormat.document("rules", .array(list)))
  }

  /// The rules of a session that was written down.
  private static func rules(inFile path: String) throws -> [UncertainRule] {
    let text = try BoundedFile.text(path, limit: 256 << 20)
    return try EncodedSessionV1.reading(text).rules()
  }
}
