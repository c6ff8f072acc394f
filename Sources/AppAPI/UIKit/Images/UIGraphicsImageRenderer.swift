import Foundation

/// Makes pictures by drawing them.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
///     let dot = renderer.image { context in context.cgContext.fillEllipse(in: context.format.bounds) }
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for pictures of a size.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Makes a renderer for pictures of a size, made in a way.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for pictures of what lies in a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer for pictures of what lies in a rectangle, made in a way.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// The picture that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: bounds)
    if format.opaque { context.fill(bounds) }
    GraphicsStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return UIImage(drawnIn: context)
  }
}

/// What a closure draws a picture into.
open class UIGraphicsImageRendererContext: NSObject {
  /// Takes the drawing.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The picture as it was drawn so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) }
  /// Fills a rectangle with the chosen colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line along the edge of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws nothing outside of a rectangle from here on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// Fills a rectangle with the chosen colour, combined with what lies behind it.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
}

/// How drawn pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels a point has; the picture keeps what was drawn, whatever that number.
  open var scale: CGFloat = 1
  /// True where nothing shines through.
  open var opaque = false
  /// The rectangle that is drawn.
  open internal(set) var bounds = CGRect.zero

  /// Makes the usual way.
  public required override init() {
    super.init()
  }

  /// The usual way.
  open class func `default`() -> Self { Self() }
  /// The best way for the screen.
  open class func preferred() -> Self { Self() }
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture as it was drawn so far; `nil` where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.map { UIImage(drawnIn: $0) }
}
