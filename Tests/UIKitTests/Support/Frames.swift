import Foundation
import UIKit

/// A view whose content has a fixed size, as a picture would.
@MainActor
final class Block: UIView {
  var extent: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    extent = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    fatalError("There is no archive of a block.")
  }

  override var intrinsicContentSize: CGSize { extent }
}

/// A line for each view: its name, left, top, width and height.
@MainActor
func frames(_ views: KeyValuePairs<String, UIView>) -> String {
  views.map { name, view in "\(name) \(line(view.frame))" }.joined(separator: "\n")
}

/// Left, top, width and height, to a tenth of a point.
func line(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { number in
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }.joined(separator: " ")
}
