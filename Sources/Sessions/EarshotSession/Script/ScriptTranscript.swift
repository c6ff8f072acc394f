import AccessibilityModel
import VoiceOverEngine

/// Writes down what comes of a script while it runs: each line under its number, with what was heard.
///
/// The form is described in `Documentation/Formats/drive-script.md`.
public struct ScriptTranscript: Sendable {
  /// Who gives the lines, and so where they are seen.
  public enum Layout: Hashable, Sendable {
    /// A script; the transcript shows each line under its number.
    case script(Script)
    /// A person, who sees already what they typed.
    case conversation
  }

  private let layout: Layout
  private let indent: String
  private let digits: Int
  /// Each uncertain rule that what was heard rests on, with the places.
  private var rules: [(rule: UncertainRule, places: [String])] = []

  /// Makes a transcript of nothing yet.
  public init(_ layout: Layout) {
    self.layout = layout
    switch layout {
    case .script(let script):
      digits = max(String(script.lines.last?.number ?? 0).count, 2)
      indent = String(repeating: " ", count: digits + 5)
    case .conversation:
      digits = 0
      indent = "  "
    }
  }

  /// The head, and what is heard when VoiceOver comes on.
  ///
  /// - Parameters:
  ///   - name: what is driven: a preview, a view or a screen.
  ///   - records: what happened at the beginning.
  ///   - voiceOver: who speaks.
  ///   - orderingRules: the uncertain rules that decided in which order the stops come.
  /// - Returns: whole lines.
  public mutating func beginning(
    of name: String, _ records: [SessionRecord], with voiceOver: VoiceOver,
    orderingRules: [UncertainRule] = []
  ) -> String {
    let platform = voiceOver.dialect.platform == .macOS ? " on macOS" : ""
    note(orderingRules, at: "the order")
    let heard = heard(records, voiceOver.speech, at: "the beginning")
    return Self.text([Transcript.line(name) + platform, ""] + heard)
  }

  /// What came of a line; nothing for an expectation that holds.
  ///
  /// - Returns: whole lines.
  public mutating func text(of outcome: ScriptOutcome) -> String {
    var lines = outcome.overdue.map(failure) ?? []
    if layout != .conversation, outcome.isCommand || outcome.failure != nil {
      lines.append(title(outcome.line))
    }
    let heard = heard(outcome.heard, outcome.speech, at: "line \(outcome.line.number)")
    lines += heard.isEmpty && outcome.failure == nil && outcome.deeds.isEmpty ? silence(of: outcome) : heard
    lines += outcome.deeds.map { "\(indent)(\(Transcript.line($0)))" }
    if let failure = outcome.failure { lines += details(of: failure) }
    return Self.text(lines)
  }

  /// The line that a session ended in the midst of; a person sees it already.
  ///
  /// - Returns: whole lines.
  public func text(endingIn line: Script.Line) -> String {
    layout == .conversation ? "" : Self.text([title(line)])
  }

  /// What lines after a line have to say once nothing follows, and how everything ended.
  ///
  /// - Parameters:
  ///   - runner: who ran the lines; `finish` was called.
  ///   - overdue: what `finish` returned.
  ///   - diagnostics: what was noticed to be wrong.
  ///   - listsRules: true where the uncertain rules are listed and not only counted.
  /// - Returns: whole lines.
  public func end(
    of runner: ScriptRunner, overdue: ScriptFailure?, diagnostics: [Diagnostic] = [], listsRules: Bool = false
  ) -> String {
    var lines = overdue.map(failure) ?? []
    for diagnostic in diagnostics { lines += ["", Transcript.line(diagnostic.text)] }
    if let verdict = verdict(runner) { lines += ["", verdict] }
    lines.append("")
    let places = Dictionary(uniqueKeysWithValues: rules.map { ($0.rule, $0.places) })
    lines +=
      listsRules
      ? Transcript.ruleLines(rules.map(\.rule)) { places[$0, default: []].joined(separator: ", ") }
      : [Transcript.foot(rules.map(\.rule))]
    return Self.text(lines)
  }

  private func verdict(_ runner: ScriptRunner) -> String? {
    let failed = runner.failures.count
    guard failed > 0 else {
      switch runner.expectations {
      case 0: return nil
      case 1: return "1 expectation holds."
      default: return "All \(runner.expectations) expectations hold."
      }
    }
    guard case .script = layout else { return failed == 1 ? "1 line failed." : "\(failed) lines failed." }
    var numbers: [Int] = []
    for number in runner.failures.map(\.line.number) where !numbers.contains(number) {
      numbers.append(number)
    }
    let list = numbers.map(String.init).joined(separator: ", ")
    let failures = numbers.count == 1 ? "Line \(list) failed." : "\(numbers.count) lines failed: \(list)."
    return failures + rest(after: runner.stoppedAt)
  }

  /// How many lines were not done because the one that says where had failed.
  private func rest(after stop: Script.Line?) -> String {
    guard let stop, case .script(let script) = layout else { return "" }
    let count = script.lines.count { $0.number > stop.number }
    guard count > 0 else { return "" }
    return " The script stopped there; \(count) \(count == 1 ? "line" : "lines") behind it "
      + "\(count == 1 ? "was" : "were") not done."
  }

  private mutating func heard(_ records: [SessionRecord], _ speech: SpeechDuration, at name: String)
    -> [String]
  {
    var lines: [String] = []
    let drawn = Dictionary(grouping: records.indices.filter { records[$0].isDrawing }) {
      records[$0].technology
    }
    let listening = Listening(records)
    let heardPlaces = Set(listening.heard.map(\.place))
    let lostPlaces = Set(listening.lost.map(\.place))
    for (place, record) in records.enumerated() {
      switch record.effect {
      case .speak(let utterance, interrupts: _):
        note(record.rules, at: name)
        if heardPlaces.contains(place) {
          lines += Transcript.lines(of: utterance.text, speech.seconds(of: utterance), after: indent)
        }
        lines += utterance.asides.flatMap { Transcript.hanging($0, after: indent) }
      case .unheard(let words) where lostPlaces.contains(place):
        lines += Transcript.hanging(words.mark, after: indent)
      case .sound(let event) where event != .focusMoved:
        note(record.rules, at: name)
        lines.append(indent + event.mark)
      case .show(let overlay):
        guard drawn[record.technology]?.last == place, let overlay else { continue }
        note(record.rules, at: name)
        lines += record.technology.lines(of: overlay).map { indent + $0 }
      case .playGraph: lines.append("\(indent)(audio graph)")
      case .system(let action): lines.append("\(indent)(device: \(action.words))")
      default: break
      }
    }
    return lines
  }

  /// What stands where a gesture or keys brought no words and no sound that is shown.
  private func silence(of outcome: ScriptOutcome) -> [String] {
    switch outcome.line.instruction {
    case .technology(let command) where command.isSeenAlone: return []
    case .technology, .rotor, .select:
      let ticks = outcome.heard.contains { $0.effect == .sound(.focusMoved) }
      return [indent + (ticks ? "(nothing is spoken)" : "(nothing is heard)")]
    case .look(let path, _):
      guard let picture = outcome.picture else { return [] }
      return [indent + "(picture: \(path), \(picture.width)×\(picture.height))"]
    case .wait, .quit, .expect, .change: return []
    }
  }

  private mutating func note(_ rules: [UncertainRule], at place: String) {
    for rule in rules {
      if let index = self.rules.firstIndex(where: { $0.rule == rule }) {
        if self.rules[index].places.last != place { self.rules[index].places.append(place) }
      } else {
        self.rules.append((rule, [place]))
      }
    }
  }

  /// A failure that is told behind other lines.
  private func failure(_ failure: ScriptFailure) -> [String] {
    (layout == .conversation ? [] : [title(failure.line)]) + details(of: failure)
  }

  private func details(of failure: ScriptFailure) -> [String] { failure.lines.map { indent + $0 } }

  private func title(_ line: Script.Line) -> String {
    String(line.number).padded(to: digits + 1) + "  " + line.text
  }

  private static func text(_ lines: [String]) -> String { VisibleText.joined(lines) }
}

extension Utterance {
  /// What it has besides words: what only a braille line shows, and names in another pitch.
  fileprivate var asides: [String] {
    var lines: [String] = []
    for segment in segments {
      let words = Transcript.line(segment.text.string)
      if segment.channel == .brailleOnly, !segment.text.isBlank { lines.append("(braille: \(words))") }
      for run in segment.text.runs where segment.channel == .everywhere {
        guard let pitch = run.attributes.wishes.pitch, pitch != 1 else { continue }
        let stretch = String(decoding: Array(segment.text.string.utf8)[run.range], as: UTF8.self)
        lines.append("(\(pitch > 1 ? "higher" : "lower") pitch: \(Transcript.line(stretch)))")
      }
    }
    return lines
  }
}

extension SessionRecord {
  /// True where something was drawn over the screen, or taken away.
  fileprivate var isDrawing: Bool {
    if case .show = effect { true } else { false }
  }
}
