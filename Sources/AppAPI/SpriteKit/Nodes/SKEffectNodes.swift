import UIKit

/// How colours are mixed with those behind.
public enum SKBlendMode: Int, Sendable {
  /// By how much they cover, added, taken away, multiplied, twice that, turned around, or not at all.
  case alpha, add, subtract, multiply, multiplyX2, screen, replace
}

/// Where a scene is looked at from.
open class SKCameraNode: SKNode {
  /// True where a node can be seen from it.
  open func contains(_ node: SKNode) -> Bool {
    guard let scene, let view = scene.view else { return false }
    return view.bounds.intersects(
      node.calculateAccumulatedFrame().applying((node.parent ?? scene).toScene).applying(scene.toView))
  }
}

/// Nodes of which a part is shown.
open class SKCropNode: SKNode {
  /// What covers the part that is shown.
  open var maskNode: SKNode?
}

/// Nodes that are changed as one picture.
open class SKEffectNode: SKNode {
  /// True where they are; it is seen alone.
  open var shouldEnableEffects = true
  /// True where the picture is kept.
  open var shouldRasterize = false
  /// How the picture is mixed with what is behind; it is seen alone.
  open var blendMode = SKBlendMode.alpha
}

/// Sparks, snow or smoke, which are seen alone.
open class SKEmitterNode: SKNode {
  /// How many particles come in a second.
  open var particleBirthRate: CGFloat = 0
  /// How many come at all; without end where it is 0.
  open var numParticlesToEmit = 0
  /// What each of them looks like.
  open var particleTexture: SKTexture?
  /// Where they come from, around its position.
  open var particlePositionRange = CGVector.zero
  /// How their colours are mixed with what is behind.
  open var particleBlendMode = SKBlendMode.alpha
  /// For how long each of them is there, in seconds.
  open var particleLifetime: CGFloat = 0
  /// How fast they are.
  open var particleSpeed: CGFloat = 0
  /// Whereto they go, in radians.
  open var emissionAngle: CGFloat = 0
  /// The colour of each of them.
  open var particleColor = UIColor.white
  /// The node that they stay in.
  open weak var targetNode: SKNode?

  /// Makes the particles that a file describes; they are not drawn.
  public convenience init?(fileNamed filename: String) { self.init() }

  /// Shows how they look after a time.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  /// Begins anew.
  open func resetSimulation() {}
}

/// A sound in a scene, which is not heard.
open class SKAudioNode: SKNode {
  /// True where it begins as soon as it is in a scene.
  open var autoplayLooped = true
  /// True where it is heard from its position.
  open var isPositional = true

  /// Makes a sound of a file of the app.
  public convenience init(fileNamed name: String) { self.init() }
  /// Makes a sound of a file.
  public convenience init(url: URL) { self.init() }
}
