/// Ways of single parts of a value, each in its own time.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// What is changed.
  associatedtype Value
  /// The ways it is made of.
  associatedtype Body: Keyframes<Value>
  /// The ways it is made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Ways that are known already.
struct KeyframeTracks<Value>: Keyframes {
  let tracks: [AnyTrack<Value>]

  nonisolated init(tracks: [AnyTrack<Value>]) {
    self.tracks = tracks
  }

  // With a `return` of its own no builder puts what is known already together once more.
  var body: KeyframeTracks<Value> {
    let known = self
    return known
  }
}

/// The way of one part of a value, whatever that part is.
struct AnyTrack<Value> {
  let duration: TimeInterval
  /// Sets the part to where it is at a time, beginning from where it is in the value.
  let set: @MainActor (inout Value, TimeInterval) -> Void
}

extension Keyframes {
  var allTracks: [AnyTrack<Value>] {
    if let known = self as? KeyframeTracks<Value> { return known.tracks }
    return body.allTracks
  }
}

/// The way of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Changes the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  /// Changes the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// The way itself.
  public var body: some Keyframes<Root> {
    let (path, steps) = (path, content.steps)
    return KeyframeTracks(tracks: [
      AnyTrack(duration: steps.reduce(0) { $0 + $1.duration }) { value, time in
        value[keyPath: path] = steps.value(from: value[keyPath: path], at: time)
      }
    ])
  }
}

/// Puts ways together.
@resultBuilder
@MainActor @preconcurrency
public struct KeyframesBuilder<Value> {
  /// A single way of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> KeyframeTrack<Value, Value, KeyframeSteps<Value>> where Content.Value == Value, Value: Animatable {
    KeyframeTrack { expression }
  }

  /// A way as it stands in the closure.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  /// The first of several ways.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> some Keyframes<Value>
  where Content.Value == Value {
    KeyframeTracks(tracks: first.allTracks)
  }

  /// Ways and one more.
  public static func buildPartialBlock<Accumulated: Keyframes, Content: Keyframes>(
    accumulated: Accumulated, next: Content
  ) -> some Keyframes<Value> where Accumulated.Value == Value, Content.Value == Value {
    KeyframeTracks(tracks: accumulated.allTracks + next.allTracks)
  }
}

/// A value on its ways.
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [AnyTrack<Value>]

  /// Makes a value with its ways.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content().allTracks
  }

  /// Seconds until the last part has arrived.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after so many seconds.
  public func value(time: Double) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Brings a value to where it is after so many seconds.
  public func update(value: inout Value, time: Double) {
    value = initial
    for track in tracks { track.set(&value, time) }
  }

  /// Brings a value to where it is at a part of the time, from 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
