import Foundation

/// Tells cell classes that answer to people who listen as the module's own class does, once for each class.
@MainActor
enum CellClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  /// Entries of methods that say nothing to people who listen, whoever overrides them.
  private static let silent = MethodOverrides(of: SilentCell.self, over: UITableViewCell.self).places

  /// True for a class that overrides nothing its cells are described by.
  static func answersAlike(_ type: UITableViewCell.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isAlike =
      type == UITableViewCell.self
      || MethodOverrides(of: type, over: UITableViewCell.self).places.isSubset(of: silent)
    let answers = isAlike && !(type is any UITextInput.Type)
    known[ObjectIdentifier(type)] = answers
    return answers
  }
}

/// Overrides what a cell class can override without being described otherwise; there is no such cell.
///
/// What such a method changes, it changes through members that take note of it.
private final class SilentCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag += 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tag += 1
  }

  // MARK: Showing

  override func layoutSubviews() { tag += 1 }
  override func prepareForReuse() { tag += 1 }
  override func awakeFromNib() { tag += 1 }
  override func setSelected(_ selected: Bool, animated: Bool) { tag += 1 }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) { tag += 1 }
  override func setEditing(_ editing: Bool, animated: Bool) { tag += 1 }
  override var isHighlighted: Bool { didSet { tag += 1 } }
  override func willTransition(to state: StateMask) { tag += 1 }
  override func didTransition(to state: StateMask) { tag += 1 }
  override func updateConfiguration(using state: UICellConfigurationState) { tag += 1 }
  override func updateConstraints() { tag += 1 }
  override func draw(_ rect: CGRect) { tag += 1 }
  override func tintColorDidChange() { tag += 1 }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { tag += 1 }
  override func layoutMarginsDidChange() { tag += 1 }
  override func safeAreaInsetsDidChange() { tag += 1 }
  override func willMove(toSuperview newSuperview: UIView?) { tag += 1 }
  override func didMoveToSuperview() { tag += 1 }
  override func willMove(toWindow newWindow: UIWindow?) { tag += 1 }
  override func didMoveToWindow() { tag += 1 }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.height, height: targetSize.width) }

  // MARK: Taking in what people do

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
  override func accessibilityElementDidBecomeFocused() { tag += 1 }
  override func accessibilityElementDidLoseFocus() { tag += 1 }
  override func accessibilityActivate() -> Bool { tag > 1 }
  override func accessibilityIncrement() { tag += 1 }
  override func accessibilityDecrement() { tag += 1 }
  override func accessibilityPerformEscape() -> Bool { tag > 1 }
  override func accessibilityPerformMagicTap() -> Bool { tag > 1 }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { tag > 1 }
}
