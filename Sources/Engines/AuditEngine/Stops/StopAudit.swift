import AccessibilityModel
import VoiceOverEngine

/// Judges how much is heard at single stops.
///
///     StopAudit(UtteranceComposer(.iOS)).findings(at: bailey, hearing: utterance)
///     // Too much at once: 12.0 s (at most 8.0), 13 facts (at most 6). Move facts into custom content.
///
/// - Source: Behaviour 1.6, X12
public struct StopAudit: Sendable {
  /// Says what a proposal would make heard.
  public let composer: UtteranceComposer
  /// How long words take.
  public let speech: SpeechDuration
  /// What counts as too much.
  public let limits: StopLimits

  /// Makes an audit of what one VoiceOver says.
  public init(
    _ composer: UtteranceComposer, speech: SpeechDuration = SpeechDuration(),
    limits: StopLimits = StopLimits()
  ) {
    self.composer = composer
    self.speech = speech
    self.limits = limits
  }

  /// What is wrong with a stop; nothing where it is as it should be.
  ///
  /// - Parameters:
  ///   - element: the element the cursor is on.
  ///   - utterance: everything that is said there, hints included.
  /// - Returns: findings in the order in which they matter.
  public func findings(at element: AccessibilityElement, hearing utterance: Utterance) -> [StopFinding] {
    let location = element.sourceLocation
    let named = element.origins[.label] ?? location
    guard !utterance.isEmpty else {
      return [StopFinding(.silent, element: element.id, at: named)]
    }
    if !Self.hasName(element), !utterance.segments.contains(where: \.namesSomething) {
      return [StopFinding(.nameless(utterance.text), element: element.id, at: named)]
    }
    var findings: [StopFinding] = []
    let names = element.fileNames
    if !names.isEmpty {
      findings.append(StopFinding(.fileName(names), element: element.id, at: named))
    }
    findings += roleFindings(at: element, hearing: utterance)
    let seconds = (speech.seconds(of: utterance.partsAtFirstPause.now) * 10).rounded() / 10
    let facts = utterance.factCount
    if seconds > limits.seconds || facts > limits.facts {
      let kind = StopFinding.Kind.tooMuch(seconds: seconds, facts: facts, limits: limits)
      let proposal = proposal(for: element, facts: facts)
      findings.append(StopFinding(kind, element: element.id, at: named, proposal: proposal))
    }
    let untold = Self.untold(of: element)
    if !untold.isEmpty { findings.append(StopFinding(.hiding(untold), element: element.id, at: location)) }
    return findings
  }

  /// The words that are hidden and stand neither in what is spoken nor in what waits.
  private static func untold(of element: AccessibilityElement) -> [String] {
    var told = [element.label, element.value, element.hint].compactMap { $0?.string }
    told += element.customContent.flatMap { [$0.label.string, $0.value.string] }
    told += element.actions.map(\.name.string)
    var result: [String] = []
    for text in element.hiddenTexts.map(\.string) where !result.contains(text) {
      let isMeant = text.contains { $0.isLetter || $0.isNumber }
      if isMeant, !told.contains(where: { $0.lowercased().contains(text.lowercased()) }) {
        result.append(text)
      }
    }
    return result
  }

  private func proposal(for element: AccessibilityElement, facts: Int) -> ContentProposal? {
    guard facts > 2 else { return nil }
    return ContentProposal(for: element, composer: composer, speech: speech)
  }

  private static func hasName(_ element: AccessibilityElement) -> Bool {
    [element.label, element.value, element.hint].contains { !($0?.isBlank ?? true) }
  }
}

extension Utterance.Segment {
  /// True where the app itself says something about this very thing.
  fileprivate var namesSomething: Bool {
    switch origin {
    case .attribute, .customContent, .notification: isSpoken
    case .action, .phrase: false
    }
  }
}

extension Utterance {
  /// How many facts the app tells at once: parts between commas, hints left out.
  ///
  ///     // "Bailey, beagle, Three years. More content available." has 3
  public var factCount: Int {
    var count = 0
    for segment in segments where segment.isSpoken {
      switch segment.origin {
      case .attribute(.label), .attribute(.value), .customContent: count += segment.text.parts.count
      default: break
      }
    }
    return count
  }
}

extension SpokenText {
  /// The words between commas that are followed by a space.
  var parts: [String] {
    var result: [String] = []
    var current = ""
    var follows = false
    for character in string {
      if follows, character.isWhitespace {
        result.append(current)
        current = ""
      } else {
        if follows { current.append(",") }
        if character != "," { current.append(character) }
      }
      follows = character == ","
    }
    result.append(current)
    return result.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}
