import Foundation

/// One tab of several: its words, its picture, and the screen that it leads to.
///
///     tabs.tabs = [
///       UITab(title: "Dogs", image: UIImage(systemName: "dog"), identifier: "dogs") { _ in Dogs() }
///     ]
///
/// - Source: Behaviour 1.5.3
@MainActor @preconcurrency
open class UITab: NSObject {
  private let provider: (@MainActor (UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Its name among others.
  public let identifier: String
  /// What is shown and spoken for it.
  open var title: String { didSet { show() } }
  /// The picture above the words.
  open var image: UIImage? { didSet { show() } }
  /// More words, where there is space for them.
  open var subtitle: String?
  /// A number or a word at its corner.
  open var badgeValue: String? { didSet { show() } }
  /// True where it can be chosen.
  open var isEnabled = true { didSet { show() } }
  /// True where it is not shown.
  open var isHidden = false { didSet { holder?.tabsDidChange() } }
  /// Whatever the app wants to keep beside it.
  open var userInfo: Any?
  /// Who shows it.
  weak var holder: UITabBarController?
  /// The group that it belongs to.
  open internal(set) weak var parent: UITabGroup?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken for it.
  ///   - image: The picture above the words.
  ///   - identifier: Its name among others.
  ///   - viewControllerProvider: Makes the screen when it is first wanted.
  @preconcurrency
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The tabs that show it.
  open var tabBarController: UITabBarController? { holder ?? parent?.tabBarController }

  /// The screen that it leads to.
  open var viewController: UIViewController? {
    if made == nil, let controller = provider?(self) {
      made = controller
      show()
    }
    return made
  }

  /// Writes what is shown of it on its screen.
  func show() {
    guard let made, let item = made.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }
}

/// A tab that leads to a search.
open class UISearchTab: UITab {
  /// True where choosing it begins the search.
  open var automaticallyActivatesSearch = false

  /// Makes a tab with the words and the picture of a search.
  @preconcurrency
  public convenience init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    self.init(
      title: String(system: .search), image: UIImage(systemName: "magnifyingglass"), identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs that belong together; in a bar they are one tab, which leads to the group's screen.
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet { for child in children { child.parent = self } }
  }
  /// The tab of the group that is chosen.
  open var selectedChild: UITab?
  /// The tab that is chosen where nobody chose one, by its name.
  open var defaultChildIdentifier: String?

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken for it.
  ///   - image: The picture above the words.
  ///   - identifier: Its name among others.
  ///   - children: The tabs of the group.
  ///   - viewControllerProvider: Makes the screen when it is first wanted; that of a tab where `nil`.
  @preconcurrency
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The screen of the group, else that of the chosen tab in it.
  open override var viewController: UIViewController? {
    let chosen = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    guard let controller = super.viewController ?? chosen?.viewController else { return nil }
    controller.tabBarItem?.title = title
    controller.tabBarItem?.image = image
    return controller
  }

  /// The tab of the group under a name, at any depth.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

extension UITabBarController {
  /// The tabs, from the leading side.
  public var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    ownTabs = tabs
    for tab in tabs { tab.holder = self }
    tabsDidChange()
  }

  /// Takes in that other tabs are shown.
  func tabsDidChange() {
    setViewControllers(ownTabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
  }

  /// The tab whose screen is shown.
  public var selectedTab: UITab? {
    get { ownTabs.first { $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  /// The tab under a name.
  public func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.first { $0.identifier == identifier }
      ?? ownTabs.lazy.compactMap { ($0 as? UITabGroup)?.tab(forIdentifier: identifier) }.first
  }
}
