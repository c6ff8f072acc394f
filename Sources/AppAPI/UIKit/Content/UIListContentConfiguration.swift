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
    /// True where a font of a text style follows the text size that the person chooses.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How the picture of a row is drawn.
  public struct ImageProperties: Hashable {
    /// Colour of a shape; that of the view where there is none.
    public var tintColor: UIColor?
    /// How far corners are rounded, in points.
    public var cornerRadius: CGFloat = 0
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
  /// Room between picture and texts.
  public var imageToTextPadding: CGFloat = 16
  /// Room between the texts where one is below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Room around all of it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// True where the texts stand side by side while there is room for both, and the text size is none for accessibility.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Room between the texts where they stand side by side.
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

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
