import UIKit

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// Stretched, cut off, with bars beside it, or with the size of the view.
  case fill, aspectFill, aspectFit, resizeFill
}

/// Is told how far a scene is, in place of the scene itself.
@MainActor @preconcurrency
public protocol SKSceneDelegate: NSObjectProtocol {
  /// Takes in that time has passed.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
}

extension SKSceneDelegate {
  /// Does nothing.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}

/// What a view of this kind shows at a time: a level, a menu, or a whole game.
open class SKScene: SKEffectNode {
  /// How large it is, in its own points.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      didChangeSize(oldValue)
      didChange()
    }
  }
  /// How it fills its view.
  open var scaleMode = SKSceneScaleMode.fill { didSet { if scaleMode != oldValue { fit() } } }
  /// Which of its points lies at the origin.
  open var anchorPoint = CGPoint.zero { didSet { didChange() } }
  /// The colour behind everything.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// Where it is looked at from.
  open weak var camera: SKCameraNode?
  /// Who is told how far it is.
  open weak var delegate: (any SKSceneDelegate)?
  /// How forces act in it.
  public let physicsWorld = SKPhysicsWorld()
  /// The view that shows it.
  public internal(set) weak var view: SKView?
  private var wasLoaded = false

  /// Makes a scene of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a scene of the size that a file of the app has; what else the file holds is not read.
  public convenience init?(fileNamed filename: String) {
    let name = filename.hasSuffix(".sks") ? String(filename.dropLast(4)) : filename
    guard let size = SceneFile.size(named: name) else { return nil }
    self.init(size: size)
  }

  /// Makes a scene without a size.
  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }

  /// There is no archive to read it from.
  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
  }

  /// What is asked after its view, which hands touches to the scene.
  open override var next: UIResponder? { view?.next }

  /// Takes in that it was made.
  open func sceneDidLoad() {}
  /// Takes in that a view shows it.
  open func didMove(to view: SKView) {}
  /// Takes in that a view will not show it any more.
  open func willMove(from view: SKView) {}
  /// Takes in that it has another size.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Takes in that time has passed, in seconds of the system's clock.
  open func update(_ currentTime: TimeInterval) {}
  /// Takes in that actions were carried on.
  open func didEvaluateActions() {}
  /// Takes in that forces were carried on.
  open func didSimulatePhysics() {}
  /// Takes in that a picture is about to be drawn.
  open func didFinishUpdate() {}

  /// A point of the view in its own coordinates.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
  /// A point of its own coordinates in those of the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }

  override var contents: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  /// What it covers, in its own coordinates.
  open override var frame: CGRect { contents }

  /// From its own coordinates, which point up, to those of the view.
  var toView: CGAffineTransform {
    guard let view, size.width > 0, size.height > 0 else { return .identity }
    let room = view.bounds.size
    let (wide, high) = (room.width / size.width, room.height / size.height)
    let scale: CGSize =
      switch scaleMode {
      case .fill, .resizeFill: CGSize(width: wide, height: high)
      case .aspectFill: CGSize(width: max(wide, high), height: max(wide, high))
      case .aspectFit: CGSize(width: min(wide, high), height: min(wide, high))
      }
    let middle =
      camera == nil
      ? CGPoint(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height) : .zero
    let look = camera.map { $0.toScene.inverted() } ?? .identity
    return
      look
      .concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
      .concatenating(CGAffineTransform(scaleX: scale.width, y: -scale.height))
      .concatenating(CGAffineTransform(translationX: room.width / 2, y: room.height / 2))
  }

  func load() {
    guard !wasLoaded else { return }
    wasLoaded = true
    sceneDidLoad()
  }

  /// Takes the size of the view where it is to have that.
  func fit() {
    if scaleMode == .resizeFill, let view, view.bounds.size != .zero { size = view.bounds.size }
    didChange()
  }

  /// Carries on what goes on in it.
  func step(by seconds: TimeInterval, now: TimeInterval) {
    guard !isPaused else { return }
    if let delegate { delegate.update(now, for: self) } else { update(now) }
    advanceActions(by: seconds)
    didEvaluateActions()
    didSimulatePhysics()
    didFinishUpdate()
  }
}
