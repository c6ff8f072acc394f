import Foundation

/// One or two texts and a picture, as rows of lists show them.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Bailey"
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// What the text of a row is set in.
  public struct TextProperties: Hashable {
    /// What the words are set in.
    public var font: UIFont
    /// The most lines that are shown; 0 for as many as there are.
    public var numberOfLines = 0
    /// Colour of the words.
    public var color = UIColor.label
    /// Where lines stand between the edges.
    public var alignment = TextAlignment.natural
    /// What becomes of lines that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How letters are changed before they are shown.
    public var transform = TextTransform.none
    /// True where a single line that is too long is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller it may be drawn.
    public var minimumScaleFactor: CGFloat = 0
    /// Makes the colour from the one it would have.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// Where lines stand between the edges.
    public enum TextAlignment: Int, Sendable {
      /// Where reading starts.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// How letters are changed before they are shown.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none = 0
      /// To capital letters.
      case uppercase = 1
      /// To small letters.
      case lowercase = 2
      /// Each word begins with a capital letter.
      case capitalized = 3

      func applied(to words: String) -> String {
        switch self {
        case .none: words
        case .uppercase: words.uppercased()
        case .lowercase: words.lowercased()
        case .capitalized: words.capitalized
        }
      }
    }

    /// True where a font of a text style follows the text size that the person chooses.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How the picture of a row is drawn.
  public struct ImageProperties: Hashable {
    /// Colour of a shape; that of the view where there is none.
    public var tintColor: UIColor?
    /// How far corners are rounded, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the picture; its own where it is empty.
    public var maximumSize = CGSize.zero
    /// Space kept for the picture; its own where it is empty.
    public var reservedLayoutSize = CGSize.zero
    /// Makes the colour from the one it would have.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// True where it keeps its colours though the person has colours inverted.
    public var accessibilityIgnoresInvertColors = false
    /// Stands for the space that the system keeps for pictures.
    public static let standardDimension: CGFloat = -1.7976931348623157e308
    /// How a symbol is drawn that does not say it itself.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// What the row is called.
  public var text: String?
  /// The text with its attributes, in place of the plain one.
  public var attributedText: NSAttributedString?
  /// The other text.
  public var secondaryText: String?
  /// The other text with its attributes, in place of the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture before the texts.
  public var image: UIImage?
  /// What the text is set in.
  public var textProperties: TextProperties
  /// What the other text is set in.
  public var secondaryTextProperties: TextProperties
  /// How the picture is drawn.
  public var imageProperties = ImageProperties()
  /// Space between picture and texts.
  public var imageToTextPadding: CGFloat = 16
  /// Space between the texts where one is below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Space around all of it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// True where the texts stand side by side while there is space for both, and the text size is none for
  /// accessibility.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Space between the texts where they stand side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  private init(_ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ isSideBySide: Bool) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
    prefersSideBySideTextAndSecondaryText = isSideBySide
    if isSideBySide { secondaryTextProperties.color = .secondaryLabel }
  }

  /// A text, with another one below.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1, false)
  }

  /// A text, with a smaller one below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1, false)
  }

  /// A text, with a value at the far edge.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .body, true)
  }

  /// The edges that reach as far as the margins of what is around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []

  /// A heading of any list.
  public static func header() -> UIListContentConfiguration { headline(.footnote) }
  /// What ends rows of any list.
  public static func footer() -> UIListContentConfiguration { headline(.footnote) }
  /// A heading of rows from edge to edge.
  public static func plainHeader() -> UIListContentConfiguration { headline(.headline) }
  /// What ends rows from edge to edge.
  public static func plainFooter() -> UIListContentConfiguration { headline(.footnote) }
  /// A heading of a group.
  public static func groupedHeader() -> UIListContentConfiguration { headline(.footnote) }
  /// What ends a group.
  public static func groupedFooter() -> UIListContentConfiguration { headline(.footnote) }
  /// A heading of a group that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { headline(.headline) }
  /// A heading of a group that stands out much.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { headline(.title3) }
  /// A row at the side of a wide screen.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row at the side of a wide screen, with another text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row beside other views at the side of a wide screen.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A row beside other views at the side of a wide screen, with another text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A heading at the side of a wide screen.
  public static func sidebarHeader() -> UIListContentConfiguration { headline(.headline) }

  private static func headline(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    UIListContentConfiguration(style, .footnote, false)
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
