import AccessibilityModel
import Typography

/// A text in a definite environment: what is shown and what is heard of it.
struct ResolvedText: Equatable {
  var runs: [TextRun] = []
  var spoken = SpokenText("")
  /// What is heard: the words, or what is said in place of them.
  var heard = SpokenText("")
  var headingLevel: Int?
}

extension Text {
  /// The text as an environment makes it definite.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var result = ResolvedText()
    let outer = TextAttributes(environment: environment)
    append(to: &result, outer: outer, environment)
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
    let before = result.heard
    defer {
      if let label = style.label.first {
        result.heard = before
        result.heard.append(label.resolved(in: environment).heard.applying(attributes.speech))
      }
    }
    func add(_ string: String, speech: SpeechAttributes = .none) {
      guard !string.isEmpty else { return }
      let font = (attributes.font ?? .body).resolved(
        in: environment.textSizeCategory, weight: attributes.weight, isItalic: attributes.isItalic ?? false)
      result.runs.append(TextRun(string, font: font))
      let words = SpokenText(string, speech.falling(backTo: attributes.speech))
      result.spoken.append(words)
      result.heard.append(words)
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
