import Foundation

/// What is shown where there is nothing else to show: a picture, two texts and up to two buttons.
///
///     var nothing = UIContentUnavailableConfiguration.empty()
///     nothing.text = "No Favorites"
///     nothing.secondaryText = "Your favorite dogs appear here."
///     contentUnavailableConfiguration = nothing
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where the parts stand.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the edge where reading starts.
    case natural = 1
  }

  /// What a button does, and how it looks.
  public struct ButtonProperties: Hashable, Sendable {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// What a tap offers.
    public var menu: UIMenu?
    /// False where a tap does nothing.
    public var isEnabled = true
    /// What the button is for.
    public var role = UIButton.Role.normal
  }

  /// The words that say what is missing.
  public var text: String?
  /// Those words with attributes.
  public var attributedText: NSAttributedString?
  /// More words below them.
  public var secondaryText: String?
  /// More words below them, with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// A picture above the words.
  public var image: UIImage?
  /// How the picture is drawn.
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  /// What the words are set in.
  public var textProperties = UIListContentConfiguration.TextProperties(
    font: .preferredFont(forTextStyle: .title2))
  /// What the words below are set in.
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties(
    font: .preferredFont(forTextStyle: .subheadline))
  /// The first button; there is none without a title or picture.
  public var button = UIButton.Configuration.borderless()
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// The second button; there is none without a title or picture.
  public var secondaryButton = UIButton.Configuration.borderless()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the parts stand.
  public var alignment = Alignment.center
  /// Space between picture and words.
  public var imageToTextPadding: CGFloat = 16
  /// Space between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Space between texts and buttons.
  public var textToButtonPadding: CGFloat = 16
  /// Space between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Space around all of it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The background behind all of it.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  /// Nothing is there yet; the app says what.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Content is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.text = String(system: .loadingMore)
    result.isLoading = true
    return result
  }

  /// Nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.text = String(system: .noResults)
    result.secondaryText = String(system: .checkSpelling)
    result.image = UIImage(systemName: "magnifyingglass")
    return result
  }

  /// The same; nothing follows the state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
}

/// The state that decides what is shown where there is nothing else to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What is searched for; `nil` while nothing is.
  public var searchText: String?

  /// Makes a state with traits.
  public init(traits: UITraitCollection) {
    traitCollection = traits
  }
}
