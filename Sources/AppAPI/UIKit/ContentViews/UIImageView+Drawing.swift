import AccessibilityModel
import Drawing
import Foundation

extension UIImageView {
  /// Draws the picture where the content mode puts it.
  func drawPicture(into list: inout DisplayList) {
    guard var image = shownImage, bounds.width > 0, bounds.height > 0 else { return }
    if let preferredSymbolConfiguration, image.isSymbolImage {
      let own = image.symbolConfiguration.map(preferredSymbolConfiguration.applying)
      let size = image.size
      let drawn = image.withConfiguration(own ?? preferredSymbolConfiguration)
      image = UIImage(drawn.source, size: size, attributes: drawn.attributes)
    }
    let tint = defaultAppearance?.color ?? tintColor ?? .label
    image.draw(
      in: contentMode.place(of: image.size, in: bounds), tint: PaintColor(tint, in: traitCollection),
      fitting: contentMode == .scaleAspectFit ? .aspectFit : .fill, traits: traitCollection, into: &list)
  }
}

extension UIView.ContentMode {
  /// Where content of a size is drawn in a space.
  func place(of size: CGSize, in availableSpace: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return availableSpace }
    func placed(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: availableSpace.minX + (availableSpace.width - size.width) * x,
        y: availableSpace.minY + (availableSpace.height - size.height) * y,
        width: size.width, height: size.height)
    }
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit: return availableSpace
    case .scaleAspectFill:
      let factor = max(availableSpace.width / size.width, availableSpace.height / size.height)
      return placed(0.5, 0.5, CGSize(width: size.width * factor, height: size.height * factor))
    case .center: return placed(0.5, 0.5, size)
    case .top: return placed(0.5, 0, size)
    case .bottom: return placed(0.5, 1, size)
    case .left: return placed(0, 0.5, size)
    case .right: return placed(1, 0.5, size)
    case .topLeft: return placed(0, 0, size)
    case .topRight: return placed(1, 0, size)
    case .bottomLeft: return placed(0, 1, size)
    case .bottomRight: return placed(1, 1, size)
    }
  }
}
