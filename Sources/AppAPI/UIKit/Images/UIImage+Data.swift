import AccessibilityModel
import Drawing
import Foundation

extension UIImage {
  /// The picture as the bytes of a PNG file; `nil` for one without size.
  public func pngData() -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    if case .data(let bytes) = attributes.content, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return Data(bytes)
    }
    var list = DisplayList()
    draw(
      in: CGRect(origin: .zero, size: size), tint: .black, traits: .current, into: &list)
    let renderer = PictureRenderer(
      size: Size(width: Double(size.width), height: Double(size.height)),
      scale: Double(UITraitCollection.pixelsPerPoint(of: nil)), background: .clear)
    return Data(renderer.bitmap(of: list).png())
  }
}

extension UIGraphicsImageRenderer {
  /// The picture that a closure draws, as the bytes of a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
