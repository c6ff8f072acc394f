package import AccessibilityModel
import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// What kind of text it is.
  @frozen public enum TextualContextAttribute: CodableAttributedStringKey {
    /// A kind of text that may be read in its own way.
    public enum TextualContext: String, Codable, Hashable, Sendable, CaseIterable {
      /// No kind in particular.
      case plain
      /// Input and output of commands.
      case console
      /// Names and paths of files.
      case fileSystem
      /// A conversation.
      case messaging
      /// A book or an article.
      case narrative
      /// A program's text.
      case sourceCode
      /// Cells of a table.
      case spreadsheet
      /// A document that is being written.
      case wordProcessing
    }

    /// The kind.
    public typealias Value = TextualContext
    /// Name in an archive.
    public static let name = "accessibilityTextualContext"
  }

  /// The app's own remarks on the text.
  @frozen public enum TextCustomAttribute: CodableAttributedStringKey {
    /// The remarks, in the person's language.
    public typealias Value = [String]
    /// Name in an archive.
    public static let name = "accessibilityTextCustom"
  }
}

extension AttributeScopes.AccessibilityAttributes.TextualContextAttribute.TextualContext {
  /// The kind as assistive technologies receive it.
  var context: TextualContext? {
    switch self {
    case .plain: nil
    case .console: .console
    case .fileSystem: .fileSystem
    case .messaging: .messaging
    case .narrative: .narrative
    case .sourceCode: .sourceCode
    case .spreadsheet: .spreadsheet
    case .wordProcessing: .wordProcessing
    }
  }
}

extension TextualContext {
  /// The kind that the value of an attribute of the older kind names; `nil` for one that is not known.
  ///
  /// - Parameter value: A name, or a value that has a name as its raw value.
  package init?(named value: Any?) {
    switch value as? String ?? (value as? any RawRepresentable<String>)?.rawValue {
    case "UIAccessibilityTextualContextWordProcessing": self = .wordProcessing
    case "UIAccessibilityTextualContextNarrative": self = .narrative
    case "UIAccessibilityTextualContextMessaging": self = .messaging
    case "UIAccessibilityTextualContextSpreadsheet": self = .spreadsheet
    case "UIAccessibilityTextualContextFileSystem": self = .fileSystem
    case "UIAccessibilityTextualContextSourceCode": self = .sourceCode
    case "UIAccessibilityTextualContextConsole": self = .console
    default: return nil
    }
  }
}
