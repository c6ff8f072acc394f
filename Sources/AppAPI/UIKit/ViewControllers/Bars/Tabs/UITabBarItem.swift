import Foundation

/// What a tab bar shows for one of its tabs.
///
///     controller.tabBarItem = UITabBarItem(title: "Search", image: UIImage(systemName: "magnifyingglass"),
///     tag: 1)
///
/// - Source: Behaviour 1.5.3
open class UITabBarItem: UIBarItem {
  private(set) lazy var button = TabButton(self)

  /// Makes a tab that shows nothing.
  public override init() {
    super.init()
  }

  /// Makes a tab that shows nothing; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a tab with words and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with words, a picture, and another one while it is the chosen one.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    show(systemItem: systemItem)
    self.tag = tag
  }

  /// Shows one of the system's tabs from now on.
  func show(systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
  }

  /// What the system means by it, where it is one of its tabs.
  private(set) var systemItem: SystemItem?

  /// The picture while it is the chosen one.
  open var selectedImage: UIImage?

  /// What is shown in a small circle at its corner; its value to the people who listen.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { contentDidChange() } }
  }

  /// Colour of the small circle.
  open var badgeColor: UIColor?
  /// How far the words are moved from their place.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the tab looks in particular.
  open var standardAppearance: UITabBarAppearance?
  /// How the tab looks at the end of what is scrolled.
  open var scrollEdgeAppearance: UITabBarAppearance?

  override func contentDidChange() {
    button.setNeedsLayout()
  }

  /// Tabs that the system knows the words of.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Leads to the tabs for which there is no space.
    case more = 0
    /// What a person likes best.
    case favorites = 1
    /// What the app recommends.
    case featured = 2
    /// What many like best.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// The people a person knows.
    case contacts = 5
    /// What was done before.
    case history = 6
    /// What was marked.
    case bookmarks = 7
    /// Leads to where things are looked for.
    case search = 8
    /// What is being loaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is watched most.
    case mostViewed = 11

    /// What is shown and spoken for the tab.
    var title: String {
      switch self {
      case .more: String(system: .more)
      case .favorites: String(system: .favorites)
      case .featured: String(system: .featured)
      case .topRated: String(system: .topRated)
      case .recents: String(system: .recents)
      case .contacts: String(system: .contacts)
      case .history: String(system: .history)
      case .bookmarks: String(system: .bookmarks)
      case .search: String(system: .search)
      case .downloads: String(system: .downloads)
      case .mostRecent: String(system: .mostRecent)
      case .mostViewed: String(system: .mostViewed)
      }
    }
  }
}
