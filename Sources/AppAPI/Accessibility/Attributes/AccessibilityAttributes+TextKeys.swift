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
