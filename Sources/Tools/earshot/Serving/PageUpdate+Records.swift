import AccessibilityModel
import EarshotSession

extension PageUpdate.Happening {
  /// Words about what happened, without speech.
  ///
  /// - Parameters:
  ///   - kind: `line` for a line of the script, `change` for what a save changed.
  ///   - text: The words.
  init(_ kind: String, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// What a page shows of a record; `nil` for what it sees otherwise.
  init?(_ record: SessionRecord, speech: SpeechDuration, number: Int?, in tree: AccessibilityTree) {
    switch record.effect {
    case .speak(let utterance, _) where !utterance.isEmpty:
      kind = "speech"
      text = VisibleText.line(utterance.text)
      seconds = speech.seconds(of: utterance)
      self.number = number
      parts = utterance.segments.filter(\.isSpoken).map { Part($0, in: tree) }
    case .unheard(let words) where words.isHeardInPart || words.utterance.isPosted:
      kind = "unheard"
      text = VisibleText.line(words.utterance.text)
    case .stopSpeech:
      kind = "stop"
      text = ""
    case .sound(let event):
      kind = "sound"
      text = event.rawValue
    case .playGraph:
      kind = "device"
      text = "audio graph"
    case .system(let action):
      kind = "device"
      text = action.words
    default: return nil
    }
  }
}

extension PageUpdate.Happening.Part {
  fileprivate init(_ segment: Utterance.Segment, in tree: AccessibilityTree) {
    text = VisibleText.line(segment.text.string)
    from = segment.origin.words
    place = segment.element.flatMap { tree[$0]?.sourceLocation }?.text
    language = segment.text.runs.lazy.compactMap(\.attributes.facts.language).first
    rules = segment.rules.map(\.name)
  }
}

extension Utterance.Origin {
  /// Where words come from, in English.
  fileprivate var words: String {
    switch self {
    case .attribute(let attribute): "the element's \(attribute)"
    case .customContent: "custom content"
    case .action: "an action"
    case .phrase(let key): "VoiceOver's phrase \(key)"
    case .notification: "an announcement of the app"
    }
  }
}
