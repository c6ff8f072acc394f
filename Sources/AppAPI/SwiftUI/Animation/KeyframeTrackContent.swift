/// Steps of one part of a value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// What is changed.
  associatedtype Value: Animatable
  /// The steps, in their order.
  var steps: [KeyframeStep<Value>] { get }
}

/// One step on the way of a value.
public struct KeyframeStep<Value> {
  let target: Value
  let duration: TimeInterval
  let curve: UnitCurve
}

extension Array {
  /// Where a value is after so many seconds on its way through the steps.
  @MainActor
  func value<Value: Animatable>(from start: Value, at time: TimeInterval) -> Value
  where Element == KeyframeStep<Value> {
    var (present, begin) = (start, 0.0)
    for step in self {
      guard time < begin + step.duration else {
        present = step.target
        begin += step.duration
        continue
      }
      let part = step.curve.value(at: (time - begin) / step.duration)
      present.animatableData.interpolate(towards: step.target.animatableData, amount: part)
      return present
    }
    return present
  }
}

/// A step with the same speed all along.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step.
  public let steps: [KeyframeStep<Value>]

  /// Goes to a value in so many seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    steps = [KeyframeStep(target: to, duration: duration, curve: timingCurve)]
  }
}

/// A step that is slow at its beginning and its end.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step.
  public let steps: [KeyframeStep<Value>]

  /// Goes to a value in so many seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    steps = [KeyframeStep(target: to, duration: duration, curve: .easeInOut)]
  }
}

/// A step as a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step.
  public let steps: [KeyframeStep<Value>]

  /// Goes to a value in so many seconds, or in those that the spring takes.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    steps = [KeyframeStep(target: to, duration: duration ?? spring.settlingDuration, curve: .easeOut)]
  }
}

/// A step that takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step.
  public let steps: [KeyframeStep<Value>]

  /// Goes to a value at once.
  public init(_ to: Value) {
    steps = [KeyframeStep(target: to, duration: 0, curve: .linear)]
  }
}

/// Steps that are known already.
public struct KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  /// What was put together, in its order.
  public let steps: [KeyframeStep<Value>]
}

/// Puts steps together, in their order.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A step as it stands in the closure.
  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  /// The first step of a way.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    first: Content
  ) -> KeyframeSteps<Value> where Content.Value == Value {
    KeyframeSteps(steps: first.steps)
  }

  /// A way and one more step.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(
    accumulated: KeyframeSteps<Value>, next: Content
  ) -> KeyframeSteps<Value> where Content.Value == Value {
    KeyframeSteps(steps: accumulated.steps + next.steps)
  }

  /// The content of an `if` without `else`.
  public static func buildIf(_ content: KeyframeSteps<Value>?) -> KeyframeSteps<Value> {
    KeyframeSteps(steps: content?.steps ?? [])
  }

  /// The first branch of a choice.
  public static func buildEither<Content: KeyframeTrackContent>(first: Content) -> KeyframeSteps<Value>
  where Content.Value == Value {
    KeyframeSteps(steps: first.steps)
  }

  /// The second branch of a choice.
  public static func buildEither<Content: KeyframeTrackContent>(second: Content) -> KeyframeSteps<Value>
  where Content.Value == Value {
    KeyframeSteps(steps: second.steps)
  }

  /// A loop over steps.
  public static func buildArray<Content: KeyframeTrackContent>(_ parts: [Content]) -> KeyframeSteps<Value>
  where Content.Value == Value {
    KeyframeSteps(steps: parts.flatMap(\.steps))
  }
}
