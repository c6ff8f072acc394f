package import AccessibilityModel
import Foundation

extension SpokenText {
  /// The words of an attributed string, spoken as its attributes say.
  ///
  /// - Complexity: O(n) in the length of the text.
  /// - Source: at-behaviour 1.12
  package init(_ text: AttributedString) {
    self.init(
      joining: text.runs.lazy.map { run in
        (String(text[run.range].characters), SpeechAttributes(run))
      })
  }

  /// The words of an attributed string of the older kind, spoken as its attributes say.
  ///
  /// - Complexity: O(n) in the length of the text.
  /// - Source: at-behaviour 1.12
  package init(_ text: NSAttributedString) {
    var pieces: [(String, SpeechAttributes)] = []
    let string = NSString(string: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      pieces.append((string.substring(with: range), SpeechAttributes(values)))
    }
    self.init(joining: pieces)
  }

  /// Joins pieces; neighbours that are spoken alike become one run.
  private init(joining pieces: some Sequence<(String, SpeechAttributes)>) {
    var string = ""
    var runs: [Run] = []
    for (piece, attributes) in pieces {
      let start = string.utf8.count
      string += piece
      let range = start..<string.utf8.count
      if let last = runs.last, last.attributes == attributes {
        runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        runs.append(Run(range: range, attributes: attributes))
      }
    }
    self.init(string, runs: runs)
  }
}
