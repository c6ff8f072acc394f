import SwiftUI
import Testing

@MainActor
@Suite("Changes in time")
struct AnimationTests {
  @Test("A change is heard at once, and its completion comes when the animation has ended")
  func completion() {
    let log = Noted<[String]>([])
    let screen = Screen { Fading(log: log) }
    screen.activate("off")
    #expect(screen.labels == ["on"])
    screen.wait(.milliseconds(900))
    #expect(log.value == [])
    screen.wait(.milliseconds(200))
    #expect(log.value == ["ended"])
  }

  @Test("A spring ends with its duration, also one that is added to what moves already")
  func springs() {
    let spring = Spring(duration: 2)
    for animation in [Animation.interpolatingSpring(spring), .spring(spring)] {
      let log = Noted<[String]>([])
      let screen = Screen { Fading(animation: animation, log: log) }
      screen.activate("off")
      screen.wait(.milliseconds(1900))
      #expect(log.value == [])
      screen.wait(.milliseconds(200))
      #expect(log.value == ["ended"])
    }
  }

  @Test("Phases follow each other once when a value changes, each for as long as its animation takes")
  func phases() {
    let screen = Screen { Phased() }
    #expect(screen.labels == ["Step 1", "Go"])
    screen.activate("Go")
    screen.wait(.milliseconds(100))
    #expect(screen.labels == ["Step 2", "Go"])
    screen.wait(.seconds(1))
    #expect(screen.labels == ["Step 3", "Go"])
    screen.wait(.seconds(1))
    #expect(screen.labels == ["Step 1", "Go"])
    screen.wait(.seconds(5))
    #expect(screen.labels == ["Step 1", "Go"])
  }

  @Test("Phases without a trigger go round")
  func round() {
    let screen = Screen {
      Text("Bailey").phaseAnimator([false, true]) { content, isLoud in
        content.accessibilityValue(isLoud ? "loud" : "soft")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    screen.wait(.milliseconds(500))
    #expect(screen.element("Bailey")?.value == "loud")
    screen.wait(.seconds(1))
    #expect(screen.element("Bailey")?.value == "soft")
    screen.wait(.seconds(1))
    #expect(screen.element("Bailey")?.value == "loud")
  }

  @Test("A value goes the ways of its keyframes, and a view shows where it arrives")
  func keyframes() {
    let timeline = KeyframeTimeline(initialValue: Jump()) {
      KeyframeTrack(\.height) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(0, duration: 2)
      }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(90), duration: 1) }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).height == 5)
    #expect(timeline.value(time: 2).height == 10)
    #expect(abs(timeline.value(time: 0.5).angle.degrees - 45) < 0.001)
    #expect(timeline.value(progress: 1).height == 0)
    let screen = Screen { Jumping() }
    #expect(screen.labels == ["at 0", "Jump"])
    screen.activate("Jump")
    #expect(screen.labels == ["at 7", "Jump"])
  }

  @Test("Curves begin and end where they should, and springs come to rest")
  func curves() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
      #expect(abs(curve.value(at: 0)) < 1e-6)
      #expect(abs(curve.value(at: 1) - 1) < 1e-6)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(UnitCurve.linear.velocity(at: 0.5) == 1)
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 1, bounce: -0.4)] {
      #expect(spring.value(target: 10.0, time: 0) == 0)
      #expect(abs(spring.value(target: 10.0, time: 30) - 10) < 1e-3)
      #expect(spring.settlingDuration < 30)
    }
    #expect(abs(Spring(duration: 2, bounce: 0.3).bounce - 0.3) < 1e-9)
    #expect(abs(Spring(duration: 2, bounce: -0.3).bounce + 0.3) < 1e-9)
    #expect(Spring.bouncy.value(target: 1.0, time: 0.3) > 1)
  }

  @Test("What is animated in shapes of an app's own is known, and half the way is half of it")
  func animatable() {
    var wedge = Wedge(part: 0.2, turn: .degrees(10))
    wedge.animatableData.interpolate(
      towards: Wedge(part: 0.4, turn: .degrees(30)).animatableData, amount: 0.5)
    #expect(abs(wedge.part - 0.3) < 1e-9)
    #expect(abs(wedge.turn.degrees - 20) < 1e-9)
  }
}

private struct Fading: View {
  @State private var isOn = false
  var animation = Animation.easeInOut(duration: 1)
  let log: Noted<[String]>

  var body: some View {
    Button(isOn ? "on" : "off") {
      withAnimation(animation) {
        isOn = true
      } completion: {
        log.value.append("ended")
      }
    }
  }
}

private struct Phased: View {
  @State private var count = 0

  var body: some View {
    PhaseAnimator([1, 2, 3], trigger: count) {
      Text(verbatim: "Step \($0)")
    } animation: { _ in
      .linear(duration: 1)
    }
    Button("Go") { count += 1 }
  }
}

private struct Jump {
  var height = 0.0
  var angle = Angle.zero
}

private struct Jumping: View {
  @State private var count = 0

  var body: some View {
    Color.clear.frame(height: 10)
      .keyframeAnimator(initialValue: 0.0, trigger: count) { content, height in
        content.accessibilityLabel("at \(Int(height))")
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(7.0, duration: 1) }
      }
    Button("Jump") { count += 1 }
  }
}

private struct Wedge: Shape {
  var part: Double
  var turn: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(part, turn.degrees) }
    set { (part, turn) = (newValue.first, .degrees(newValue.second)) }
  }

  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
