import Drawing
import Foundation

/// A bar of tabs at the lower edge, one of which is the chosen one.
///
/// People hear which of how many a tab is.
/// - Source: Behaviour 1.5.2, 1.5.3
open class UITabBar: UIView {
  private var shown: [UITabBarItem] = []
  private var selected: UITabBarItem?
  /// Chooses a tab where its controller decides about that.
  var choose: ((UITabBarItem) -> Void)?

  private lazy var viewer = {
    let viewer = UILargeContentViewerInteraction()
    viewer.didMove(to: self)
    return viewer
  }()

  /// Makes a bar with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a bar without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who is told which tab a person chose.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, from the leading edge on.
  open var items: [UITabBarItem]? {
    get { shown }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let new = items ?? []
    for item in shown where !new.contains(item) { item.button.removeFromSuperview() }
    shown = new
    for item in shown {
      item.button.choose = { [weak self, weak item] in
        if let item { self?.personChose(item) }
      }
      addSubview(item.button)
    }
    if let selected, !shown.contains(selected) { self.selected = nil }
    markSelected()
    setNeedsLayout()
  }

  /// The chosen tab.
  open var selectedItem: UITabBarItem? {
    get { selected }
    set {
      selected = newValue
      markSelected()
    }
  }

  private func personChose(_ item: UITabBarItem) {
    if let choose { return choose(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func markSelected() {
    for item in shown { item.button.isSelected = item === selected }
  }

  /// True where content shines through.
  open var isTranslucent = true
  /// Light words on a dark background, or the other way round.
  open var barStyle = UIBarStyle.default
  /// Picture on the background.
  open var backgroundImage: UIImage?
  /// Picture of the line at the edge.
  open var shadowImage: UIImage?
  /// Picture behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// Where tabs stand.
  open var itemPositioning = ItemPositioning.automatic
  /// How wide tabs are; 0 for as the system finds best.
  open var itemWidth: CGFloat = 0
  /// Space between tabs; 0 for as the system finds best.
  open var itemSpacing: CGFloat = 0

  /// Where tabs stand in a bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the system finds best.
    case automatic = 0
    /// All over the bar.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
  /// Colour of the background; that of its appearance goes before it.
  open var barTintColor: UIColor?
  /// Colour of the tabs that are not chosen; grey where there is none.
  open var unselectedItemTintColor: UIColor?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks above the end of content; it looks as anywhere.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The width offered, and the height of a tab bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  /// As high as a tab bar.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

  /// Gives each tab the same width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !shown.isEmpty else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(shown.count)
    for (index, item) in shown.enumerated() {
      let place = isMirrored ? shown.count - 1 - index : index
      item.button.frame = CGRect(
        x: width * CGFloat(place), y: 0, width: width, height: min(bounds.height, 49))
    }
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  /// Its items are shown large with nothing to do.
  override var standardLargeContentInteraction: UILargeContentViewerInteraction? { viewer }

  // MARK: What people hear

  /// That it holds tabs, unless it is set otherwise.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { properties.traits ?? .tabBar }
    set { super.accessibilityTraits = newValue }
  }
}

/// Is told which tab a person chose.
@MainActor @preconcurrency
public protocol UITabBarDelegate: AnyObject {
  /// Takes in that a person chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
