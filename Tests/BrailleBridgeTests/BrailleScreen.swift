import AccessibilityModel
import BrailleBridge
import VoiceOverEngine

/// What VoiceOver says of a screen's only stop, as a braille line.
struct BrailleScreen {
  let utterance: Utterance

  /// Lets VoiceOver come to an element.
  init(_ element: AccessibilityElement, verbosity: Verbosity = Verbosity()) {
    let tree = AccessibilityTree(.container(id: ElementID(slot: 0), [AccessibilityNode(element)]))
    let composer = UtteranceComposer(.iOS, verbosity: verbosity)
    utterance = composer.composition(of: element.id, in: tree).utterance
  }

  /// The line in English.
  func line(
    _ grade: BrailleTable.Grade = .uncontracted, style: BrailleStyle = BrailleStyle()
  ) throws -> BrailleLine {
    BrailleLine(utterance, in: try Self.translator("en", grade), style: style)
  }

  /// Who writes a language.
  static func translator(
    _ language: String, _ grade: BrailleTable.Grade = .uncontracted
  ) throws -> BrailleTranslator {
    try BrailleTranslator(BrailleTable(language: language, grade: grade))
  }
}
