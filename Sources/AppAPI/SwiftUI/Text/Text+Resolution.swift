import AccessibilityModel
import Typography

/// A text in a definite environment: what is shown and what is heard of it.
struct ResolvedText: Equatable {
  var runs: [TextRun] = []
  var spoken = SpokenText("")
  /// Set where the text is heard as something else than it shows.
  var label: SpokenText?
  var headingLevel: Int?

  /// What is heard.
  var heard: SpokenText { label ?? spoken }
}

extension Text {
  /// The text as an environment makes it definite.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var result = ResolvedText()
    let outer = TextAttributes(environment: environment)
    append(to: &result, outer: outer, environment)
    if !style.label.isEmpty {
      result.label = SpokenText.joined(
        style.label.map { $0.resolved(in: environment).heard }, separator: " ")
    }
    result.headingLevel = style.headingLevel
    return result
  }

  /// The words in an environment, without attributes.
  func string(in environment: EnvironmentValues) -> String {
    resolved(in: environment).spoken.string
  }

  private func append(
    to result: inout ResolvedText, outer: TextAttributes, _ environment: EnvironmentValues
  ) {
    let attributes = style.falling(backTo: outer)
    func add(_ string: String, speech: SpeechAttributes = .none) {
      guard !string.isEmpty else { return }
      let font = (attributes.font ?? .body).resolved(
        in: environment.textSizeCategory, weight: attributes.weight, isItalic: attributes.isItalic ?? false)
      result.runs.append(TextRun(string, font: font))
      result.spoken.append(SpokenText(string, speech.falling(backTo: attributes.speech)))
    }
    switch storage {
    case .verbatim(let string): add(string)
    case .localized(let key):
      for piece in key.pieces(in: environment.locale) {
        switch piece {
        case .string(let string): add(string)
        case .text(let text): text.append(to: &result, outer: attributes, environment)
        }
      }
    case .attributed(let attributed):
      for (text, speech) in SpokenText(attributed).pieces { add(text, speech: speech) }
    case .joined(let texts):
      for text in texts { text.append(to: &result, outer: attributes, environment) }
    }
  }
}

extension TextAttributes {
  init(environment: EnvironmentValues) {
    font = environment.font
    weight = environment.fontWeight
    isItalic = environment.isItalic
    speech = environment.speech
  }
}
