package import AccessibilityModel
import Foundation

extension SpokenText {
  /// The words of an attributed string, spoken as its attributes say.
  ///
  /// - Complexity: O(n) in the length of the text.
  /// - Source: Behaviour 1.12
  package init(_ text: AttributedString) {
    self.init(
      joining: text.runs.lazy.map { run in
        (String(text[run.range].characters), SpeechAttributes(run))
      })
  }

  /// The words of an attributed string of the older kind, spoken as its attributes say.
  ///
  /// - Complexity: O(n) in the length of the text.
  /// - Source: Behaviour 1.12
  package init(_ text: NSAttributedString) {
    var first = NSRange()
    // Most texts are of one piece, which needs no cutting.
    if text.length > 0 {
      let values = text.attributes(at: 0, effectiveRange: &first)
      if first.length == text.length {
        self.init(text.string, SpeechAttributes(values))
        return
      }
    }
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
