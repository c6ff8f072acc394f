import AccessibilityModel
import Foundation

/// The field of a search bar.
///
/// - Source: at-behaviour 1.5.2, 1.5.3
open class UISearchTextField: UITextField {
  /// Makes a field with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  /// Makes a field without extent; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }

  /// Where the characters stand: behind the picture of a glass.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    behindGlass(super.textRect(forBounds: bounds))
  }

  /// Where the characters stand while they are typed: behind the picture of a glass.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    behindGlass(super.editingRect(forBounds: bounds))
  }

  private func behindGlass(_ rect: CGRect) -> CGRect {
    guard leftView == nil else { return rect }
    let room = min(22, rect.width)
    return CGRect(
      x: rect.minX + (readsFromRight ? 0 : room), y: rect.minY, width: rect.width - room,
      height: rect.height)
  }

  override var ownTraits: UIAccessibilityTraits {
    isEditing ? [.searchField, UIAccessibilityTraits(.isEditing)] : .searchField
  }
}
