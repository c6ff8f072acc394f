import UIKit

/// How a node behaves under forces; here no force acts, so that nothing falls and nothing meets.
open class SKPhysicsBody: NSObject {
  /// What it belongs to.
  public internal(set) weak var node: SKNode?
  /// True where forces move it.
  open var isDynamic = true
  /// True where it falls.
  open var affectedByGravity = true
  /// True where it can be turned by forces.
  open var allowsRotation = true
  /// True where it is followed closely while it is fast.
  open var usesPreciseCollisionDetection = false
  /// How heavy it is.
  open var mass: CGFloat = 1
  /// How heavy a part of it is.
  open var density: CGFloat = 1
  /// How rough it is.
  open var friction: CGFloat = 0.2
  /// How much it bounces.
  open var restitution: CGFloat = 0.2
  /// How much it is slowed down.
  open var linearDamping: CGFloat = 0.1
  /// How much its turning is slowed down.
  open var angularDamping: CGFloat = 0.1
  /// How fast it moves.
  open var velocity = CGVector.zero
  /// How fast it turns.
  open var angularVelocity: CGFloat = 0
  /// What it is, one bit for each kind.
  open var categoryBitMask: UInt32 = .max
  /// What it bounces off.
  open var collisionBitMask: UInt32 = .max
  /// What it tells that it met.
  open var contactTestBitMask: UInt32 = 0

  /// A circle.
  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  /// A circle around a point.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  /// A rectangle.
  public convenience init(rectangleOf s: CGSize) { self.init() }
  /// A rectangle around a point.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  /// A shape.
  public convenience init(polygonFrom path: CGPath) { self.init() }
  /// What is seen of a picture.
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  /// What is seen of a picture, from some opacity on.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  /// The edge of a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  /// The edge of a shape.
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  /// A line along a path.
  public convenience init(edgeChainFrom path: CGPath) { self.init() }
  /// A line between two points.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  /// Several bodies as one.
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }

  /// Pushes it for as long as it is called.
  open func applyForce(_ force: CGVector) {}
  /// Pushes it once.
  open func applyImpulse(_ impulse: CGVector) {}
  /// Pushes it once at a point.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  /// Turns it for as long as it is called.
  open func applyTorque(_ torque: CGFloat) {}
  /// Turns it once.
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  /// The bodies that it touches: none.
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// How forces act in a scene; here none does.
open class SKPhysicsWorld: NSObject {
  /// Whereto things fall, in meters for each second twice.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  /// How fast it all goes.
  open var speed: CGFloat = 1
  /// Who is told that bodies met.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// Two bodies that met.
open class SKPhysicsContact: NSObject {
  /// One of them.
  public let bodyA: SKPhysicsBody
  /// The other one.
  public let bodyB: SKPhysicsBody
  /// Where they met.
  public let contactPoint: CGPoint

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    contactPoint = point
  }
}

/// Is told that bodies met.
@MainActor @preconcurrency
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Takes in that two bodies met.
  func didBegin(_ contact: SKPhysicsContact)
  /// Takes in that two bodies do not touch any more.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
