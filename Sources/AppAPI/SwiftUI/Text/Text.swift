import AccessibilityModel

/// Words on the screen.
///
///     Text("Bailey").font(.title)
public struct Text: Equatable, Sendable {
  /// A part of a text.
  enum Piece: Equatable {
    case string(String)
    case text(Text)
  }

  enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey)
    case attributed(AttributedString)
    case joined([Text])
  }

  let storage: Storage
  var style = TextAttributes()

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Shows a string that is not a literal, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  /// Shows a key's text in the person's language.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key))
  }

  /// Shows a string with its attributes.
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Shows a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }

  /// One text directly after another.
  public static func + (left: Text, right: Text) -> Text {
    Text(.joined([left, right]))
  }
}

/// What is said of a text beyond its words.
struct TextAttributes: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var color: Color?
  var speech = SpeechAttributes.none
  var label: [Text] = []
  var headingLevel: Int?

  /// These attributes where set, and the given ones elsewhere.
  func falling(backTo outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.isItalic = isItalic ?? outer.isItalic
    result.color = color ?? outer.color
    result.speech = speech.falling(backTo: outer.speech)
    result.headingLevel = headingLevel ?? outer.headingLevel
    return result
  }
}
