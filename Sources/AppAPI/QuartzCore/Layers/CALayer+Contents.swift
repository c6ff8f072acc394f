import AccessibilityModel
import Drawing
import Foundation

/// Where a picture lies in a layer of another size; it keeps its own where no `resize` is said.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a place from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Stretched to the layer.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits whole.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As large as covers the layer.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At the top edge.
  public static let top = Self(rawValue: "top")
  /// At the bottom edge.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the corner at the top left.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the corner at the top right.
  public static let topRight = Self(rawValue: "topRight")
  /// In the corner at the bottom left.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the corner at the bottom right.
  public static let bottomRight = Self(rawValue: "bottomRight")
}

extension CALayer {
  /// How it is turned, stretched and shifted in space; what is seen of it is what that does in the plane.
  public var transform: CATransform3D {
    get { spaceTransform ?? CATransform3D(affineTransform()) }
    set {
      spaceTransform = newValue
      setAffineTransform(newValue.plane)
    }
  }

  /// Adds the picture, where there is one.
  func drawPicture(into list: inout DisplayList) {
    guard let image = contents as? CGImage else { return }
    switch contentsGravity {
    case .resize: image.draw(bounds, .fill, &list)
    case .resizeAspect: image.draw(bounds, .aspectFit, &list)
    case .resizeAspectFill: image.draw(bounds, .aspectFill, &list)
    default: image.draw(place(ofContentsWithSize: image.size), .fill, &list)
    }
  }

  /// Where a picture lies that keeps its size.
  private func place(ofContentsWithSize size: CGSize) -> CGRect {
    let gravity = contentsGravity
    func share(_ near: [CALayerContentsGravity], _ far: [CALayerContentsGravity]) -> CGFloat {
      near.contains(gravity) ? 0 : far.contains(gravity) ? 1 : 0.5
    }
    let across = share([.left, .topLeft, .bottomLeft], [.right, .topRight, .bottomRight])
    let down = share([.top, .topLeft, .topRight], [.bottom, .bottomLeft, .bottomRight])
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * across,
      y: bounds.minY + (bounds.height - size.height) * down, width: size.width, height: size.height)
  }

  /// A point of another layer's own coordinates, in this one's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (here, there) = (screenOrigin, l?.screenOrigin ?? .zero)
    return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
  }

  /// A point of this layer's own coordinates, in another one's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (here, there) = (screenOrigin, l?.screenOrigin ?? .zero)
    return CGPoint(x: p.x + here.x - there.x, y: p.y + here.y - there.y)
  }

  /// A rectangle of another layer's own coordinates, in this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// A rectangle of this layer's own coordinates, in another one's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// Where the zero point of its own coordinates lies on the screen, turning left aside.
  private var screenOrigin: CGPoint {
    if let view { return view.screenOrigin }
    let outer = superlayer?.screenOrigin ?? .zero
    return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }

  /// True where a point of its own coordinates lies on it.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The innermost layer under a point of the coordinates around it.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, frame.contains(p) else { return nil }
    let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    for (layer, _) in layers.reversed() { if let hit = layer.hitTest(inside) { return hit } }
    return self
  }
}

/// A layer that shows those in it several times; here once.
open class CAReplicatorLayer: CALayer {
  /// How often what lies in it is shown.
  open var instanceCount = 1
  /// Seconds by which each copy is behind the one before.
  open var instanceDelay: CFTimeInterval = 0
  /// Where each copy lies from the one before.
  open var instanceTransform = CATransform3DIdentity
  /// Colour of the copies.
  open var instanceColor: CGColor?
  /// By how much each copy is less opaque than the one before.
  open var instanceAlphaOffset: Float = 0
}

/// A layer from which small pictures fly; none is drawn.
open class CAEmitterLayer: CALayer {
  /// What flies.
  open var emitterCells: [CAEmitterCell]?
  /// Where it comes from.
  open var emitterPosition = CGPoint.zero
  /// How large the place is that it comes from.
  open var emitterSize = CGSize.zero
  /// The outline of the place that it comes from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// How often more comes than each kind says.
  open var birthRate: Float = 1
  /// How much longer everything lasts than each kind says.
  open var lifetime: Float = 1
}

/// One kind of what flies from a layer.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// Its picture.
  open var contents: Any?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// Seconds that each lasts.
  open var lifetime: Float = 0
  /// By how much that varies.
  open var lifetimeRange: Float = 0
  /// How fast each is, in points a second.
  open var velocity: CGFloat = 0
  /// By how much that varies.
  open var velocityRange: CGFloat = 0
  /// In which direction it flies, in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much that varies, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast it turns, in radians a second.
  open var spin: CGFloat = 0
  /// By how much that varies.
  open var spinRange: CGFloat = 0
  /// How large it is.
  open var scale: CGFloat = 1
  /// By how much that varies.
  open var scaleRange: CGFloat = 0
  /// How fast it grows.
  open var scaleSpeed: CGFloat = 0
  /// Its colour.
  open var color: CGColor?
  /// How fast it fades.
  open var alphaSpeed: Float = 0
  /// How fast it becomes faster to the side.
  open var xAcceleration: CGFloat = 0
  /// How fast it becomes faster downwards.
  open var yAcceleration: CGFloat = 0
  /// By what it can be found.
  open var name: String?
}

/// The outline of the place that something flies from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes an outline from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One place without size.
  public static let point = Self(rawValue: "point")
  /// From one end to the other, as wide as said.
  public static let line = Self(rawValue: "line")
  /// Four corners, as large as said.
  public static let rectangle = Self(rawValue: "rectangle")
  /// Everything as far from the middle as said.
  public static let circle = Self(rawValue: "circle")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}
