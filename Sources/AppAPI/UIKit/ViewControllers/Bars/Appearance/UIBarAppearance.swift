import Foundation

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// Makes a look.
  public required override init() {
    super.init()
  }

  /// Makes a look like another one.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    backgroundEffect = barAppearance.backgroundEffect
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Colour of the background.
  open var backgroundColor: UIColor?
  /// Colour of the line at the edge.
  open var shadowColor: UIColor?
  /// Picture on the background.
  open var backgroundImage: UIImage?
  /// Where that picture lies.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// What the background is seen through.
  open var backgroundEffect: UIBlurEffect?
  /// Picture of the line at the edge.
  open var shadowImage: UIImage?

  /// A look like this one that can be changed by itself.
  open override func copy() -> Any {
    MainActor.assumeIsolated { Copied(appearance: type(of: self).init(barAppearance: self)) }.appearance
  }

  /// Carries a copy out of the place where it is made.
  private struct Copied: @unchecked Sendable {
    let appearance: UIBarAppearance
  }

  /// Takes the usual background.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes a background through which nothing shines.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no background.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Makes the usual look.
  public required init() {
    super.init()
  }

  /// Makes a look like another one; of another kind of bar it takes what all bars have.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? Self else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    backButtonAppearance = other.backButtonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  /// How the words in the line of the buttons look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large words below the line of the buttons look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How words below the title look.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How buttons that stand out look.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The picture of the button back.
  open private(set) var backIndicatorImage: UIImage?
  /// What is seen of the words while they pass the picture of the button back.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture of the button back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// Makes the usual look.
  public required init() {
    super.init()
  }

  /// Makes a look like another one; of another kind of bar it takes what all bars have.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? Self else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }

  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// Makes the usual look.
  public required init() {
    super.init()
  }

  /// Makes a look like another one; of another kind of bar it takes what all bars have.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? Self else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  /// How tabs look whose words stand below their picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose words stand beside their picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How small tabs look whose words stand beside their picture.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// Picture behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// Where tabs stand.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// How wide tabs are; 0 for as the system finds best.
  open var stackedItemWidth: CGFloat = 0
  /// Space between tabs; 0 for as the system finds best.
  open var stackedItemSpacing: CGFloat = 0
}
