import EarshotTesting
import SwiftUI
import Testing

@testable import SpriteKit

@MainActor
@Suite("Scenes, what is in them and how they are looked at", .timeLimit(.minutes(10)))
struct SceneTests {
  @Test("Children of a name are gone through until the block says that it is enough")
  func enumerating() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    for name in ["dog 1", "dog 2", "cat", "dog 3"] {
      let node = SKNode()
      node.name = name
      scene.addChild(node)
    }
    var met: [String] = []
    scene.enumerateChildNodes(withName: "dog*") { node, stop in
      met.append(node.name ?? "")
      if met.count == 2 { stop.pointee = true }
    }
    #expect(met == ["dog 1", "dog 2"])
  }

  @Test(
    "Words lie at the place of their node as they are aligned",
    arguments: [
      (SKLabelHorizontalAlignmentMode.left, 0.0), (.center, -0.5), (.right, -1.0),
    ])
  func horizontal(mode: SKLabelHorizontalAlignmentMode, part: Double) {
    let label = SKLabelNode(text: "Score")
    label.horizontalAlignmentMode = mode
    #expect(label.frame.width > 0)
    #expect(abs(label.frame.minX - part * label.frame.width) < 0.001)
  }

  @Test(
    "Words lie above, below or around the place of their node",
    arguments: [
      (SKLabelVerticalAlignmentMode.bottom, 0.0...0.0), (.center, -0.5...(-0.5)), (.top, -1.0...(-1.0)),
      // Only what hangs below the line of the letters is below the place.
      (.baseline, -0.4...(-0.1)),
    ])
  func vertical(mode: SKLabelVerticalAlignmentMode, part: ClosedRange<Double>) {
    let label = SKLabelNode(text: "Gipsy")
    label.verticalAlignmentMode = mode
    let found = label.frame.minY / label.frame.height
    #expect(part.lowerBound - 0.001...part.upperBound + 0.001 ~= found)
  }

  private func shown(_ scene: SKScene) -> SKView {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.presentScene(scene)
    return view
  }

  @Test(
    "A scene fills the view, or fits into it, by its mode",
    arguments: [
      (SKSceneScaleMode.fill, CGPoint(x: 200, y: 0)), (.aspectFit, CGPoint(x: 200, y: 100)),
      (.aspectFill, CGPoint(x: 300, y: 0)), (.resizeFill, CGPoint(x: 100, y: 300)),
    ])
  func scaling(mode: SKSceneScaleMode, corner: CGPoint) {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.scaleMode = mode
    let view = shown(scene)
    #expect(view.convert(CGPoint(x: 100, y: 100), from: scene) == corner)
    #expect(view.convert(corner, to: scene) == CGPoint(x: 100, y: 100))
  }

  @Test("A camera has its own place in the middle of the view, and says what it sees")
  func camera() {
    let scene = SKScene(size: CGSize(width: 200, height: 400))
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 500, y: 500)
    scene.addChild(camera)
    scene.camera = camera
    let view = shown(scene)
    #expect(view.convert(CGPoint(x: 500, y: 500), from: scene) == CGPoint(x: 100, y: 200))
    let (near, far) = (SKShapeNode(circleOfRadius: 5), SKShapeNode(circleOfRadius: 5))
    near.position = CGPoint(x: 550, y: 450)
    for node in [near, far] { scene.addChild(node) }
    #expect(camera.contains(near) && !camera.contains(far))
  }

  private final class Keeper: NSObject, SKSceneDelegate {
    var scenes: [SKScene] = []
    func update(_ currentTime: TimeInterval, for scene: SKScene) { scenes.append(scene) }
  }

  @Test("A delegate is asked before each picture of its scene, and not while the scene stands still")
  func delegate() async throws {
    let (scene, keeper) = (SKScene(size: CGSize(width: 100, height: 100)), Keeper())
    scene.delegate = keeper
    try await hosting(SpriteView(scene: scene)) { screen in
      try await screen.advance(by: .seconds(1))
      let met = keeper.scenes.count
      #expect(met > 5 && keeper.scenes.allSatisfy { $0 === scene })
      scene.isPaused = true
      try await screen.advance(by: .seconds(1))
      #expect(keeper.scenes.count == met)
    }
  }
}
