import Drawing
import Foundation

extension UIImage {
  /// The picture as layers and drawing functions know it; `nil` for one without content.
  public var cgImage: CGImage? {
    guard size != .zero else { return nil }
    return CGImage(size: size, origin: self) { [self] in
      draw(in: $0, tint: .black, fitting: $1, traits: .current, into: &$2)
    }
  }
  /// Pixels in a point.
  public var scale: CGFloat { UITraitCollection.current.displayScale }
  /// How it is turned; upright.
  public var imageOrientation: Orientation { .up }
  /// The pictures that are shown one after the other; `nil` for a still one.
  public var images: [UIImage]? { attributes.frames.isEmpty ? nil : attributes.frames }
  /// Seconds until they are shown anew; 0 for a still one.
  public var duration: TimeInterval { attributes.duration }
  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Upside down.
    case down = 1
    /// A quarter to the left.
    case left = 2
    /// A quarter to the right.
    case right = 3
    /// Upright, mirrored.
    case upMirrored = 4
    /// Upside down, mirrored.
    case downMirrored = 5
    /// A quarter to the left, mirrored.
    case leftMirrored = 6
    /// A quarter to the right, mirrored.
    case rightMirrored = 7
  }

  /// Makes a picture of one that layers know.
  public convenience init(cgImage: CGImage) {
    let origin = cgImage.origin as? UIImage
    self.init(
      origin?.source ?? .empty, size: cgImage.size, attributes: origin?.attributes ?? Attributes())
  }

  /// Makes a picture of one that layers know, with so many pixels for each point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }

  /// Returns the picture ready to be shown; it always is.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns a small version of the picture.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    var attributes = attributes
    if case .drawn(let drawing) = attributes.content, self.size.width > 0, self.size.height > 0 {
      var small = DisplayList()
      let shrinking = DrawTransform(
        a: Double(size.width / self.size.width), b: 0, c: 0, d: Double(size.height / self.size.height), tx: 0,
        ty: 0)
      small.group([.transform(shrinking)]) { $0.append(drawing) }
      attributes.content = .drawn(small)
    }
    return UIImage(source, size: size, attributes: attributes)
  }

  /// Hands over the picture ready to be shown.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The picture ready to be shown.
  public var byPreparingForDisplay: UIImage? {
    get async { self }
  }

  /// Makes a picture of several that are shown one after the other; the first one is seen.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var attributes = first.attributes
    (attributes.frames, attributes.duration) = (images, duration)
    return UIImage(first.source, size: first.size, attributes: attributes)
  }
  /// Makes a picture of several that are shown one after the other, by the beginning of their names.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }

  /// A plus sign.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// A minus sign.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// A check mark.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  /// A check mark in a circle.
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  /// Three dots.
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill") ?? UIImage() }
}
