import Accessibility
import AccessibilityModel

/// What kind of text something holds, which decides how punctuation and format are read.
///
/// - Source: Behaviour 1.12
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// Name of the kind.
  public let rawValue: String

  /// Makes a kind from its name; a name that is not known says nothing to anyone.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A document that is written and edited.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A story or an article.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages between people.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names and places of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Code of a program.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// What a command line prints.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")

  /// The kind as assistive technologies receive it.
  var model: TextualContext? { TextualContext(named: self) }
}
