import Foundation

/// What a navigation bar shows for one screen: its title, and buttons on both sides.
///
///     navigationItem.title = "Kennel"
///     navigationItem.rightBarButtonItem = editButtonItem
///
/// - Source: Behaviour 3.4
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Whether the title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before.
    case automatic = 0
    /// Large, whatever the screen before it has.
    case always = 1
    /// In the line of the buttons, whatever the screen before it has.
    case never = 2
    /// Large in the bar itself.
    case inline = 3
  }

  /// What is written on a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the screen before.
    case `default` = 0
    /// Only that it goes back.
    case generic = 1
    /// Nothing; the title is spoken all the same.
    case minimal = 2
  }

  /// The bar that shows it.
  weak var bar: UINavigationBar?
  var itemGroups = ItemGroups()
  /// The views that show it, made once so that the cursor stays where it is.
  private(set) lazy var parts = NavigationItemParts()

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title of the screen; a heading.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// What is shown in place of the title.
  open var titleView: UIView? {
    didSet {
      if oldValue !== titleView { oldValue?.removeFromSuperview() }
      contentDidChange()
    }
  }

  /// A line above the title.
  open var prompt: String? {
    didSet { if prompt != oldValue { contentDidChange() } }
  }

  /// The search whose field is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.searchBar.removeFromSuperview() }
      contentDidChange()
    }
  }
  /// True where the field leaves when content is scrolled; it stays here.
  open var hidesSearchBarWhenScrolling = true

  /// Whether the title is shown large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { contentDidChange() }
  }

  // MARK: Going back

  /// The button that leads back to this screen from the next one; only its words and picture are used.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { contentDidChange() }
  }
  /// The words of the button that leads back to this screen; the title where there are none.
  open var backButtonTitle: String? {
    didSet { contentDidChange() }
  }
  /// What is written on the button that leads back to this screen.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { contentDidChange() }
  }
  /// What is done in place of going back from this screen.
  open var backAction: UIAction? {
    didSet { contentDidChange() }
  }
  /// True where there is no button that goes back.
  open var hidesBackButton = false {
    didSet { contentDidChange() }
  }
  /// True where buttons on the leading side stand beside the one that goes back, and not for it.
  open var leftItemsSupplementBackButton = false {
    didSet { contentDidChange() }
  }

  /// Takes the button that goes back away, or shows it again.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool = false) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Buttons

  /// Buttons on the leading side, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: leftBarButtonItems) }
  }
  /// Buttons on the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: rightBarButtonItems) }
  }
  /// The button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// How the bar looks with this item; nothing depends on it.
  open var standardAppearance: UINavigationBarAppearance?
  /// How a low bar looks with this item; nothing depends on it.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks above the beginning of content; nothing depends on it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar at the end of what is scrolled; a bar looks alike everywhere.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What the parts of a wide bar are for; nothing of it is heard.
  open var style = ItemStyle.navigator
  /// Where the field to search in stands; it stands below the title here.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// What the parts of a wide bar are for.
  public enum ItemStyle: Int, Sendable {
    /// For going from screen to screen.
    case navigator = 0
    /// For going back and forth.
    case browser = 1
    /// For changing a document.
    case editor = 2
  }

  /// Where the field to search in stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system finds best.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    for item in old ?? [] where new?.contains(item) != true { item.viewIfMade?.removeFromSuperview() }
    contentDidChange()
  }

  private func contentDidChange() {
    bar?.itemDidChange()
  }

  /// What is spoken for the button that leads back to this screen.
  var backTitle: String {
    let words = [backBarButtonItem?.heardName, backButtonTitle, title].compactMap { $0 }
    let isGeneric = backButtonDisplayMode == .generic
    let chosen = isGeneric ? nil : words.first { !$0.isEmpty }
    return chosen ?? String(system: .back)
  }
}
