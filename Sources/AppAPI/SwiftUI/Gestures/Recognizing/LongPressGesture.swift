/// Holding a finger on a view for a while.
///
/// While it is held its value is `true`; it has ended as soon as the time is over, though the finger is there still.
public struct LongPressGesture {
  /// How long the finger is held, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Makes the gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// True from the moment the finger comes.
  public typealias Value = Bool
  /// Has no body of its own.
  public typealias Body = Never
}

extension LongPressGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Bool> { LongPressMachine(self, context) }
  var takesTaps: Bool { true }
}

/// Recognises that a finger is held.
final class LongPressMachine: GestureMachine<Bool> {
  private let gesture: LongPressGesture
  private var track: TouchTrack?

  init(_ gesture: LongPressGesture, _ context: GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override var deadline: TimeInterval? { track.map { $0.startTime + gesture.minimumDuration } }

  override func take(_ moment: TouchMoment) -> GesturePhase<Bool> {
    // The time may be over before the finger does what it does now.
    if let deadline, moment.time >= deadline { return .ended(true) }
    for change in moment.changes {
      switch change.phase {
      case .began:
        guard track == nil else { return .failed }
        track = TouchTrack(change.point, moment.time)
        if gesture.minimumDuration <= 0 { return .ended(true) }
      case .moved:
        track?.move(to: change.point, moment.time)
        if (track?.distance ?? 0) > gesture.maximumDistance { return .failed }
      case .ended, .cancelled: return .failed
      }
    }
    if track == nil { return moment.isFinal ? .failed : .possible(nil) }
    return .possible(true)
  }
}
