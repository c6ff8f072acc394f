import AccessibilityModel
import UIKit

/// Words on the screen.
///
///     Text("**Bailey** is \(age) years old")
///
/// The words are looked up in the app's language files, and marks of Markdown in them are read.
public struct Text: Equatable, Sendable {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  indirect enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, LocalizedKey)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(FormattedValue)
    case moment(Moment)
    case image(Image)
    case joined([Text])
  }

  let storage: Storage
  var style = TextAttributes()

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// True for the same words in the same style, wherever the code has them.
  public static func == (left: Text, right: Text) -> Bool {
    left.storage == right.storage && left.style == right.style
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
  ///
  /// - Parameters:
  ///   - key: The key, with its values; shown itself where no file has it.
  ///   - tableName: The name of the files; `Localizable` where left out.
  ///   - bundle: Where the files are; beside the app's code where left out.
  ///   - comment: Words for those who translate.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, LocalizedKey(key.key, table: tableName, bundle: bundle)))
  }

  /// Shows the text of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.resource(resource))
  }

  /// Shows a string with its attributes.
  ///
  /// An attributed string can be written as a literal too, and a literal is meant as a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Shows a picture among words; its name is heard in its place.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Shows a value in a format, as the person's region writes it.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)))
  }

  /// Shows an object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted(FormattedValue(subject, formatter)))
  }

  /// Shows a value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted(FormattedValue(subject, formatter)))
  }

  /// Shows a moment as a formatter writes it.
  public init(_ date: Date, formatter: Formatter) {
    self.init(.formatted(FormattedValue(date, formatter)))
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
  var design: Font.Design?
  var isItalic: Bool?
  var foregroundStyles: ForegroundStyles?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var background: Color?
  var textCase: Text.Case?
  var scale: Text.Scale?
  var speech = SpeechAttributes.none
  var label: [Text] = []
  var headingLevel: Int?

  /// These attributes where set, and the given ones elsewhere.
  func falling(backTo outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.design = design ?? outer.design
    result.isItalic = isItalic ?? outer.isItalic
    result.foregroundStyles = foregroundStyles ?? outer.foregroundStyles
    result.isUnderlined = isUnderlined ?? outer.isUnderlined
    result.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
    result.background = background ?? outer.background
    result.textCase = textCase ?? outer.textCase
    result.scale = scale ?? outer.scale
    result.speech = speech.falling(backTo: outer.speech)
    result.headingLevel = headingLevel ?? outer.headingLevel
    return result
  }
}

extension TextAttributes {
  init(environment: EnvironmentValues) {
    font = environment.font
    weight = environment.fontWeight
    design = environment.fontDesign
    isItalic = environment.isItalic
    textCase = environment.textCase
    scale = environment.textScale
    isUnderlined = environment.isUnderlined
    isStruckThrough = environment.isStruckThrough
    speech = environment.speech
  }

  /// These attributes where a stretch is meant in a way.
  func marked(_ intent: InlinePresentationIntent) -> TextAttributes {
    guard !intent.isEmpty else { return self }
    var result = self
    if intent.contains(.stronglyEmphasized) { result.weight = .bold }
    if intent.contains(.emphasized) { result.isItalic = true }
    if intent.contains(.code) { result.design = .monospaced }
    if intent.contains(.strikethrough) { result.isStruckThrough = true }
    return result
  }

  /// These attributes where a stretch of an attributed string sets no others.
  func overridden(by run: AttributedString.Runs.Run) -> TextAttributes {
    var result = marked(run[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self] ?? [])
    if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { result.font = font }
    if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
      result.foregroundStyles = ForegroundStyles([color])
    }
    if let color = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
      result.background = color
    }
    if run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil {
      result.isUnderlined = true
    }
    if run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil {
      result.isStruckThrough = true
    }
    result.speech = SpeechAttributes(run).falling(backTo: speech)
    if let queues = run.accessibilitySpeechAnnouncementsQueued {
      result.speech.wishes.queuesAnnouncements = queues
    }
    return result
  }
}

extension Text {
  /// What the text says in an environment, for modules that hand it on as a plain string.
  package func words(in environment: EnvironmentValues) -> String { string(in: environment) }
}
