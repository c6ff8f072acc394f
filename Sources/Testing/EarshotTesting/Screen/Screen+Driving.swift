import EarshotSession
import Foundation
import Testing

extension Screen {
  /// Uses the screen as a script says, in the words of `earshot drive`.
  ///
  ///     try await screen.drive(
  ///       """
  ///       rotor "More Content"
  ///       down
  ///       expect "Three years, Age"
  ///       """)
  ///
  /// What is heard otherwise fails the test at its line, and the script goes on; it stops at a `select` that finds
  /// nothing. `Documentation/Formats/drive-script.md`
  /// describes the words. Lines before the first command are about what was heard last.
  /// - Parameters:
  ///   - script: The script.
  ///   - filePath: The file of the test.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `ScriptError` where a line makes no sense, before anything is done, `TreeDiffError` where the app
  ///   contradicts itself, `ExpectationError` for what is heard otherwise in an `XCTestCase`, and what keeps a picture
  ///   from being written.
  public func drive(
    _ script: String, filePath: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let literal = ScriptLiteral(script, file: filePath, call: sourceLocation)
    let script = try Script(
      reading: script, name: "script at \(sourceLocation.fileName):\(sourceLocation.line)")
    var runner = ScriptRunner(session, heard: Array(records[latestStart...]))
    var report = FailureReport()
    for line in script.lines {
      let outcome = try await runner.run(line)
      if let picture = outcome.picture, let path = outcome.pictureFile {
        try Data(picture.png).write(to: URL(filePath: path), options: .atomic)
      } else if outcome.isCommand, !outcome.isEnd {
        latestStart = records.count + outcome.records.count - outcome.heard.count
        records += outcome.records
      }
      for failure in [outcome.overdue, outcome.failure] { literal.report(failure, to: &report) }
      if outcome.isEnd || outcome.stopsScript { break }
    }
    literal.report(runner.finish(), to: &report)
    if !runner.failures.isEmpty { await attachPicture(at: sourceLocation) }
    try report.finish()
  }
}
