import AccessibilityModel
import AppHost
import AppResources
import Drawing
import Foundation

/// Shows one tab of a tab bar.
final class TabButton: UIControl {
  private weak var owner: UITabBarItem?
  private let label = UILabel()
  var choose: () -> Void = {}

  init(_ item: UITabBarItem) {
    owner = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The item it shows.
  var item: UITabBarItem { owner ?? UITabBarItem() }

  override var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  override var takesTaps: Bool { isEnabled }

  override func tapped(with event: UIEvent?) {
    if isEnabled { choose() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.show(item.title)
    let height = min(bounds.height, 14)
    label.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var defaultLargeContent: DefaultLargeContent {
    .ofBar(item, title: item.title ?? item.accessibilityLabel ?? item.image?.accessibilityLabel)
  }

  // MARK: What people hear

  /// What is heard of the badge: a number as so many items.
  ///
  /// - Source: Behaviour 10.10
  private var badgeWords: String? {
    guard let badge = item.badgeValue else { return nil }
    guard RunningApp.current[ViewPolicy.self].tabBarBadge == .items, let count = Int(badge) else {
      return badge
    }
    return String(system: .items, ["count": "\(count)"])
  }

  override var rules: [UncertainRule] {
    guard item.accessibilityValue == nil, item.badgeValue.flatMap({ Int($0) }) != nil else {
      return super.rules
    }
    return super.rules + [RunningApp.current[ViewPolicy.self].tabBarBadge.rule]
  }

  override var isAccessibilityElement: Bool {
    get { item.sideProperties.isElement ?? true }
    set { item.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? item.title ?? item.image?.heardName }
    set { item.accessibilityLabel = newValue }
  }

  override var accessibilityAttributedLabel: NSAttributedString? {
    get { item.accessibilityAttributedLabel ?? super.accessibilityAttributedLabel }
    set { item.accessibilityAttributedLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { item.accessibilityValue ?? badgeWords }
    set { item.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get { item.accessibilityHint }
    set { item.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }

  /// What it is and whether it is chosen; that it cannot be used now is not said.
  ///
  /// - Source: Behaviour 10.10
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let kind = item.sideProperties.traits ?? .button
      return kind.union(UIAccessibilityTraits(.tabBarItem)).union(stateTraits).subtracting(.notEnabled)
    }
    set { item.accessibilityTraits = newValue }
  }
}
