import Foundation

extension UIButton {
  /// What a button shows, and how much space it keeps around that.
  public struct Configuration: Hashable, Sendable {
    /// How large a button is drawn.
    public enum Size: Int, Sendable {
      /// With the usual space.
      case medium = 0
      /// With little space.
      case small = 1
      /// With hardly any space.
      case mini = 2
      /// With much space.
      case large = 3
    }

    /// How round its corners are.
    public enum CornerStyle: Int, Sendable {
      /// As its background says.
      case fixed = -1
      /// As its background says, growing with the text.
      case dynamic = 0
      /// Hardly.
      case small = 1
      /// As usual.
      case medium = 2
      /// More than usual.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// Which mark stands behind the words of a button with a menu.
    public enum Indicator: Int, Sendable {
      /// As the button opens its menu.
      case automatic = 0
      /// No mark.
      case none = 1
      /// That of a list to choose from.
      case popup = 2
    }

    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system finds best.
      case automatic = 0
      /// Inside a border.
      case bordered = 1
      /// Without a border.
      case borderless = 2
      /// Inside a border, without the tint colour.
      case borderlessTinted = 3
    }

    /// Where words of different widths stand above each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the picture's place suggests.
      case automatic = 0
      /// Where reading starts.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where reading ends.
      case trailing = 3
    }

    /// Words with the attributes they are spoken and shown with.
    public var attributedTitle: AttributedString?
    /// Smaller words below them, with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture beside them.
    public var image: UIImage?
    /// Where the picture stands beside the words.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Makes the attributes of the words from those they would have; nothing of it is heard.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Makes the attributes of the smaller words from those they would have; nothing of it is heard.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Makes the colour of the picture from the one it would have.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Makes the colour of the wheel from the one it would have.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Makes the colour of the mark of a menu from the one it would have.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Which mark stands behind the words of a button with a menu.
    public var indicator = Indicator.automatic
    /// How a symbol is drawn that does not say it itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// What becomes of words that are too long.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What becomes of smaller words that are too long.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Space kept for the picture whether there is one or not.
    public var imageReservation: CGFloat = 0
    /// True where the look follows whether the button is chosen.
    public var automaticallyUpdateForSelection = true
    /// How it looks on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Space between picture and words.
    public var imagePadding: CGFloat = 0
    /// Space between the words and the smaller ones.
    public var titlePadding: CGFloat = 1
    /// Where words of different widths stand above each other.
    public var titleAlignment = TitleAlignment.automatic
    /// True where a turning wheel stands in the place of the picture.
    public var showsActivityIndicator = false
    /// Colour of words and picture.
    public var baseForegroundColor: UIColor?
    /// Colour of the background.
    public var baseBackgroundColor: UIColor?
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is drawn; the space around the content follows.
    public var buttonSize = Size.medium {
      didSet { if keepsInsets, buttonSize != oldValue { contentInsets = Self.insets(of: buttonSize) } }
    }
    /// Space around all of it.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The background behind all of it, as far as it is said.
    public var background = UIBackgroundConfiguration.ofButton
    private let keepsInsets: Bool
    let backgroundKind: BackgroundKind

    /// What lies behind words and picture.
    enum BackgroundKind: Hashable {
      /// Nothing; the tint colour with white words; a light tint; a grey.
      case plain, filled, tinted, gray
    }

    private init(_ backgroundKind: BackgroundKind, keepsInsets: Bool = true) {
      self.backgroundKind = backgroundKind
      self.keepsInsets = keepsInsets
      contentInsets = keepsInsets ? Self.insets(of: .medium) : .zero
    }

    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch size {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The words.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// Smaller words below them.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// Gives the space around the content that the size of the button asks for.
    public mutating func setDefaultContentInsets() {
      contentInsets = keepsInsets ? Self.insets(of: buttonSize) : .zero
    }

    /// The same; the look follows the button by itself.
    public func updated(for button: UIButton) -> Configuration { self }
    /// Words on a background like glass.
    public static func glass() -> Configuration { Configuration(.gray) }
    /// Words on a background like clear glass.
    public static func clearGlass() -> Configuration { Configuration(.plain) }
    /// Words on a background like glass that stands out.
    public static func prominentGlass() -> Configuration { Configuration(.filled) }
    /// Words on a background like clear glass that stands out.
    public static func prominentClearGlass() -> Configuration { Configuration(.filled) }
    /// Words without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Words on a background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Words on a background that is lightly tinted.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Words on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Words inside a border.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Words on a lightly tinted background inside a border.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Words on a background that stands out.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Words without a background or space around them.
    public static func borderless() -> Configuration { Configuration(.plain, keepsInsets: false) }
  }
}
