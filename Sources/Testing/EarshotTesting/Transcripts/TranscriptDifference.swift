import AccessibilityModel
import EarshotSession
import Testing

/// Where what was heard is not what was expected: the lines in which the two differ, and who set them.
struct TranscriptDifference {
  /// Lines without a difference that are shown around one.
  private static let context = 1

  /// What is shown to the person who reads the failure.
  let message: String

  /// Compares line by line; `nil` where both are the same but for line ends at the end.
  ///
  /// - Parameters:
  ///   - expected: What the test says.
  ///   - heard: What was heard.
  ///   - place: What the message calls the expected transcript.
  init?(expected: String, heard: Transcript, place: String) {
    let old = Self.lines(of: expected)
    let new = Self.lines(of: heard.text)
    guard old != new else { return nil }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let lines = Self.changes(from: old, to: new)
    let sources = Self.sources(of: heard.stop(atLine: start))
    let list = sources.joined(separator: ", ")
    let setBy = sources.isEmpty ? [] : ["What stands there is set in \(list)."]
    message =
      (["What is heard differs from \(place) in line \(start + 1):"] + lines + setBy).joined(separator: "\n")
  }

  /// Fails the test.
  ///
  /// - Throws: `ExpectationError` where Swift Testing does not run the test.
  func report(at location: Testing.SourceLocation) throws(ExpectationError) {
    try FailureReport.fail("\(message)\nRECORD=1 takes over what is heard.", at: location)
  }

  static func lines(of text: String) -> [String] {
    text.trimmingLineEnds.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Taken away lines behind `-`, added ones behind `+`, and a line around them behind a space.
  static func changes(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var marked: [(mark: String, line: String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        marked.append(("-", old[i]))
        i += 1
      } else if inserted.contains(j) {
        marked.append(("+", new[j]))
        j += 1
      } else {
        marked.append((" ", old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return excerpt(of: marked)
  }

  private static func excerpt(of marked: [(mark: String, line: String)]) -> [String] {
    let shown = marked.indices.filter { index in
      let near = max(0, index - context)...min(marked.count - 1, index + context)
      return marked[near].contains { $0.mark != " " }
    }
    var lines: [String] = []
    for (position, index) in shown.enumerated() {
      if position > 0, shown[position - 1] != index - 1 { lines.append("  …") }
      let line = marked[index]
      lines.append(line.line.isEmpty && line.mark == " " ? "" : "\(line.mark) \(line.line)")
    }
    return lines
  }

  /// The places in the app's code that set what is heard at a stop.
  private static func sources(of stop: Tour.Stop?) -> [String] {
    guard let element = stop?.element else { return [] }
    var places: [String] = []
    for attribute in Attribute.allCases {
      guard let place = element.origins[attribute] else { continue }
      places.append("\(place.place) (\(attribute))")
    }
    if places.isEmpty, let place = element.sourceLocation { places.append(place.place) }
    return places
  }
}

extension AccessibilityModel.SourceLocation {
  /// File and line as a message shows them.
  var place: String { "\(file.relativeToCurrentFolder):\(line)" }
}
