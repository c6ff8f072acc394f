import EarshotSession

/// The commands of a script, for those who look them up.
enum DrivingHelp {
  /// A line for each command.
  static var text: String {
    let commands = ScriptCommand.all.map { (form: $0.names.joined(separator: ", "), summary: $0.summary) }
    let forms = ScriptForm.all.map { (form: $0.form, summary: $0.summary) }
    let width = (commands + forms).map(\.form.count).max() ?? 0
    let lines = (commands + forms).map { command in
      "  " + command.form + String(repeating: " ", count: width - command.form.count) + "  " + command.summary
    }
    return lines.joined(separator: "\n")
  }
}
