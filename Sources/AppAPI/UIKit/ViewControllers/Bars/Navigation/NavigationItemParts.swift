import AccessibilityModel
import AppHost
import Drawing
import Foundation
internal import Typography

/// The views with which a navigation bar shows one screen's title and the way back from it.
@MainActor
final class NavigationItemParts {
  let title = UILabel()
  let largeTitle = LargeTitleLabel()
  let prompt = UILabel()
  let back = BackButton()

  init() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    followTextSize()
    prompt.font = .systemFont(ofSize: 13)
    for heading in [title, largeTitle] { heading.accessibilityTraits = .header }
  }

  /// Sets the large title as large as it may be at the person's text size, or as small as one among the buttons.
  func followTextSize(isCollapsed: Bool = false) {
    guard !isCollapsed else {
      if largeTitle.font != title.font { largeTitle.font = title.font }
      return
    }
    let size = RunningApp.largeTitleGrowth.limited(UITraitCollection.textSize(of: nil))
    let scale = Typography.TextStyle.largeTitle.scale(in: size)
    let font = UIFont.systemFont(ofSize: CGFloat((34 * scale).rounded()), weight: .bold)
    if largeTitle.font != font { largeTitle.font = font }
  }

  var all: [UIView] { [prompt, back, title, largeTitle] }
}

/// A title below the buttons of its bar.
final class LargeTitleLabel: UILabel {
  /// How much space it takes below the buttons, in points.
  static let height: CGFloat = 52
  /// How much of it, from above, lies behind the buttons and is not seen.
  var covered: CGFloat = 0

  override func drawContent(into list: inout DisplayList) {
    guard covered > 0 else { return super.drawContent(into: &list) }
    let height = max(bounds.height - covered, 0)
    let seen = CGRect(x: bounds.minX, y: bounds.minY + covered, width: bounds.width, height: height)
    let clip = DrawCommand.clip(Path(roundedRect: Rect(seen), cornerRadius: 0), .winding)
    list.group([clip]) { super.drawContent(into: &$0) }
  }

  /// The rules that its size rests on, and its place where there are buttons.
  override var rules: [UncertainRule] {
    let rules = super.rules + RunningApp.largeTitleRules
    guard let bar = superview as? UINavigationBar, bar.hasButtons else { return rules }
    return rules + [RunningApp.current[OrderPolicy.self].largeTitle.rule]
  }
}

/// The button that goes back to the screen before.
final class BackButton: UIControl {
  var goBack: () -> Void = {}
  private let label = UILabel()
  /// What the app says of the button.
  weak var item: UIBarButtonItem?

  var title = "" {
    didSet { if title != oldValue { setNeedsLayout() } }
  }

  init() {
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var takesTaps: Bool { isEnabled }

  override func tapped(with event: UIEvent?) {
    if isEnabled { goBack() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    label.show(title)
    return CGSize(width: min(label.sizeThatFits(.zero).width, 160) + 28, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.show(title)
    let offset = item?.backTitleOffset ?? .zero
    label.frame = CGRect(
      x: 20 + offset.horizontal, y: offset.vertical, width: max(bounds.width - 20, 0), height: bounds.height)
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var defaultLargeContent: DefaultLargeContent { .ofBar(item, title: title) }

  override var isAccessibilityElement: Bool {
    get { properties.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { item?.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { item?.accessibilityHint ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { traits(by: UIAccessibilityTraits([.button, .backButton])) }
    set { super.accessibilityTraits = newValue }
  }
}
