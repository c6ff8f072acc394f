import EarshotTesting
import SwiftUI
import Testing

@testable import SpriteKit

@MainActor
@Suite("Scenes with sprites", .timeLimit(.minutes(10)))
struct SpriteTests {
  final class Kennel: SKScene {
    let score = SKLabelNode(text: "Score: 0")
    let star = SKSpriteNode(color: .yellow, size: CGSize(width: 40, height: 40))
    var updates = 0

    override func didMove(to view: SKView) {
      anchorPoint = CGPoint(x: 0.5, y: 0.5)
      score.position = CGPoint(x: 0, y: 200)
      score.isAccessibilityElement = true
      score.accessibilityLabel = "Score"
      score.accessibilityValue = "0"
      star.position = CGPoint(x: -50, y: 0)
      star.isAccessibilityElement = true
      star.accessibilityLabel = "Star"
      star.accessibilityTraits = .button
      star.name = "star"
      let silent = SKLabelNode(text: "Silent")
      addChild(star)
      addChild(silent)
      addChild(score)
    }

    override func update(_ currentTime: TimeInterval) { updates += 1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, atPoint(touch.location(in: self)).name == "star" else { return }
      score.accessibilityValue = "1"
      star.run(.sequence([.wait(forDuration: 1), .fadeOut(withDuration: 1), .removeFromParent()]))
    }
  }

  private func texts(_ screen: Screen) async throws -> [String] {
    try await screen.tour().stops.map(\.utterance.text)
  }

  @Test("Nodes that say they are elements are heard from top to bottom, and are touched where they are")
  func nodes() async throws {
    let scene = Kennel(size: CGSize(width: 300, height: 600))
    scene.scaleMode = .aspectFit
    try await hosting(SpriteView(scene: scene)) { screen in
      let first = try await texts(screen)
      #expect(
        first == ["Score, 0", "Star, button"])
      try await screen.activate("Star")
      #expect(scene.star.hasActions())
      let second = try await texts(screen)
      #expect(
        second.first == "Score, 1")
      try await screen.advance(by: .seconds(3))
      let third = try await texts(screen)
      #expect(
        third == ["Score, 1"])
      #expect(scene.updates > 20)
    }
  }

  @Test("Actions follow one another, repeat and are taken back")
  func actions() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let node = SKNode()
    scene.addChild(node)
    var calls = 0
    node.run(.repeat(.sequence([.moveBy(x: 10, y: 0, duration: 1), .run { calls += 1 }]), count: 2))
    scene.advanceActions(by: 0.5)
    #expect(node.position.x == 5)
    scene.advanceActions(by: 2)
    #expect(node.position.x == 20)
    #expect(calls == 2)
    #expect(!node.hasActions())
    node.run(SKAction.moveBy(x: 10, y: 0, duration: 1).reversed())
    scene.advanceActions(by: 1)
    #expect(node.position.x == 10)
    node.run(.repeatForever(.run { calls += 1 }), withKey: "count")
    scene.advanceActions(by: 1)
    scene.advanceActions(by: 1)
    #expect(calls == 4)
    node.removeAction(forKey: "count")
    #expect(node.action(forKey: "count") == nil)
  }

  @Test("Nodes are found by name at any depth, and their places are converted")
  func finding() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (box, dog) = (SKNode(), SKShapeNode(circleOfRadius: 5))
    box.name = "box"
    dog.name = "dog"
    box.position = CGPoint(x: 10, y: 20)
    box.setScale(2)
    dog.position = CGPoint(x: 1, y: 2)
    dog.strokeColor = .clear
    box.addChild(dog)
    scene.addChild(box)
    #expect(scene.childNode(withName: "dog") == nil)
    #expect(scene.childNode(withName: "//dog") === dog)
    #expect(scene.childNode(withName: "box/dog") === dog)
    #expect(scene.convert(.zero, from: dog) == CGPoint(x: 12, y: 24))
    #expect(box.calculateAccumulatedFrame() == CGRect(x: 2, y: 14, width: 20, height: 20))
    #expect(scene.atPoint(CGPoint(x: 12, y: 24)) === dog)
  }
}
