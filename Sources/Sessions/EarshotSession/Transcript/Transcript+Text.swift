import AccessibilityModel

extension Transcript {
  /// Columns of the text form: wide enough for a sentence, narrow enough for any window; a terminal may have others.
  @TaskLocal public static var width = 88

  /// Transcripts one below the other, and on what they rest.
  ///
  /// The form is described in `Documentation/Formats/transcript-text.md`.
  /// - Parameters:
  ///   - transcripts: what was heard, in order.
  ///   - listsRules: true where the uncertain rules are listed and not only counted.
  ///   - proposes: true where code is proposed for stops that say too much.
  /// - Returns: whole lines, the last one ended too.
  public static func text(
    of transcripts: [Transcript], listsRules: Bool = false, proposes: Bool = false
  ) -> String {
    transcripts.map(\.text).joined()
      + closing(of: transcripts, listsRules: listsRules, proposes: proposes)
  }

  /// One transcript in the text form, without what follows the last one of several.
  public var text: String { VisibleText.joined(lines + [""]) }

  /// What follows the last transcript in the text form: screens beside each other, proposals, and on what all rest.
  ///
  /// - Parameters:
  ///   - transcripts: what was heard, in order.
  ///   - listsRules: true where the uncertain rules are listed and not only counted.
  ///   - proposes: true where code is proposed for stops that say too much.
  /// - Returns: whole lines, the last one ended too.
  public static func closing(
    of transcripts: [Transcript], listsRules: Bool = false, proposes: Bool = false
  ) -> String {
    var lines = comparison(of: transcripts)
    if proposes { lines += proposals(for: transcripts) }
    let rules = UncertainRule.unique(transcripts.flatMap(\.tour.rules))
    lines += listsRules ? ruleLines(rules, of: transcripts) : [foot(rules)]
    return VisibleText.joined(lines)
  }

  /// Head, stops and end of one transcript.
  private var lines: [String] {
    [head] + (tour.stops.isEmpty ? [] : [""]) + stopLines.joined() + end
  }

  /// The lines of each stop.
  private var stopLines: [[String]] {
    let digits = max(String(tour.stops.count).count, 2)
    var marks = FindingMarks(of: tour)
    return tour.stops.enumerated().map { index, stop in
      let left = tour.rowsLeft.filter { max($0.afterStop, 1) == index + 1 }
      let indent = String(repeating: " ", count: digits + 3)
      let own = stop.findings.compactMap { marks.take($0) }
      return Self.lines(of: stop, after: String(index + 1).padded(to: digits + 1) + "  ", marks: own)
        + left.map { indent + Self.line(about: $0) }
    }
  }

  /// How many rows were left out, and how to hear them.
  private static func line(about rows: Tour.RowsLeft) -> String {
    rows.count == 1
      ? "… 1 more row; --all to hear it"
      : "… \(VisibleText.grouped(rows.count)) more rows; --all to hear them"
  }

  /// The stop that a line of the text tells of; lines count from 0.
  package func stop(atLine index: Int) -> Tour.Stop? {
    var next = 2
    for (stop, lines) in zip(tour.stops, stopLines) {
      if index < next { return nil }
      next += lines.count
      if index < next { return stop }
    }
    return nil
  }

  private var head: String {
    guard !tour.stops.isEmpty else { return "\(title): nothing that VoiceOver stops at" }
    return "\(title): \(stopCount), \(Self.seconds(tour.seconds))"
  }

  /// The name of the screen, with the dialect where it is not the usual one.
  var title: String { Self.line(name) + (tour.dialect.platform == .macOS ? " on macOS" : "") }

  /// How many stops there are, in words.
  var stopCount: String { tour.stops.count == 1 ? "1 stop" : "\(tour.stops.count) stops" }

  private var end: [String] {
    let ending: [String]
    switch tour.end {
    case .boundary: ending = []
    case .limit: ending = ["", "There are more stops; --all to hear them."]
    case .circle(let id):
      let label = tour.stops.first { $0.element.id == id }?.element.label?.string ?? ""
      ending = ["", "The cursor came back to \"\(Self.line(label))\"; what lies behind cannot be reached."]
    }
    let arrival = tour.arrival.map { ["", Self.line($0.text)] } ?? []
    let opening = tour.opening.map { [""] + $0.lines.flatMap { Self.hanging($0, after: "") } } ?? []
    return ending + arrival + opening
      + FindingLine.grouped(tour.diagnostics.map { FindingLine($0) }).flatMap { ["", $0.text] }
  }

  private static func lines(of stop: Tour.Stop, after number: String, marks: [String]) -> [String] {
    let indent = String(repeating: " ", count: number.count)
    let words = stop.utterance.isEmpty ? "(nothing is spoken)" : stop.utterance.text
    var lines = Self.lines(of: words, stop.seconds, after: number)
    let inner = indent + "  "
    for cells in stop.braille { lines.append(inner + cells) }
    for event in stop.sounds { lines.append(inner + event.mark) }
    for aside in stop.asides where !aside.isEmpty {
      lines += hanging("then: " + line(aside.text), after: inner)
    }
    for waiting in [stop.moreContent, stop.actions] where !waiting.entries.isEmpty {
      lines += hanging(line(waiting.heading.text), after: inner)
      for entry in waiting.entries { lines += hanging(line(entry.text), after: inner + "  ") }
    }
    for mark in marks { lines += hanging("! " + mark, after: inner) }
    return lines
  }

  /// Words behind what their first line begins with, and their seconds behind the last one.
  static func lines(of words: String, _ seconds: Double, after start: String) -> [String] {
    let indent = String(repeating: " ", count: start.count)
    let seconds = Self.seconds(seconds)
    let wrapped = VisibleText.cut(line(words)).wrapped(to: width - start.count - 9)
    return wrapped.enumerated().map { index, part in
      let text = (index == 0 ? start : indent) + part
      return index == wrapped.count - 1 ? text.filled(to: width - seconds.count) + seconds : text
    }
  }

  static func hanging(_ text: String, after indent: String) -> [String] {
    let wrapped = VisibleText.cut(line(text)).wrapped(to: width - indent.count - 2)
    return wrapped.enumerated().map { indent + ($0.offset == 0 ? "" : "  ") + $0.element }
  }

  /// Seconds with one digit behind the point.
  static func seconds(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
