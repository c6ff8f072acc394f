import AccessibilityModel
@_exported import CoreGraphics
import Drawing
@_exported import Foundation
import UIKit

/// A picture as filters take and give it: how it is made, and not its pixels.
///
/// Points count from the lower left corner, as everywhere in this framework.
public final class CIImage: NSObject, Sendable {
  /// Draws the picture, with points that count from its lower left corner.
  typealias Drawing = @Sendable (inout DisplayList) -> Void

  /// Where it is; infinite for one without an end.
  public let extent: CGRect
  let draw: Drawing

  init(extent: CGRect, draw: @escaping Drawing) {
    self.extent = extent
    self.draw = draw
    super.init()
  }

  // MARK: Making

  /// Makes one without content.
  public static func empty() -> CIImage { CIImage(extent: .zero) { _ in } }

  /// Makes one of a picture that layers know.
  public convenience init(cgImage image: CGImage) {
    self.init(size: CGSize(width: image.width, height: image.height), image.draw)
  }

  private convenience init(size: CGSize, _ draw: @escaping CGImage.Drawing) {
    let rect = CGRect(origin: .zero, size: size)
    self.init(extent: rect) { list in
      list.group([.transform(.turnedOver(height: size.height))]) { draw(rect, .fill, &$0) }
    }
  }

  /// Makes one of a picture; `nil` for one without content.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(size: image.size, picture.draw)
  }

  /// Makes one of a picture; `nil` for one without content.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

  /// Makes one of the bytes of a picture file; `nil` for anything else.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Makes one of a picture file; `nil` where there is none.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Makes one of a colour without an end.
  public convenience init(color: CIColor) {
    let paint = color.paint
    self.init(extent: .infinite) { $0.fill(Self.everywhere, with: .color(paint)) }
  }

  /// A rectangle as large as any picture that is drawn.
  static let everywhere = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  // MARK: Changing

  /// The picture moved, turned and stretched.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard !extent.isInfinite else { return self }
    let draw = draw
    return CIImage(extent: extent.applying(matrix)) { list in
      list.group([.transform(DrawTransform(matrix))], draw)
    }
  }

  /// The part of the picture inside a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    guard !part.isNull else { return .empty() }
    let draw = draw
    return CIImage(extent: part) { list in
      list.group([.clip(Path(roundedRect: Rect(part), cornerRadius: 0), .winding)], draw)
    }
  }

  /// The picture in front of another one.
  public func composited(over dest: CIImage) -> CIImage {
    let (front, back) = (draw, dest.draw)
    return CIImage(
      extent: extent.isInfinite || dest.extent.isInfinite ? .infinite : extent.union(dest.extent)
    ) {
      back(&$0)
      front(&$0)
    }
  }

  /// The picture with its edges going on without an end; only the picture itself is drawn.
  public func clampedToExtent() -> CIImage { CIImage(extent: .infinite, draw: draw) }

  /// The picture out of focus, around itself too.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    let reach = extent.isInfinite ? 0 : CGFloat(sigma * 3).rounded(.up)
    return layer(DrawLayer(blurRadius: max(sigma, 0)), extent: extent.insetBy(dx: -reach, dy: -reach))
  }

  /// The picture as a filter of a name gives it; as it is where there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// The picture drawn on its own and put down in a way.
  func layer(_ layer: DrawLayer, extent: CGRect? = nil) -> CIImage {
    let draw = draw
    return CIImage(extent: extent ?? self.extent) { $0.layer(layer, draw) }
  }

  /// The picture with a colour that meets what is there in a way.
  func tinted(_ color: PaintColor, _ blending: DrawLayer.Blending, opacity: Double = 1) -> CIImage {
    let draw = draw
    return CIImage(extent: extent) { list in
      list.append(.beginLayer(DrawLayer()))
      // The colour only lies where the picture does: first it meets the picture, then the picture's shape cuts it.
      draw(&list)
      list.append(.beginLayer(DrawLayer(blending: .sourceAtop)))
      draw(&list)
      list.layer(DrawLayer(opacity: opacity, blending: blending)) {
        $0.fill(Self.everywhere, with: .color(color))
      }
      list.append(.endLayer)
      list.append(.endLayer)
    }
  }
}

/// How a picture is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether it is turned as its file says; it always is upright here.
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}

extension DrawTransform {
  /// Turns points that count from above into ones that count from below, and back.
  static func turnedOver(height: CGFloat) -> DrawTransform {
    DrawTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
  }
}

extension UIImage {
  /// Makes a picture of what filters gave; one without an end is empty.
  public convenience init(ciImage: CIImage) {
    let drawn = CIContext().picture(of: ciImage, in: ciImage.extent) ?? UIImage()
    self.init(drawn.source, size: drawn.size, attributes: drawn.attributes)
  }

  /// How filters made it; a picture keeps what was drawn alone.
  public var ciImage: CIImage? { nil }
}
