import SwiftUI

/// Shows a scene among other views.
///
///     SpriteView(scene: KennelScene(size: CGSize(width: 300, height: 400)))
public struct SpriteView: View {
  /// How the scene is drawn.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set by its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Siblings may be drawn in any order.
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    /// Nodes that nobody sees are not drawn.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    /// What is behind is seen through it.
    public static let allowsTransparency = Options(rawValue: 4)
  }

  /// What is drawn for the developer.
  public struct DebugOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A set by its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// How many pictures are drawn in a second.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// How many nodes there are.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// The outlines of bodies.
    public static let showsPhysics = DebugOptions(rawValue: 4)
    /// How many drawings there are.
    public static let showsDrawCount = DebugOptions(rawValue: 8)
  }

  private let scene: SKScene
  private let isPaused: Bool

  /// Shows a scene.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) {
    self.scene = scene
    self.isPaused = isPaused
  }

  /// The scene.
  public var body: some View { SceneView(scene: scene, isPaused: isPaused) }
}

private struct SceneView: UIViewRepresentable {
  let scene: SKScene
  let isPaused: Bool

  func makeUIView(context: Context) -> SKView { SKView() }

  func updateUIView(_ view: SKView, context: Context) {
    if view.scene !== scene { view.presentScene(scene) }
    if view.isPaused != isPaused { view.isPaused = isPaused }
  }
}

/// How one scene takes the place of another; it is there at once.
open class SKTransition: NSObject {
  private let duration: TimeInterval

  init(_ duration: TimeInterval) { self.duration = duration }

  /// One fades into the other.
  public class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// One fades out, then the other in.
  public class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// One fades to a colour, then the other in.
  public class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// The other is turned in from above.
  public class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// The other is turned in from the side.
  public class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Both open like doors.
  public class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// The other comes through a door.
  public class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// The other is moved in from a side.
  public class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition
  {
    SKTransition(sec)
  }
  /// The other pushes the first away.
  public class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// The first is moved away.
  public class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition
  {
    SKTransition(sec)
  }
}

/// To which side one scene takes the place of another.
public enum SKTransitionDirection: Int, Sendable {
  /// A side of the view.
  case up, down, right, left
}
