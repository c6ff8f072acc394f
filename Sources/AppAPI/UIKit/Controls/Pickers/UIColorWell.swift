import AccessibilityModel
import Drawing
import Foundation

/// A control that shows a colour and lets people choose another one.
///
///     let well = UIColorWell()
///     well.title = "Collar"
///     well.selectedColor = .systemRed
///     // "Collar, red, button"
open class UIColorWell: UIControl {
  /// Makes a well with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a well without size; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colour; `nil` for none.
  open var selectedColor: UIColor? {
    didSet { setNeedsDescription() }
  }

  /// What is chosen a colour for, in words.
  open var title: String? {
    didSet { setNeedsDescription() }
  }

  /// True where a colour may be seen through; the colours that can be chosen are those with names.
  open var supportsAlpha = true

  override var takesTaps: Bool { isEnabled }

  override func change(byTapAt point: CGPoint?) -> [UIControl.Event] {
    let current = selectedColor?.accessibilityName
    let choices = UIColor.knownByName.map { choice in
      let name = String(system: choice.name)
      return UIAction(title: name, state: name == current ? .on : .off) { [weak self] _ in
        self?.choose(choice.color)
      }
    }
    UIMenu(title: title ?? "", children: choices).open(from: self, sender: self)
    return []
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// As large as a finger needs.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  /// As large as a finger needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(into list: inout DisplayList) {
    drawBox(bounds, selectedColor ?? .systemGray5, into: &list)
  }

  // MARK: What people hear

  override var isOwnElement: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var ownLabel: String? { title ?? String(system: .color) }
  override var ownValue: String? { selectedColor?.accessibilityName }
}
