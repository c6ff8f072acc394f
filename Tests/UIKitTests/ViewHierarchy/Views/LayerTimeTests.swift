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

  @Test("an animation that is taken off by its name ends unfinished, and others go on")
  func removal() async throws {
    let witness = Witness()
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 100))
    try await hosting(view) { screen in
      let values = CAKeyframeAnimation(keyPath: "position.x")
      values.values = [0, 10, 5]
      values.calculationMode = CAAnimationCalculationMode.discrete
      values.delegate = witness
      let spring = CASpringAnimation(keyPath: "opacity")
      for animation in [values, spring] as [CAPropertyAnimation] { animation.duration = 2 }
      RunningApp.current.withApp {
        view.layer.add(values, forKey: "values")
        view.layer.add(spring, forKey: "spring")
      }
      #expect(view.layer.animationKeys() == ["spring", "values"])
      #expect((view.layer.animation(forKey: "spring") as? CAPropertyAnimation)?.keyPath == "opacity")
      view.layer.removeAnimation(forKey: "values")
      #expect(witness.log == ["start", "stop false"])
      #expect(view.layer.animationKeys() == ["spring"])
      try await screen.advance(by: .seconds(3))
      #expect(view.layer.animationKeys() == nil)
      #expect(witness.log.count == 2)
    }
  }

  @Test("a group lasts as long as it says, and those in it report to nobody")
  func groups() async throws {
    let (witness, inner) = (Witness(), Witness())
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 100))
    try await hosting(view) { screen in
      let part = CABasicAnimation(keyPath: "opacity")
      part.duration = 10
      part.delegate = inner
      let group = CAAnimationGroup()
      group.animations = [part]
      group.duration = 1
      group.delegate = witness
      RunningApp.current.withApp { view.layer.add(group, forKey: nil) }
      try await screen.advance(by: .seconds(2))
      #expect(witness.log == ["start", "stop true"])
      #expect(inner.log.isEmpty)
    }
  }

  @Test("a transition fades unless it says otherwise, and ends by itself")
  func transitions() async throws {
    let witness = Witness()
    let view = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 100))
    try await hosting(view) { screen in
      let change = CATransition()
      #expect(change.type == CATransitionType.fade)
      #expect(change.subtype == nil)
      #expect(change.fillMode == CAMediaTimingFillMode.removed)
      (change.type, change.subtype) = (CATransitionType.push, CATransitionSubtype.fromLeft)
      change.delegate = witness
      RunningApp.current.withApp { view.layer.add(change, forKey: kCATransition) }
      #expect(view.layer.animation(forKey: kCATransition) === change)
      try await screen.advance(by: .milliseconds(200))
      #expect(witness.log == ["start"])
      try await screen.advance(by: .milliseconds(100))
      #expect(witness.log == ["start", "stop true"])
    }
  }

  @Test("a spring that is damped more, or pulls less weight, comes to rest sooner")
  func springs() {
    func rest(mass: CGFloat, damping: CGFloat) -> CFTimeInterval {
      let spring = CASpringAnimation(keyPath: "position.y")
      (spring.mass, spring.damping) = (mass, damping)
      return spring.settlingDuration
    }
    #expect(rest(mass: 1, damping: 20) < rest(mass: 1, damping: 10))
    #expect(rest(mass: 2, damping: 10) > rest(mass: 1, damping: 10))
  }

  private nonisolated static let paces: [(CAMediaTimingFunctionName, [Float])] = [
    (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
    (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
  ]

  @Test("the pace of a name has the curve that it stands for", arguments: paces)
  func pace(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    let found = (1...2).flatMap { index -> [Float] in
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      return point
    }
    #expect(found == points)
  }

  @Test("the clock of a layer begins, runs and is put forward as it says, in that of the layer around it")
  func clocks() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.speed = 2
    inner.beginTime = 4
    inner.timeOffset = 1
    let moment: CFTimeInterval = 10
    #expect(outer.convertTime(moment, from: nil) == 20)
    #expect(inner.convertTime(moment, from: nil) == 17)
    #expect(inner.convertTime(17, to: nil) == 10)
    #expect(inner.convertTime(20, from: outer) == 17)
    #expect(outer.convertTime(20, to: inner) == 17)
  }
}
