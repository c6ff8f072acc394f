import EarshotSession
import Foundation
import Testing

extension Screen {
  /// Tours the screen and compares what was heard with a transcript in the test itself.
  ///
  ///     try await screen.expectTranscript(
  ///       """
  ///       Help: 1 stop, 0.9 s
  ///
  ///         1  Help, button                                                            0.9 s
  ///
  ///       Rests on no uncertain rule.
  ///       """)
  ///
  /// A difference fails the test. With `RECORD=1` in the environment the transcript is written into the
  /// file anew, and the test fails so that the change is read.
  /// - Parameters:
  ///   - expected: The transcript, with or without the last line's end.
  ///   - filePath: The file that holds the transcript.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `TreeDiffError` where the app contradicts itself, `ExpectationError` for a difference in an `XCTestCase`.
  public func expectTranscript(
    _ expected: String, filePath: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let heard = Transcript(name: name, tour: try await tour())
    guard
      let difference = TranscriptDifference(expected: expected, heard: heard, place: "the transcript here")
    else { return }
    guard Recording.isOn else {
      await attachPicture(at: sourceLocation)
      return try difference.report(at: sourceLocation)
    }
    let literal = InlineTranscript(file: filePath, line: sourceLocation.line)
    let message = literal.record(heard.text) + "\n" + difference.message
    try FailureReport.fail(message, at: sourceLocation)
  }

  /// Tours the screen and compares what was heard with a transcript that is stored among the tests.
  ///
  /// It is kept in `Transcripts/<file of the test>/<name>.txt` below the folder `Tests`, or beside the test
  /// where no folder above it has that name. A difference fails the test. With `RECORD=1` in the environment
  /// it is written anew, and the test fails so that the change is read.
  /// - Parameters:
  ///   - name: The name of the stored file, without `.txt`.
  ///   - filePath: The file of the test.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `TreeDiffError` where the app contradicts itself, `ExpectationError` for a difference in an `XCTestCase`,
  ///   and the file system's errors.
  public func expectTranscript(
    named name: String, filePath: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let stored = StoredTranscript(name: name, test: filePath)
    let heard = Transcript(name: self.name, tour: try await tour())
    guard let expected = stored.text else {
      let message = try Recording.isOn ? stored.record(heard.text) : stored.missing(heard.text)
      try FailureReport.fail(message, at: sourceLocation)
      return
    }
    let difference = TranscriptDifference(expected: expected, heard: heard, place: stored.place)
    guard let difference else { return }
    guard Recording.isOn else {
      await attachPicture(at: sourceLocation)
      return try difference.report(at: sourceLocation)
    }
    let message = try stored.record(heard.text) + "\n" + difference.message
    try FailureReport.fail(message, at: sourceLocation)
  }
}

/// Whether transcripts are written anew instead of compared.
enum Recording {
  /// What the trait of the test that runs says; `nil` where it has none.
  @TaskLocal static var choice: Bool?

  /// True where the test's trait says so, or, without one, `RECORD=1`.
  static var isOn: Bool { choice ?? isAskedFor }

  private static let isAskedFor = ProcessInfo.processInfo.environment["RECORD"] == "1"
}

extension Transcript {
  /// The transcript alone, with its foot.
  var text: String { Transcript.text(of: [self]) }
}
