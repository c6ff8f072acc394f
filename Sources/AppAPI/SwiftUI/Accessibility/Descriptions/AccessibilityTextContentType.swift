import AccessibilityModel

/// What kind of text a view holds, which decides how punctuation is read.
///
/// - Source: Behaviour 1.12, 3.2
public struct AccessibilityTextContentType: Sendable {
  let model: TextualContext?

  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(model: nil)
  /// What a command line prints.
  public static let console = AccessibilityTextContentType(model: .console)
  /// Names and places of files.
  public static let fileSystem = AccessibilityTextContentType(model: .fileSystem)
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType(model: .messaging)
  /// A story or an article.
  public static let narrative = AccessibilityTextContentType(model: .narrative)
  /// Code of a program.
  public static let sourceCode = AccessibilityTextContentType(model: .sourceCode)
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(model: .spreadsheet)
  /// A document that is written and edited.
  public static let wordProcessing = AccessibilityTextContentType(model: .wordProcessing)
}
