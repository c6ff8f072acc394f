import SwiftUI
import Testing

@MainActor
@Suite("Transitions and times of pictures, by their types")
struct TransitionTests {
  /// What is drawn of a square of ten points in each phase of a transition.
  private func drawn<T: Transition>(_ transition: T) -> [[String]] {
    [TransitionPhase.willAppear, .identity, .didDisappear].map { phase in
      Drawn.lines {
        transition.apply(content: Color.red.frame(width: 10, height: 10), phase: phase)
      }
    }
  }

  @Test("A phase says where a view is in coming and going")
  func phases() {
    let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }

  @Test("L8: a view comes and goes unseen, smaller, from a side or as it is")
  func looks() {
    let square = ["fill 0 0 10 10 #FF3B30"]
    #expect(drawn(IdentityTransition()) == [square, square, square])
    #expect(drawn(OpacityTransition()).map { $0 == square } == [false, true, false])
    #expect(
      drawn(ScaleTransition(0.5)) == [["fill 2.5 2.5 5 5 #FF3B30"], square, ["fill 2.5 2.5 5 5 #FF3B30"]])
    #expect(drawn(.scale(0.5)) == drawn(ScaleTransition(0.5)))
    let top = drawn(MoveTransition(edge: .top))
    #expect(top == [["fill 0 -10 10 10 #FF3B30"], square, ["fill 0 -10 10 10 #FF3B30"]])
    #expect(drawn(.slide) == [["fill -10 0 10 10 #FF3B30"], square, ["fill 10 0 10 10 #FF3B30"]])
    #expect(
      drawn(.push(from: .bottom)) == [["fill 0 10 10 10 #FF3B30"], square, ["fill 0 -10 10 10 #FF3B30"]])
    let blurred = drawn(BlurReplaceTransition(configuration: .downUp))
    #expect(blurred[1].last?.hasSuffix("fill 0 0 10 10 #FF3B30") == true)
    #expect(blurred[0] != blurred[1])
    #expect(blurred[0] == blurred[2])
  }

  @Test("L8: a view comes in one way and goes in another, and two ways are put together")
  func combined() {
    let both = AsymmetricTransition(insertion: MoveTransition(edge: .top), removal: ScaleTransition(0.5))
    #expect(
      drawn(both).map(\.last) == [
        "fill 0 -10 10 10 #FF3B30", "fill 0 0 10 10 #FF3B30", "fill 2.5 2.5 5 5 #FF3B30",
      ])
    let moved = drawn(MoveTransition(edge: .top).combined(with: ScaleTransition(0.5)).animation(.default))
    #expect(moved[1] == drawn(IdentityTransition())[1])
    #expect(moved[0] != drawn(MoveTransition(edge: .top))[0])
    #expect(moved[0] != drawn(ScaleTransition(0.5))[0])
  }

  @Test("A transition of the app's own changes the view by its phase, and says whether something moves")
  func own() {
    #expect(Tilted.properties == TransitionProperties(hasMotion: false))
    #expect(OpacityTransition.properties.hasMotion)
    #expect(drawn(Tilted())[0] == ["fill 0 0 10 10 #007AFF", "fill 0 0 10 10 #FF3B30"])
    #expect(drawn(Tilted())[1] == ["fill 0 0 10 10 #FF3B30"])
  }

  @Test("The times of a picture come again and again, at every minute, as listed, or once a second")
  func schedules() {
    let start = Date(timeIntervalSinceReferenceDate: 130)
    func seconds<S: TimelineSchedule>(_ schedule: S, _ mode: TimelineScheduleMode = .normal) -> [Int] {
      var times: [Int] = []
      for date in schedule.entries(from: start, mode: mode) {
        times.append(Int(date.timeIntervalSinceReferenceDate))
        if times.count == 3 { break }
      }
      return times
    }
    let early = Date(timeIntervalSinceReferenceDate: 100)
    #expect(seconds(PeriodicTimelineSchedule(from: early, by: 20)) == [120, 140, 160])
    #expect(seconds(EveryMinuteTimelineSchedule()) == [120, 180, 240])
    #expect(seconds(ExplicitTimelineSchedule([early, start])) == [100, 130])
    #expect(seconds(AnimationTimelineSchedule()) == [130, 131, 132])
    #expect(seconds(AnimationTimelineSchedule(minimumInterval: 5)) == [130, 135, 140])
    #expect(seconds(AnimationTimelineSchedule(paused: true), .lowFrequency) == [130])
  }

  @Test("A picture in time shows the moment that its schedule has come to")
  func timeline() {
    let screen = Screen {
      TimelineView(.everyMinute) { (context: TimelineViewDefaultContext) in
        Text("at \(Int(context.date.timeIntervalSinceReferenceDate) % 60)")
      }
    }
    #expect(screen.labels == ["at 0"])
  }

  @Test("A value goes its ways by springs and steps that are put together on conditions")
  func keyframes() {
    let timeline = KeyframeTimeline(initialValue: Hop()) { ways(isHigh: true) }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 2).height == 20)
    #expect(timeline.value(time: 2).turn == 1)
    let low = KeyframeTimeline(initialValue: Hop()) { ways(isHigh: false) }
    #expect(low.value(time: 2).height == 5)
    let spring = SpringKeyframe(8.0, duration: 1)
    let steps: [KeyframeStep<Double>] = spring.steps
    #expect(steps.count == 1)
    let screen = Screen { Hopping() }
    #expect(screen.labels == ["at 0", "Hop"])
    screen.activate("Hop")
    #expect(screen.labels == ["at 8", "Hop"])
  }

  @KeyframesBuilder<Hop> private func ways(isHigh: Bool) -> some Keyframes<Hop> {
    KeyframeTrack(\.height) { heights(isHigh: isHigh) }
    KeyframeTrack(\.turn) { LinearKeyframe(1.0, duration: 1) }
  }

  @KeyframeTrackContentBuilder<Double>
  private func heights(isHigh: Bool) -> some KeyframeTrackContent<Double> {
    SpringKeyframe(10.0, duration: 1)
    if isHigh {
      LinearKeyframe(20.0, duration: 1)
    } else {
      CubicKeyframe(5.0, duration: 1)
    }
  }

  @Test("Values are at their part of the way to others, and what has nothing to animate stays")
  func arithmetic() {
    #expect(2.0.interpolated(towards: 4, amount: 0.25) == 2.5)
    #expect(
      AnimatablePair(0.0, CGFloat(10)).interpolated(towards: AnimatablePair(4, 20), amount: 0.5).first == 2)
    #expect(length(AnimatablePair(3.0, 4.0)) == 25)
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 3)
    #expect(nothing + .zero == EmptyAnimatableData.zero)
    #expect(length(nothing) == 0)
    let screen = Screen.availableSpace(100, 100) { Box("a", 10, 10).modifier(Shifted(by: 6)) }
    #expect(screen.frames == ["a 6 6 10 10"])
    var shifted = Shifted(by: 6)
    shifted.animatableData = 9
    #expect(shifted.by == 9)
  }

  private func length<V: VectorArithmetic>(_ value: V) -> Double { value.magnitudeSquared }
}

private struct Tilted: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.background { if !phase.isIdentity { Color.blue } }
  }
}

private struct Hop {
  var height = 0.0
  var turn = 0.0
}

private struct Hopping: View {
  @State private var count = 0

  var body: some View {
    KeyframeAnimator(initialValue: 0.0, trigger: count) { height in
      Text("at \(Int(height))")
    } keyframes: { _ in
      KeyframeTrack { SpringKeyframe(8.0, duration: 1) }
    }
    Button("Hop") { count += 1 }
  }
}

private struct Shifted: AnimatableModifier {
  var by: Double

  var animatableData: Double {
    get { by }
    set { by = newValue }
  }

  func body(content: Content) -> some View {
    content.padding([.top, .leading], CGFloat(by))
  }
}
