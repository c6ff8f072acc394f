import AccessibilityModel
import EarshotSession

/// What came of one step: as much of it as whoever recorded could tell.
package struct RecordedStep: Hashable, Sendable {
  /// What was done: a line of a drive script; `start` before the first.
  package var action = Self.start
  /// Utterances, in order; `nil` where nobody listened.
  package var heard: [String]?
  /// Words that were heard among others; `nil` where nobody told of any.
  package var includes: [String]?
  /// Words that were listened for and not heard; `nil` where nobody did.
  package var lacks: [String]?
  /// Seconds of silence ahead of each utterance that came by itself; `nil` where nobody measured.
  package var pauses: [Double]?
  /// Sounds but that of the moving cursor; `nil` where nobody noted them.
  package var sounds: [String]?
  /// What technologies drew, and what the device did; `nil` where nobody looked.
  package var shown: [String]?
  /// What stands on the screen, an element each; `nil` where nobody looked, or where it is as before.
  package var screen: [String]?

  /// The action of the first step.
  package static let start = "start"

  /// Makes a step that nothing is known of.
  package init(_ action: String) {
    self.action = action
  }

  /// True where nothing was recorded of it.
  package var isEmpty: Bool {
    heard == nil && includes == nil && lacks == nil && pauses == nil && sounds == nil && shown == nil
      && screen == nil
  }

  /// Takes down what happened.
  ///
  /// - Parameters:
  ///   - records: What happened, in order.
  ///   - speech: How fast is spoken.
  ///   - tree: The screen now.
  ///   - previous: The screen before; `nil` where this is the first.
  ///   - start: When the step began.
  ///   - end: When the last words before it ended; then, when those of the step do.
  init(
    _ records: [SessionRecord], _ speech: SpeechDuration, screen tree: AccessibilityTree,
    since previous: AccessibilityTree?, from start: VirtualInstant, _ end: inout VirtualInstant
  ) {
    let listening = Listening(records)
    let words = listening.heard
    heard = words.map {
      VisibleText.line($0.utterance.text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    var pauses: [Double] = []
    for words in words {
      let instant = records[words.place].instant
      if instant > start, end <= instant {
        let silence = max(start, end).duration(to: instant).components
        let seconds = Double(silence.seconds) + Double(silence.attoseconds) * 1e-18
        pauses.append((seconds * 10).rounded() / 10)
      }
      end = instant.advanced(by: speech.duration(of: words.utterance))
    }
    self.pauses = pauses
    let last = Dictionary(
      records.enumerated().filter { $0.element.effect.isDrawing }.map { ($0.element.technology, $0.offset) }
    ) { $1 }
    var sounds: [String] = []
    var shown: [String] = []
    for (place, record) in records.enumerated() {
      switch record.effect {
      case .sound(let event) where event != .focusMoved: sounds.append(event.rawValue)
      case .show(let overlay?) where last[record.technology] == place:
        shown += record.technology.drawn(overlay)
      case .show(nil) where last[record.technology] == place && previous != nil:
        shown.append("(nothing shown)")
      case .speak(let utterance, interrupts: _):
        shown += utterance.languages.map { "(in \($0))" }
        if utterance.speaksPunctuation { shown.append("(with all punctuation)") }
      case .stopSpeech: shown.append("(speech stops)")
      case .playGraph: shown.append("(audio graph)")
      case .system(let action): shown.append("(device: \(action))")
      default: break
      }
    }
    shown += listening.lost.map { "(cut off: \(VisibleText.line($0.words.utterance.text)))" }
    self.sounds = sounds
    self.shown = shown
    let present = tree.words
    screen = previous?.words == present ? nil : present
  }
}

extension Effect {
  /// True where something is drawn over the screen, or taken away.
  fileprivate var isDrawing: Bool {
    if case .show = self { true } else { false }
  }
}

extension TechnologyID {
  /// The lines of a transcript for what the technology draws.
  fileprivate func drawn(_ overlay: Overlay) -> [String] {
    var lines = (type as? any ListedTechnology.Type)?.lines(of: overlay) ?? overlay.lines
    if !overlay.panel.isEmpty { lines.append("(panel \(overlay.panel.words))") }
    if overlay.opacity < 1 { lines.append("(opacity \(Int((overlay.opacity * 100).rounded())) %)") }
    return lines
  }
}

extension Utterance {
  /// True where a part of it is spoken with all its punctuation.
  fileprivate var speaksPunctuation: Bool {
    segments.contains { $0.text.runs.contains { $0.attributes.wishes.speaksPunctuation ?? false } }
  }

  /// The languages that it is spoken in where it says so, in order.
  fileprivate var languages: [String] {
    var languages: [String] = []
    for segment in segments {
      for run in segment.text.runs {
        if let language = run.attributes.facts.language, languages.last != language {
          languages.append(language)
        }
      }
    }
    return languages
  }
}

extension Rect {
  /// Its place and its size in whole points.
  fileprivate var words: String {
    let numbers = [minX, minY, size.width, size.height].map { Int($0.rounded()) }
    return "at \(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}

extension AccessibilityTree {
  /// Label and value of each stop, as a person reads them.
  fileprivate var words: [String] {
    stops.compactMap { self[$0] }.map { element in
      let value = element.value.map { " = \($0.string)" } ?? ""
      return VisibleText.line("\(element.label?.string ?? "")\(value)")
    }
  }
}
