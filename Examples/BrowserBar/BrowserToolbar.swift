import UIKit

/// A bar of an app's own with the system's controls: saying that they are shown large is all there is to do.
final class BrowserToolbar: UIView {
  let back = UIButton(type: .system)
  let address = UILabel()
  let share = UIButton(type: .system)
  let viewer = UILargeContentViewerInteraction()

  override init(frame: CGRect) {
    super.init(frame: frame)
    back.setTitle("Back", for: .normal)
    back.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    share.setTitle("Share", for: .normal)
    share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    for view in [back, address, share] {
      view.showsLargeContentViewer = true
      view.scalesLargeContentImage = true
      addSubview(view)
    }
    addInteraction(viewer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = CGRect(x: 0, y: 0, width: 96, height: bounds.height)
    share.frame = CGRect(x: bounds.width - 96, y: 0, width: 96, height: bounds.height)
    address.frame = CGRect(x: 96, y: 0, width: bounds.width - 192, height: bounds.height)
  }
}
