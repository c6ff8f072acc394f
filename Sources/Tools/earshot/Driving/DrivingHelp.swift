import AccessibilityModel
import EarshotSession
import VoiceOverEngine

/// The commands of a script, for those who look them up.
enum DrivingHelp {
  /// A line for each key.
  static var keys: String { lines(TerminalKeys.table.map { ($0.keys, $0.does) }) }

  /// A line for each command.
  static var text: String {
    let commands = ScriptCommand.all.map { (form: $0.names.joined(separator: ", "), summary: $0.summary) }
    let forms = ScriptForm.all.map { (form: $0.form, summary: $0.summary) }
    return lines(commands + forms)
  }

  private static func lines(_ rows: [(form: String, summary: String)]) -> String {
    let width = rows.map(\.form.count).max() ?? 0
    let lines = rows.map { row in
      "  " + row.form + String(repeating: " ", count: width - row.form.count) + "  " + row.summary
    }
    return lines.joined(separator: "\n")
  }
}
