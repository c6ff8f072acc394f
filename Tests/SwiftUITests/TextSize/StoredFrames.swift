import EarshotTesting
import Foundation
import TestSupport
import Testing

/// Where everything on a screen lies, kept below `Tests/Transcripts`.
@MainActor
struct StoredFrames {
  private let stored: StoredText

  init(_ name: String) { stored = StoredText(name) }

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
    try stored.expect(Self.text(of: screen), sourceLocation: sourceLocation)
  }
}
