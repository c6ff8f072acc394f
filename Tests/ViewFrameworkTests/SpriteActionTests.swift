import Testing
import UIKit

@testable import SpriteKit

@MainActor
@Suite("What actions change of a node")
struct SpriteActionTests {
  private let scene = SKScene(size: CGSize(width: 100, height: 100))
  private let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))

  init() { scene.addChild(node) }

  private func run(_ action: SKAction, for seconds: Double) {
    node.run(action)
    scene.advanceActions(by: seconds)
    node.removeAllActions()
  }

  @Test("A node is moved along one axis, and stays where it is on the other")
  func moving() {
    node.position = CGPoint(x: 10, y: 20)
    run(.moveTo(x: 30, duration: 2), for: 1)
    #expect(node.position == CGPoint(x: 20, y: 20))
    run(.moveTo(y: 0, duration: 2), for: 5)
    #expect(node.position == CGPoint(x: 20, y: 0))
  }

  @Test("A node is scaled along one axis or both")
  func scaling() {
    run(.scaleX(to: 3, duration: 2), for: 1)
    #expect(node.xScale == 2 && node.yScale == 1)
    run(.scaleY(to: 5, duration: 1), for: 1)
    #expect(node.xScale == 2 && node.yScale == 5)
    run(.scaleX(to: 1, y: 2, duration: 1), for: 1)
    #expect(node.frame.size == CGSize(width: 10, height: 20))
  }

  @Test("A node fades in, to a value and by a value, and back when the action is turned around")
  func fading() {
    node.alpha = 0
    run(.fadeIn(withDuration: 2), for: 1)
    #expect(node.alpha == 0.5)
    run(.fadeAlpha(to: 1, duration: 1), for: 1)
    #expect(node.alpha == 1)
    let half = SKAction.fadeAlpha(by: -0.5, duration: 1)
    run(half, for: 1)
    #expect(node.alpha == 0.5)
    run(half.reversed(), for: 1)
    #expect(node.alpha == 1)
    run(SKAction.fadeIn(withDuration: 1).reversed(), for: 1)
    #expect(node.alpha == 0)
  }

  @Test("A sprite takes a colour little by little, and a texture at once, with its size where it is asked to")
  func looks() {
    run(.colorize(with: .blue, colorBlendFactor: 1, duration: 4), for: 1)
    #expect(node.color == .blue && node.colorBlendFactor == 0.25)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let texture = SKTexture(image: image)
    #expect(texture.size() == CGSize(width: 40, height: 30))
    run(.setTexture(texture), for: 0)
    #expect(node.texture === texture && node.size == CGSize(width: 10, height: 10))
    run(.setTexture(texture, resize: true), for: 0)
    #expect(node.size == CGSize(width: 40, height: 30))
  }

  @Test(
    "An action is slower where its timing eases it",
    arguments: [
      (SKActionTimingMode.linear, 25.0), (.easeIn, 6.25), (.easeOut, 43.75), (.easeInEaseOut, 12.5),
    ])
  func timing(mode: SKActionTimingMode, place: CGFloat) {
    let move = SKAction.moveTo(x: 100, duration: 4)
    move.timingMode = mode
    node.run(move)
    scene.advanceActions(by: 1)
    #expect(node.position.x == place)
    // All of them are at the end when the time is over.
    scene.advanceActions(by: 3)
    #expect(node.position.x == 100)
  }
}
