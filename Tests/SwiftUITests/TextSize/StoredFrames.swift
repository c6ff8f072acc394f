import EarshotTesting
import Foundation
import Testing

/// Where everything on a screen lies, kept below `Tests/Transcripts`.
@MainActor
struct StoredFrames {
  private let file: URL
  private let name: String

  init(_ name: String) {
    self.name = "Tests/Transcripts/\(name).txt"
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
    file = tests.appending(path: "Transcripts/\(name).txt").standardizedFileURL
  }

  /// A line for each stop: its place to a tenth of a point, and its label.
  static func text(of screen: EarshotTesting.Screen) -> String {
    let lines = screen.tree.stops.compactMap { screen.tree[$0] }.map { element in
      let frame = element.frame
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map { number in
        let tenth = (number * 10).rounded() / 10
        return tenth == tenth.rounded() ? "\(Int(tenth))" : "\(tenth)"
      }
      let words = [element.label?.string, element.value?.string].compactMap { $0 }.joined(separator: ", ")
      return "\(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])  \(words)\n"
    }
    return lines.joined()
  }

  /// Compares; `RECORD=1` stores it anew and fails the test.
  func expect(_ screen: EarshotTesting.Screen, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = Self.text(of: screen)
    let stored = try? String(contentsOf: file, encoding: .utf8)
    if stored == text { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      #expect(text == stored, "\(name) is otherwise.", sourceLocation: sourceLocation)
      return
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("Recorded \(name). Read it, then run without RECORD=1.", sourceLocation: sourceLocation)
  }
}
