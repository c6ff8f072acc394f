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

  override var ownTraits: UIAccessibilityTraits {
    isEditing ? [.searchField, UIAccessibilityTraits(.isEditing)] : .searchField
  }
}
