import EarshotSession
import Foundation
import Testing

/// A script that stands in the source of a test.
struct ScriptLiteral {
  private let call: Testing.SourceLocation
  /// The line of the source that the script begins on; `nil` where it does not stand below the call.
  private let firstLine: Int?

  /// Looks for a script's lines in a source, from the call on.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - file: The source's path.
  ///   - call: Where the call stands.
  init(_ script: String, file: String, call: Testing.SourceLocation) {
    self.call = call
    let source = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let written = Self.lines(of: source)
    let wanted = Self.lines(of: script)
    let starts = written.indices.dropFirst(call.line - 1)
    firstLine = starts.first { written[$0...].starts(with: wanted) }.map { $0 + 1 }
  }

  /// Fails the test at the line of a failure.
  func report(_ failure: ScriptFailure?, to report: inout FailureReport) {
    guard let failure else { return }
    let message = (["Line \(failure.line.number): \(failure.line.text)"] + failure.lines).joined(
      separator: "\n")
    var place = call
    if let firstLine { place.line = firstLine + failure.line.number - 1 }
    report.fail(message, at: place)
  }

  /// The lines without indentation.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
