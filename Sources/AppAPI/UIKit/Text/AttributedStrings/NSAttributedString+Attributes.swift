import Foundation

extension NSAttributedString.Key {
  /// A number made of `NSUnderlineStyle`: the line under the words.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`: what the line under the words is drawn in.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A number made of `NSUnderlineStyle`: the line through the words.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`: what the line through the words is drawn in.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A number: space behind each letter, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: space behind each letter, in points, that grows and shrinks with the font.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: how far above its line the text stands, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL` or a string: where the words lead to.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSParagraphStyle`: how lines are laid out.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  /// The words of an attributed string of the newer kind, with what UIKit and VoiceOver know of its
  /// attributes.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      result.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: Self.attributes(of: run)))
    }
    self.init(attributedString: result)
  }

  private static func attributes(of run: AttributedString.Runs.Run) -> [Key: Any] {
    typealias Looks = AttributeScopes.UIKitAttributes
    var values: [Key: Any] = [:]
    values[.font] = run[Looks.FontAttribute.self]
    values[.foregroundColor] = run[Looks.ForegroundColorAttribute.self]
    values[.backgroundColor] = run[Looks.BackgroundColorAttribute.self]
    values[.underlineStyle] = run[Looks.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = run[Looks.StrikethroughStyleAttribute.self]?.rawValue
    values[.kern] = run[Looks.KernAttribute.self]
    values[.tracking] = run[Looks.TrackingAttribute.self]
    values[.baselineOffset] = run[Looks.BaselineOffsetAttribute.self]
    values[.link] = run.link
    values[.spokenLanguage] = run.languageIdentifier
    values[.spokenPitch] = run.accessibilitySpeechAdjustedPitch.map { 1 + $0 }
    values[.spokenPunctuation] = run.accessibilitySpeechIncludesPunctuation
    values[.spokenLetters] = run.accessibilitySpeechSpellsOutCharacters
    values[.spokenPhonetics] = run.accessibilitySpeechPhoneticNotation
    values[.spokenHeadingLevel] = run.accessibilityHeadingLevel?.rawValue
    return values
  }
}

extension AttributedString {
  /// The words of an attributed string of the older kind, with what UIKit and VoiceOver know of its
  /// attributes.
  public init(_ text: NSAttributedString) {
    self.init()
    let string = NSString(string: text.string)
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      var part = AttributedString(string.substring(with: range))
      part.take(values)
      result += part
    }
    self = result
  }

  private mutating func take(_ values: [NSAttributedString.Key: Any]) {
    typealias Looks = AttributeScopes.UIKitAttributes
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      (values[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? values[key] as? CGFloat
        ?? (values[key] as? Int).map { CGFloat($0) } ?? (values[key] as? Double).map { CGFloat($0) }
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    self[Looks.FontAttribute.self] = values[.font] as? UIFont
    self[Looks.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
    self[Looks.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
    self[Looks.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[Looks.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[Looks.KernAttribute.self] = number(.kern)
    self[Looks.TrackingAttribute.self] = number(.tracking)
    self[Looks.BaselineOffsetAttribute.self] = number(.baselineOffset)
    self.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
    self.languageIdentifier = values[.spokenLanguage] as? String
    self.accessibilitySpeechAdjustedPitch = number(.spokenPitch).map { Double($0) - 1 }
    self.accessibilitySpeechIncludesPunctuation = values[.spokenPunctuation] as? Bool
    self.accessibilitySpeechSpellsOutCharacters = values[.spokenLetters] as? Bool
    self.accessibilitySpeechPhoneticNotation = values[.spokenPhonetics] as? String
    self.accessibilityHeadingLevel = number(.spokenHeadingLevel).flatMap { .init(rawValue: Int($0)) }
  }
}
