package import AccessibilityModel
import Foundation

extension SpeechAttributes {
  /// Reads the attributes of a run; what a run does not say is left to the person's settings.
  package init(_ run: AttributedString.Runs.Run) {
    self.init(
      language: run.languageIdentifier,
      pitch: run.accessibilitySpeechAdjustedPitch.map { Self.relativePitch(1 + $0) },
      spellsOut: run.accessibilitySpeechSpellsOutCharacters,
      speaksPunctuation: run.accessibilitySpeechIncludesPunctuation,
      phonetic: run.accessibilitySpeechPhoneticNotation,
      headingLevel: run.accessibilityHeadingLevel.flatMap { Self.headingLevel($0.rawValue) })
    facts.context = run.accessibilityTextualContext?.context
  }

  /// Reads the attributes of the older kind; a value of another type than documented is left out.
  init(_ values: [NSAttributedString.Key: Any]) {
    self.init(
      language: values[.spokenLanguage] as? String,
      pitch: Self.number(values[.spokenPitch]).map(Self.relativePitch),
      spellsOut: Self.flag(values[.spokenLetters]),
      speaksPunctuation: Self.flag(values[.spokenPunctuation]),
      phonetic: values[.spokenPhonetics] as? String,
      headingLevel: Self.number(values[.spokenHeadingLevel]).flatMap { Self.headingLevel(Int($0)) })
    facts.context = TextualContext(named: values[.spokenContext])
  }

  static func flag(_ value: Any?) -> Bool? {
    value as? Bool ?? (value as? NSNumber)?.boolValue
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private static func relativePitch(_ pitch: Double) -> Double {
    min(max(pitch, 0), 2)
  }

  private static func headingLevel(_ level: Int) -> Int? {
    (1...6).contains(level) ? level : nil
  }
}
