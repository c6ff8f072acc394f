import UIKit

/// The story under a heading; nothing beneath it can be reached while it is there.
final class DescribedHelpView: HelpView {
  override var closeSide: CGFloat { 44 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.accessibilityTraits = .header
    close.accessibilityLabel = "Close"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }

  override func accessibilityPerformEscape() -> Bool {
    close.sendActions(for: .touchUpInside)
    return true
  }
}
