import Foundation

/// The commands of a workflow file, as a runner takes them out of it.
struct WorkflowFile {
  /// A step that runs commands.
  struct Step {
    var job: String
    var name: String
    var commands: String
    /// Whether the step goes on where one before it failed.
    var runsAlways: Bool
  }

  /// The steps with commands, in order.
  private(set) var steps: [Step] = []
  /// The variables of each job that are no expressions.
  private(set) var variables: [String: [String: String]] = [:]
  /// Actions that are used, with their versions.
  private(set) var actions: [String] = []

  /// Reads a file of the form that this project writes: two spaces a level, `run: |` before commands.
  ///
  /// - Throws: What keeps it from being read.
  init(at path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var (job, name, isJobs, isJobEnvironment, runsAlways) = ("", "", false, false, false)
    var place = 0
    while place < lines.count {
      let line = lines[place]
      place += 1
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      if words.isEmpty || words.hasPrefix("#") { continue }
      if indent == 0 { isJobs = words == "jobs:" }
      guard isJobs else { continue }
      if indent == 2, words.hasSuffix(":") { job = String(words.dropLast()) }
      if indent <= 4 { isJobEnvironment = indent == 4 && words == "env:" }
      if isJobEnvironment, indent == 6, let colon = words.firstIndex(of: ":") {
        let value = words[words.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        if !value.contains("${{") { variables[job, default: [:]][String(words[..<colon])] = value }
      }
      if words.hasPrefix("- ") { (name, runsAlways) = ("", false) }
      let entry = words.hasPrefix("- ") ? words.dropFirst(2) : words
      if entry.hasPrefix("name: ") { name = String(entry.dropFirst(6)) }
      if entry.hasPrefix("if: "), entry.contains("!cancelled()") { runsAlways = true }
      if entry.hasPrefix("uses: ") { actions.append(String(entry.dropFirst(6))) }
      guard entry == "run: |" else { continue }
      var commands: [String] = []
      while place < lines.count,
        lines[place].isEmpty || lines[place].prefix(while: { $0 == " " }).count > indent
      {
        commands.append(String(lines[place].dropFirst(indent + 2)))
        place += 1
      }
      steps.append(
        Step(job: job, name: name, commands: commands.joined(separator: "\n"), runsAlways: runsAlways))
    }
  }
}
