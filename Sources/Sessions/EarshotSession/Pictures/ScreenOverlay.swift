import AccessibilityModel
import KeyboardAccessEngine
import SpokenContentEngine
import VoiceControlEngine
import VoiceOverEngine

/// What can be drawn over a picture of a screen to show how a technology meets it.
public enum ScreenOverlay: String, Hashable, Sendable, CaseIterable {
  /// Numbers of the stops in reading order, with a line between them.
  case order
  /// The names that Voice Control shows.
  case names
  /// The numbers that Voice Control shows.
  case numbers
  /// The grid that Voice Control shows.
  case grid
  /// The cursor of VoiceOver on a stop.
  case cursor
  /// The ring of Full Keyboard Access.
  case ring
  /// The sentence and the word that Speak Screen highlights, and its panel.
  case spoken
}

extension Session {
  /// What a technology draws over the screen as it is now; no technology of the session takes notice.
  ///
  /// - Parameters:
  ///   - kind: what is drawn.
  ///   - stop: on which stop the cursor is, after how many presses of Tab the ring is seen, or which sentence is
  ///     spoken, from 1; `nil` for where they are now, and for the first place where they are nowhere.
  /// - Returns: the overlay; `nil` where nothing is drawn: there is no such stop, or nothing that keys reach.
  /// - Complexity: O(n) for n elements.
  public func overlay(_ kind: ScreenOverlay, stop: Int? = nil) -> Overlay? {
    switch kind {
    case .order: heardOrder
    case .names: drawn(by: voiceControl, after: [.say("show names")])
    case .numbers: drawn(by: voiceControl, after: [.say("show numbers")])
    case .grid: drawn(by: voiceControl, after: [.say("show grid")])
    case .cursor: stop == nil ? cursorOverlay ?? cursor(onStop: 1) : cursor(onStop: stop ?? 1)
    case .ring: stop == nil ? ringOverlay ?? ring(afterPresses: 1) : ring(afterPresses: stop ?? 1)
    case .spoken: stop == nil ? spokenOverlay ?? spoken(sentence: 1) : spoken(sentence: stop ?? 1)
    }
  }

  /// The stops in reading order, each with the words that are heard at it.
  ///
  /// - Source: Behaviour 1.10.4
  private var heardOrder: Overlay {
    var overlay = tree.readingOrderOverlay
    // A copy that nobody listens to goes from stop to stop.
    var voiceOver = technology(VoiceOver.self) ?? VoiceOver(Dialect.iOS.following(rules))
    var effects = voiceOver.advance(to: now, in: tree)
    effects += voiceOver.observe(.changed(version, TreeDiff()), in: tree)
    var (words, cursor) = (effects.heard, voiceOver.cursor)
    for index in overlay.marks.indices {
      guard let element = overlay.marks[index].element else { continue }
      if element != cursor || words.isEmpty {
        words = voiceOver.handle(.select(element), in: tree).heard
        cursor = voiceOver.cursor
      }
      if !words.isEmpty { overlay.marks[index].label = words }
    }
    return overlay
  }

  /// The frame around what VoiceOver is on; `nil` where it is nowhere or off.
  public var cursorOverlay: Overlay? {
    technology(VoiceOver.self)?.cursor.flatMap { frame(.cursor, around: $0) }
  }

  private var voiceControl: VoiceControl { VoiceControl(VoiceControlOptions().following(rules)) }

  private var ringOverlay: Overlay? {
    technology(KeyboardAccess.self)?.focus.flatMap { frame(.ring, around: $0) }
  }

  private var spokenOverlay: Overlay? {
    technology(SpokenContent.self)?.overlay.flatMap { $0.highlights.isEmpty ? nil : $0 }
  }

  /// How many places are gone through to draw at one of them.
  private static let mostPlaces = 10_000

  private func spoken(sentence number: Int) -> Overlay? {
    guard number <= Self.mostPlaces else { return nil }
    let next = [SpokenContent.Input](repeating: .panel(.next), count: max(number - 1, 0))
    let inputs = [.highlight(.wordsAndSentences), .speakScreen] + next
    return drawn(by: SpokenContent(on: device()), after: inputs)
  }

  private func cursor(onStop number: Int) -> Overlay? {
    let stops = Array(tree.stops.prefix(number))
    return stops.count == number ? stops.last.flatMap { frame(.cursor, around: $0) } : nil
  }

  private func ring(afterPresses count: Int) -> Overlay? {
    guard count <= Self.mostPlaces, let tab = KeyPress("tab") else { return nil }
    let keyboard = KeyboardAccess(KeyboardAccessOptions().following(rules))
    return drawn(by: keyboard, after: Array(repeating: .press(tab), count: count))
  }

  private func frame(_ kind: Overlay.Kind, around id: ElementID) -> Overlay? {
    guard let element = tree[id] else { return nil }
    let mark = Overlay.Mark(element.label?.string ?? "", frame: element.outline, element: id, isChosen: true)
    return Overlay(kind, marks: [mark], rules: element.rules)
  }

  /// What a technology that just came on draws after some inputs; `nil` where it draws nothing.
  private func drawn<Technology: AssistiveTechnology>(
    by technology: Technology, after inputs: [Technology.Input]
  ) -> Overlay? {
    var technology = technology
    var shown: Overlay?
    var effects = technology.advance(to: now, in: tree)
    effects += technology.observe(.changed(version, TreeDiff()), in: tree)
    for input in inputs { effects += technology.handle(input, in: tree) }
    for case .show(let overlay) in effects { shown = overlay }
    return shown
  }
}

extension AccessibilityTree {
  /// The stops in reading order, numbered from 1.
  ///
  /// - Complexity: O(n) for n stops.
  /// - Source: Behaviour 1.10.4
  public var readingOrderOverlay: Overlay {
    let marks = stops.enumerated().map { place, id in
      Overlay.Mark(
        "\(place + 1)", label: self[id]?.label?.string ?? "", frame: self[id]?.outline ?? .zero, element: id)
    }
    return Overlay(.order, marks: marks, rules: orderingRules())
  }
}

extension [Effect] {
  /// What is heard first of what a technology answered.
  fileprivate var heard: String {
    let words = compactMap { effect -> String? in
      if case .speak(let utterance, _) = effect { utterance.text } else { nil }
    }
    return words.first { !$0.isEmpty } ?? ""
  }
}
