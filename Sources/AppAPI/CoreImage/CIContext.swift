import AccessibilityModel
import Drawing
import UIKit

/// Makes pictures of what filters gave.
///
///     let output = filter.outputImage
///     let picture = output.flatMap { context.createCGImage($0, from: $0.extent) }
open class CIContext: NSObject, @unchecked Sendable {
  // Checked by hand: it stores nothing.

  /// Makes one.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  /// A picture of what lies in a rectangle; `nil` for an empty or endless one.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    picture(of: image, in: fromRect)?.cgImage
  }

  /// A picture of what lies in a rectangle; `nil` for an empty or endless one.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// The bytes of a PNG file; `nil` for an empty or endless picture.
  open func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace) -> Data? {
    picture(of: image, in: image.extent)?.pngData()
  }

  /// The bytes of a JPEG file; `nil` for an empty or endless picture.
  open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace) -> Data? {
    picture(of: image, in: image.extent)?.jpegData(compressionQuality: 0.9)
  }

  /// Forgets what was kept; nothing is.
  open func clearCaches() {}

  func picture(of image: CIImage, in rect: CGRect) -> UIImage? {
    guard !rect.isInfinite, !rect.isNull, rect.width >= 1, rect.height >= 1 else { return nil }
    let bounds = CGRect(origin: .zero, size: rect.size)
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    let turned = DrawTransform(
      a: 1, b: 0, c: 0, d: -1, tx: Double(-rect.minX), ty: Double(rect.maxY))
    return renderer.image { context in
      context.cgContext.add { list in list.group([.transform(turned)], image.draw) }
    }
  }
}

/// How pictures are made.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor alone is used; it always is.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Whether other things go first.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// Whether what was computed is kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// The colours that are computed with.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colours of what comes out.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// How pixels are kept.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32
  /// Makes a format of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits for each of four parts.
  public static let RGBA8 = CIFormat(rawValue: 24)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits for each of four parts, opacity first.
  public static let ARGB8 = CIFormat(rawValue: 23)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Eight bits for each of four parts, blue first.
  public static let BGRA8 = CIFormat(rawValue: 22)
}
