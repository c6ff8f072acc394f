import Foundation

/// A button in a navigation bar or a toolbar, or the space between two.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in
///     add() })
///
/// - Source: Behaviour 3.4
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    /// As buttons do.
    case plain = 0
    /// As the one does that ends something.
    case done = 2
    /// As the one does that stands out.
    public static var prominent: Style { .done }
  }

  /// What the app does not say itself.
  enum Kind: Equatable {
    case button, flexibleSpace, fixedSpace
    case system(SystemItem)
  }

  private(set) var kind = Kind.button
  private var ownView: UIView?
  var backgrounds: [UInt: UIImage] = [:]
  var backBackgrounds: [UInt: UIImage] = [:]
  var backTitleOffset = UIOffset.zero
  /// What a button of the system's own does.
  var ownHandler: (() -> Void)?

  /// Makes an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Makes an item; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a button with words that calls a method.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// Makes a button with a picture that calls a method.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target
    self.action = action
  }

  /// Makes a button with a picture that calls a method; the one for low bars says the same.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes one of the system's buttons that calls a method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init()
    show(systemItem: systemItem)
    self.target = target
    self.action = action
  }

  /// Makes one of the system's buttons that does an action, or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    show(systemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
    if menu != nil { ContextMenus.areThere = true }
  }

  /// Makes a button that does an action, with its words and picture, or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    if menu != nil { ContextMenus.areThere = true }
  }

  /// Makes an item that shows a view of the app's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes space that pushes its neighbours apart.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Makes space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// How the button looks.
  open var style = Style.plain
  /// Its width; as wide as it needs where it is 0.
  open var width: CGFloat = 0
  /// Words it might show; its width allows for them.
  open var possibleTitles: Set<String>?
  /// The view it shows in place of a button.
  open var customView: UIView? {
    didSet { contentDidChange() }
  }
  /// The method it calls.
  open var action: Selector?
  /// Whose method it calls; that of the first responder that has one where it is `nil`.
  open weak var target: AnyObject?
  /// Colour of the button.
  open var tintColor: UIColor?
  /// What it does; its words and picture are shown where the item has none.
  open var primaryAction: UIAction? {
    didSet {
      if let action = primaryAction {
        if title == nil, !action.title.isEmpty { title = action.title }
        if image == nil { image = action.image }
      }
      contentDidChange()
    }
  }
  /// What it opens, where it does nothing else.
  open var menu: UIMenu? {
    didSet {
      ContextMenus.areThere = true
      contentDidChange()
    }
  }
  /// True where it is the chosen one.
  open var isSelected = false {
    didSet { if isSelected != oldValue { contentDidChange() } }
  }
  /// True where it is not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { contentDidChange() } }
  }

  // MARK: In a bar

  /// The view that shows it; the same as long as it shows the same kind of thing.
  var view: UIView? {
    if isSpace || isHidden { return nil }
    if let customView { return customView }
    if let ownView { return ownView }
    let new = BarButton(self)
    ownView = new
    return new
  }

  /// The view that shows it, where it was made already, whether it is to be seen or not.
  var viewIfMade: UIView? { customView ?? ownView }

  /// True for space between buttons.
  var isSpace: Bool { kind == .flexibleSpace || kind == .fixedSpace }

  /// Shows one of the system's buttons from now on.
  func show(systemItem: SystemItem) {
    switch systemItem {
    case .flexibleSpace: kind = .flexibleSpace
    case .fixedSpace: kind = .fixedSpace
    default: kind = .system(systemItem)
    }
    contentDidChange()
  }

  /// What is spoken for it, where the app says nothing else.
  var heardName: String? {
    if let title, !title.isEmpty { return title }
    if case .system(let item) = kind { return item.spokenName }
    return image?.heardName
  }

  /// What the system calls it, where it is one of the system's.
  var systemName: String? {
    if case .system(let item) = kind { item.spokenName } else { nil }
  }

  /// What is written on it.
  var shownTitle: String? {
    if image != nil { return nil }
    if case .system(let item) = kind, title == nil { return item.shownTitle }
    return title
  }

  /// True where tapping it does something.
  var isUsable: Bool { primaryAction != nil || menu != nil || action != nil || ownHandler != nil }

  /// True where a tap opens the menu.
  var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil && ownHandler == nil }

  /// Does what the button is there for.
  func perform(from view: UIView, with event: UIEvent?) {
    guard isEnabled else { return }
    if let ownHandler { return ownHandler() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let action {
      let isDone = UIApplication.shared.sendAction(
        action, to: target, from: self, for: event, beginningAt: view)
      if !isDone { report(.unfitTarget(of: self)) }
      return
    }
    if let menu { menu.open(from: view, sender: self) }
  }

  override func contentDidChange() {
    ownView?.setNeedsLayout()
    ownView?.superview?.setNeedsLayout()
    customView?.superview?.setNeedsLayout()
  }
}
