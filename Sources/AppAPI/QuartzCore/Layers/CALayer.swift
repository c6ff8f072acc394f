import AccessibilityModel
@_exported import CoreGraphics
import Drawing

/// What is drawn of a view, or in it; what it shares with its view is one and the same.
///
///     view.layer.cornerRadius = 12
///     view.layer.addSublayer(gradient)
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The view it is drawn for; none for a layer that was put into another one.
  package weak var view: (any LayerOwner)?
  private var ownFrame = CGRect.zero
  private var ownBoundsOrigin = CGPoint.zero
  private var ownColor: CGColor?
  private var ownClipping = false
  private var ownOpacity: Float = 1
  private var ownHiding = false
  private var ownTransform = CGAffineTransform.identity
  package internal(set) var layers: [(layer: CALayer, subviewsBehind: Int)] = []
  weak var outer: CALayer?
  var runs: [String: AnimationRun] = [:]
  var spaceTransform: CATransform3D?

  /// Makes a layer without size.
  public override init() {
    super.init()
  }

  /// Makes a layer that looks as another one, as is done to show it while it moves; subclasses copy what they add.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (ownFrame, ownBoundsOrigin, ownTransform) = (other.frame, other.bounds.origin, other.affineTransform())
    (ownColor, ownOpacity, ownHiding) = (other.backgroundColor, other.opacity, other.isHidden)
    (cornerRadius, borderWidth, borderColor) = (other.cornerRadius, other.borderWidth, other.borderColor)
    (contents, contentsGravity, ownClipping) = (other.contents, other.contentsGravity, other.masksToBounds)
  }

  /// Makes a layer without size; none is read from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// How far corners are rounded, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = .all
  /// Along which curve corners are rounded; all are quarters of a circle.
  open var cornerCurve = CALayerCornerCurve.circular
  /// How wide the line along the edge is, in points.
  open var borderWidth: CGFloat = 0
  /// Colour of the line along the edge; black where there is none.
  open var borderColor: CGColor?
  /// Colour of the shadow; black where there is none.
  open var shadowColor: CGColor?

  /// Colour of the background; as the view's.
  open var backgroundColor: CGColor? {
    get { view.map { $0.layerColor } ?? ownColor }
    set {
      ownColor = newValue
      view?.layerColor = newValue
    }
  }

  /// How strong the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// By how much the shadow lies beside the view.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The outline of the shadow; it is that of what is drawn in any case.
  open var shadowPath: CGPath?
  /// The point about which it is turned and stretched, in shares of its size; the middle counts.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far in front the point lies about which it is turned.
  open var anchorPointZ: CGFloat = 0
  /// How those inside it are turned, stretched and shifted in space; nothing in the plane follows.
  open var sublayerTransform = CATransform3DIdentity
  /// False where nothing is seen of its back.
  open var isDoubleSided = true
  /// True where its edges are drawn softly.
  open var allowsEdgeAntialiasing = false
  /// True where nothing behind it shows through.
  open var isOpaque = false
  /// How it is combined with what lies behind it.
  open var compositingFilter: Any?
  /// What is done to what it shows.
  open var filters: [Any]?
  /// A picture it shows: a `CGImage`.
  open var contents: Any?
  /// Where that picture lies.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of that picture that is shown, in shares of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many times faster its animations run.
  open var speed: Float = 1
  /// How far its animations are ahead, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// When its animations begin, on the clock of layers.
  open var beginTime: CFTimeInterval = 0
  /// Follows how it is drawn and laid out.
  open weak var delegate: (any CALayerDelegate)?
  /// True where it is drawn anew when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// What changes of its properties are shown by; changes are there at once.
  open var actions: [String: any CAAction]?
  /// True where it is drawn on as a whole before it is combined with what lies behind it.
  open var allowsGroupOpacity = true
  /// True where it is drawn once and kept as a picture.
  open var shouldRasterize = false
  /// How many pixels a point of a kept picture has.
  open var rasterizationScale: CGFloat = 1
  /// How many pixels a point has.
  open var contentsScale: CGFloat = 1
  /// How far in front of the layers beside it it lies.
  open var zPosition: CGFloat = 0
  /// By what it can be found.
  open var name: String?
  /// What is seen of it: where this layer covers something; only the outline of a shape counts.
  open var mask: CALayer?

  /// True where what sticks out is not shown; as the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownClipping }
    set { if let view { view.clipsToBounds = newValue } else { ownClipping = newValue } }
  }

  /// How opaque it is, from 0 to 1; as the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// True where it is not shown; as the view's.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHiding }
    set { if let view { view.isHidden = newValue } else { ownHiding = newValue } }
  }

  /// Rectangle in the superview's coordinates; as the view's.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  /// Rectangle in its own coordinates; as the view's.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: ownBoundsOrigin, size: ownFrame.size) }
    set {
      guard let view else {
        let middle = position
        (ownBoundsOrigin, ownFrame.size) = (newValue.origin, newValue.size)
        position = middle
        return
      }
      view.bounds = newValue
    }
  }

  /// The middle, in the superview's coordinates; as the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      guard let view else {
        ownFrame.origin = CGPoint(
          x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
        return
      }
      view.center = newValue
    }
  }

  /// How it is turned, stretched and shifted; as the view's `transform`.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

  /// Turns, stretches and shifts it; as the view's `transform`.
  open func setAffineTransform(_ m: CGAffineTransform) {
    if let view { view.transform = m } else { ownTransform = m }
  }

  /// Asks for the layer to be drawn anew.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  /// Asks for the layers inside to get their places anew.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Gives everything inside that waits for it its place now.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Gives the layers inside their places.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Draws the layer and all inside it into a context.
  open func render(in ctx: CGContext) {
    ctx.add { list in
      if let view { view.drawInPlace(into: &list) } else { drawInPlace(into: &list) }
    }
  }

  /// Draws what the layer shows by itself, behind the layers inside it.
  open func draw(in ctx: CGContext) {}

  /// Adds what the kind of layer shows, behind the layers inside it.
  package func drawContents(into list: inout DisplayList) {
    drawPicture(into: &list)
    guard type(of: self) != CALayer.self, bounds.width > 0, bounds.height > 0 else { return }
    let context = CGContext(bounds: bounds)
    draw(in: context)
    list.append(context.unfinished())
  }
}

extension CALayer {
  /// Makes a layer through whichever class it is called on.
  @_silgen_name("earshot_CALayer_ofView")
  convenience init(ofView owner: any LayerOwner) {
    self.init()
    view = owner
  }

  /// Makes a layer of a class that is known only when the program runs; `UITableViewCell` tells how.
  @_silgen_name("earshot_CALayer_ofView")
  package static func make(ofView owner: consuming any LayerOwner) -> CALayer
}

/// What a change of a layer is shown by.
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

/// Follows how a layer is drawn and laid out.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
  /// Takes in that the layer is to be shown anew.
  func display(_ layer: CALayer)
  /// Takes in that the layers inside are to get their places.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}

/// Some of the corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// At the top on the left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// At the top on the right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// At the bottom on the left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// At the bottom on the right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 15)

  var corners: RectCorners { RectCorners(rawValue: rawValue) }
}

/// Along which curve corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
