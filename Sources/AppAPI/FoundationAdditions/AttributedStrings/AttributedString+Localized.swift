import AppHost
import AppResources
import Foundation

extension AttributedString {
  /// What is read in a text of Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// Which marks are read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All; blocks become paragraphs of plain words.
      case full
      /// Those inside paragraphs.
      case inlineOnly
      /// Those inside paragraphs; spaces and line breaks stay.
      case inlineOnlyPreservingWhitespace
    }

    /// Which marks are read.
    public var interpretedSyntax: InterpretedSyntax

    /// Says what is read.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Reads Markdown: stress, code, what is struck out, and links; marks of blocks are left as they are.
  ///
  ///     try AttributedString(markdown: "**Bailey** is [here](https://example.com)")
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: What is read; marks of blocks never are.
  ///   - baseURL: Where addresses begin that do not say it themselves.
  /// - Throws: Nothing; every text is Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownRun.runs(of: markdown) {
      append(AttributedString(run.text, intent: run.intent, destination: run.destination, baseURL))
    }
  }

  /// The text of the app's language files that stands under the text itself, with its marks read as Markdown.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its values; heard itself where no file has it.
  ///   - table: The name of the files; `Localizable` where left out.
  ///   - bundle: Where the files are; beside the app's code where left out.
  ///   - locale: The language; the person's where left out.
  ///   - comment: Words for those who translate.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let key = LocalizedKey(keyAndValue.key, table: table, bundle: bundle)
    self.init(key, keyAndValue.arguments, in: locale ?? RunningApp.settings.locale)
  }

  /// The text of a resource, with its marks read as Markdown.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.lookup, resource.arguments, in: resource.locale)
  }

  /// The text of a key with its values in it.
  package init(_ key: LocalizedKey, _ arguments: [LocalizationArgument], in locale: Locale) {
    self.init()
    let pieces = RunningApp.settings.segments(of: key, numbers: arguments.map(\.number), in: locale)
    func words(_ position: Int, _ specifier: String) -> String {
      guard arguments.indices.contains(position) else { return specifier }
      return arguments[position].words(in: locale, specifier: specifier)
    }
    let rich = RichPiece.pieces(of: pieces, words: words).agreed(in: locale.identifier) { position in
      arguments.indices.contains(position) ? arguments[position].number : nil
    }
    for piece in rich {
      var part: AttributedString
      switch piece.content {
      case .text(let text): part = AttributedString(text)
      case .argument(let position, let specifier):
        if arguments.indices.contains(position), case .attributed(let own) = arguments[position] {
          part = own
        } else {
          part = AttributedString(words(position, specifier))
        }
      }
      let marks = AttributedString("-", intent: piece.intent, destination: piece.destination, nil)
      if let attributes = marks.runs.first?.attributes {
        part.mergeAttributes(attributes, mergePolicy: .keepCurrent)
      }
      append(part)
    }
  }

  /// Words with the marks of Markdown on them.
  private init(_ text: String, intent: InlinePresentationIntent, destination: String?, _ base: URL?) {
    self.init(text)
    if !intent.isEmpty {
      self[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self] = intent
    }
    if let destination, let url = URL(string: destination, relativeTo: base) { self.link = url }
  }
}
