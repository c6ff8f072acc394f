import AccessibilityModel
import Drawing
import Foundation

/// Shows the item of a bar as a button, with what the app says of the item.
final class BarButton: UIControl {
  private weak var owner: UIBarButtonItem?
  private let label = UILabel()

  init(_ item: UIBarButtonItem) {
    owner = item
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The item it shows.
  var item: UIBarButtonItem { owner ?? UIBarButtonItem() }

  override var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  override var isSelected: Bool {
    get { item.isSelected }
    set { item.isSelected = newValue }
  }

  override var takesTaps: Bool { isEnabled && item.isUsable }

  override func tapped(with event: UIEvent?) {
    item.perform(from: self, with: event)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateLabel()
    let words = label.sizeThatFits(.zero).width
    let own = item.width > 0 ? item.width : max(item.shownTitle == nil ? 24 : words, 24)
    return CGSize(width: own + 16, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateLabel()
    let offset = titleOffset
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private func updateLabel() {
    let font = titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.labelFontSize)
    if label.font != font { label.font = font }
    label.show(item.shownTitle)
    label.isHidden = item.shownTitle == nil
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var defaultLargeContent: DefaultLargeContent {
    .ofBar(
      item, title: item.title ?? item.systemName ?? item.accessibilityLabel ?? item.image?.accessibilityLabel)
  }

  // MARK: What people hear

  override var isAccessibilityElement: Bool {
    get { item.sideProperties.isElement ?? true }
    set { item.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? item.heardName }
    set { item.accessibilityLabel = newValue }
  }

  override var accessibilityAttributedLabel: NSAttributedString? {
    get { item.accessibilityAttributedLabel ?? super.accessibilityAttributedLabel }
    set { item.accessibilityAttributedLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { item.accessibilityValue }
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

  override var rules: [UncertainRule] {
    item.opensMenu && item.sideProperties.traits == nil
      ? super.rules + [ControlPolicy.current.menuRole.rule] : super.rules
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var natural = UIAccessibilityTraits.button
      if item.opensMenu, ControlPolicy.current.isPopUp(showingChoice: false) {
        natural.formUnion(UIAccessibilityTraits(.popUpButton))
      }
      return (item.sideProperties.traits ?? natural).union(stateTraits)
    }
    set { item.accessibilityTraits = newValue }
  }
}
