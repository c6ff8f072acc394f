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
    return Data(bitmap.png())
  }

  /// The picture as the bytes of a JPEG file, over white; `nil` for one without size.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture.
  /// - Returns: The bytes.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    let bytes = bitmap.jpeg(quality: Double(compressionQuality))
    return bytes.isEmpty ? nil : Data(bytes)
  }

  private var bitmap: Bitmap {
    var list = DisplayList()
    draw(
      in: CGRect(origin: .zero, size: size), tint: .black, traits: .current, into: &list)
    let renderer = PictureRenderer(
      size: Size(width: Double(size.width), height: Double(size.height)),
      scale: Double(UITraitCollection.pixelsPerPoint(of: nil)), background: .clear)
    return renderer.bitmap(of: list)
  }
}

extension UIGraphicsImageRenderer {
  /// The picture that a closure draws, as the bytes of a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The picture that a closure draws, as the bytes of a JPEG file.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
