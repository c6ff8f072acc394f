import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("The time of layers", .timeLimit(.minutes(10)))
struct LayerTimeTests {
  private final class Witness: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    func step() { log.append("step") }
  }

  @Test("an animation ends when its time is over, and with it the changes it belongs to")
  func time() async throws {
    let witness = Witness()
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 100))
    try await hosting(view) { screen in
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.duration = 2
      turn.delegate = witness
      RunningApp.current.withApp {
        CATransaction.begin()
        CATransaction.setCompletionBlock { witness.log.append("all") }
        view.layer.add(turn, forKey: "turn")
        CATransaction.commit()
      }
      #expect(witness.log == ["start"])
      #expect(view.layer.animationKeys() == ["turn"])
      try await screen.advance(by: .seconds(3))
      #expect(witness.log == ["start", "stop true", "all"])
      #expect(view.layer.animationKeys() == nil)
      turn.repeatCount = .infinity
      RunningApp.current.withApp { view.layer.add(turn, forKey: "turn") }
      view.layer.removeAllAnimations()
      #expect(witness.log.last == "stop false")
    }
  }

  @Test("a display link calls while time passes, and no longer once it is invalidated")
  func link() async throws {
    let witness = Witness()
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 100))
    try await hosting(view) { screen in
      let link = CADisplayLink(target: witness, selector: Selector(Witness.step, "step"))
      link.preferredFramesPerSecond = 10
      RunningApp.current.withApp { link.add(to: .main, forMode: .common) }
      try await screen.advance(by: .milliseconds(250))
      #expect(witness.log == ["step", "step"])
      link.invalidate()
      try await screen.advance(by: .seconds(1))
      #expect(witness.log.count == 2)
    }
  }

  @Test("transforms of space do in the plane what those of the plane do")
  func transforms() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let plane = CATransform3DGetAffineTransform(turn)
    #expect(abs(plane.b - 1) < 0.0001)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CATransform3DTranslate(CATransform3DIdentity, 4, 5, 0).m41 == 4)
  }
}
