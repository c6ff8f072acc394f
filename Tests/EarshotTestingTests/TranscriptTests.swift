import Foundation
import SwiftUI
import Testing

@testable import EarshotTesting

@Suite("Transcripts in tests", .timeLimit(.minutes(10)))
struct TranscriptTests {
  @Test("What is heard is compared with the transcript in the test, the last line's end aside")
  func inline() async throws {
    try await hosting(Counter()) { screen in
      try await screen.expectTranscript(
        """
        Counter: 2 stops, 1.7 s

          1  Count, 0                                                                      0.9 s
          2  Add, button                                                                   0.8 s

        Rests on no uncertain rule.
        """)
    }
  }

  @Test("A difference shows the lines that differ, the stop's source lines, and how to accept it")
  func difference() async throws {
    try await hosting(Marked()) { screen in
      let heard = Transcript(name: screen.name, tour: try await screen.tour())
      let expected = heard.text.replacing("Four", with: "For").replacing("Marked", with: "Pair")
      let difference = try #require(TranscriptDifference(expected: expected, heard: heard, place: "A.txt"))
      #expect(
        difference.message == """
          What is heard differs from A.txt in line 1:
          - Pair: 2 stops, 2.2 s
          + Marked: 2 stops, 2.2 s

            …
                   More Content
          -          For, Age
          +          Four, Age

          """)
      let other = heard.text.replacing("Four", with: "For")
      let inside = try #require(TranscriptDifference(expected: other, heard: heard, place: "A.txt"))
      let place = "Tests/EarshotTestingTests/Views.swift:\(Marked.line)"
      #expect(inside.message.hasSuffix("\nWhat stands there is set in \(place) (customContent)."))
      #expect(TranscriptDifference(expected: heard.text, heard: heard, place: "A.txt") == nil)
      #expect(TranscriptDifference(expected: heard.text + "\n", heard: heard, place: "A.txt") == nil)
    }
  }

  @Test("A difference fails the test where the expectation stands", .enabled(if: !Recording.isOn))
  func failure() async throws {
    try await hosting(Pair()) { screen in
      try await withKnownIssue {
        try await screen.expectTranscript("Pair: 3 stops")
      } matching: { issue in
        let start = "What is heard differs from the transcript here in line 1:"
        return issue.comments.first?.rawValue.hasPrefix(start) == true
      }
      try await withKnownIssue {
        try await screen.expectTranscript(named: "Missing")
      } matching: { issue in
        issue.comments.first?.rawValue.hasPrefix("There is no ") == true
      }
    }
  }

  @Test("A stored transcript lies below Tests, else beside its test")
  func places() {
    #expect(
      StoredTranscript(name: "Cell", test: "/app/Tests/ListTests/Cells/CellTests.swift").place
        == "/app/Tests/Transcripts/CellTests/Cell.txt")
    #expect(
      StoredTranscript(name: "Cell", test: "/app/Checks/CellTests.swift").place
        == "/app/Checks/Transcripts/CellTests/Cell.txt")
  }

  @Test("Recording writes a file anew and tells where; the next comparison finds no difference")
  func stored() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let stored = StoredTranscript(name: "Cell", test: folder.path + "/CellTests.swift")
    #expect(stored.text == nil)
    let message = try stored.record("Heard\n")
    #expect(message.hasPrefix("Recorded \(folder.path)/Transcripts/CellTests/Cell.txt."))
    #expect(stored.text == "Heard\n")
  }

  private static let source = #"""
    func cell() {
      screen.expectTranscript(
        """
        Old
        """)
      screen.expectTranscript("one line")
      screen.expectTranscript(
        """
        """)
    }
    """#

  @Test("Recording replaces the literal of the call and no other, with its indentation and escapes")
  func literal() throws {
    let first = try #require(
      InlineTranscript.replacingLiteral(in: Self.source, after: 2, with: "New\n\n \\ and \"\"\"\n"))
    #expect(first.added == 2)
    #expect(
      first.text
        == #"""
        func cell() {
          screen.expectTranscript(
            """
            New

             \\ and \"\"\"
            """)
          screen.expectTranscript("one line")
          screen.expectTranscript(
            """
            """)
        }
        """#)
    #expect(InlineTranscript.replacingLiteral(in: Self.source, after: 6, with: "New") == nil)
    let last = try #require(InlineTranscript.replacingLiteral(in: Self.source, after: 7, with: "New"))
    #expect(last.added == 1)
    #expect(last.text.contains("Old"))
    #expect(last.text.hasSuffix("    \"\"\"\n    New\n    \"\"\")\n}"))
    #expect(InlineTranscript.replacingLiteral(in: Self.source, after: 40, with: "New") == nil)
  }

  @Test("Literals recorded in one run are found although those before them grew")
  func growing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.source.write(to: file, atomically: true, encoding: .utf8)
    let message = InlineTranscript(file: file.path, line: 2).record("A\nB\nC")
    #expect(message.hasPrefix("Recorded \(file.path):2."))
    #expect(InlineTranscript(file: file.path, line: 7).record("D").hasPrefix("Recorded \(file.path):9."))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("    A\n    B\n    C\n"))
    #expect(text.contains("    D\n"))
    #expect(
      InlineTranscript(file: file.path, line: 6).record("E").hasPrefix(
        "The transcript in \(file.path):8 cannot be written."))
  }
}
