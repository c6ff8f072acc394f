import ArgumentParser
import EarshotSession
import Foundation
import TreeFormat

/// `earshot settings`: what a person set up, shown and changed.
struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show and change how everything is heard.",
    discussion: """
      Without a name, prints all settings; with one, that setting; with a name and a value, changes it. They are \
      used where --my-settings asks for them.

      For example:

        earshot settings "speaking rate" 70
      """)

  @Argument(help: "The setting.")
  var name: String?

  @Argument(help: "What it is to be.")
  var value: String?

  @Option(help: ArgumentHelp("Another file than your own.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(help: "Print where the settings are kept.")
  var path = false

  @Option(help: "text or json.")
  var format = DocumentFormat.text

  mutating func run() throws {
    let file = file.map { SettingsFile(path: $0) } ?? .own
    if path { return Output.result(file.path + "\n") }
    var person = try file.read(isRequired: false)
    guard let name else {
      return Output.result(format == .json ? try Self.document(of: person, UserSettings.names) : person.text)
    }
    guard let value else {
      let text = try person.value(of: name)
      return Output.result(format == .json ? try Self.document(of: person, [name]) : text + "\n")
    }
    try person.set(name, to: value)
    try file.write(person)
  }

  private static func document(of person: UserSettings, _ names: [String]) throws -> String {
    var object = JSONObject()
    for name in names { object[name] = .string(try person.value(of: name)) }
    return DocumentFormat.document("settings", .object(object))
  }
}
