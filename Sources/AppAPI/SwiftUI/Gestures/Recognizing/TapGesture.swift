/// Touching a view and lifting the finger, once or several times.
///
///     Image("bailey").gesture(TapGesture(count: 2).onEnded { isLarge.toggle() })
public struct TapGesture {
  /// How many taps it takes.
  public var count: Int

  /// Makes the gesture of so many taps.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  /// Nothing is known of a tap but that it was made.
  public typealias Value = Void
  /// Has no body of its own.
  public typealias Body = Never
}

extension TapGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Void> {
    MappedMachine(TapMachine(count, context)) { _ in () }
  }

  var takesTaps: Bool { true }
}

/// Touching a place of a view and lifting the finger, once or several times.
public struct SpatialTapGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// The place, in the points of the gesture's space.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// In whose points the place is given.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture of so many taps.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension SpatialTapGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    let space = coordinateSpace
    return MappedMachine(TapMachine(count, context)) { Value(location: context.point($0, in: space)) }
  }

  var takesTaps: Bool { true }
}

/// Recognises taps by one finger; answers where on the screen the last one was.
final class TapMachine: GestureMachine<CGPoint> {
  /// Longest time from touching to lifting, in seconds.
  private static let longestTouch: TimeInterval = 0.75
  /// Longest way of a finger that taps, in points.
  private static let longestWay: CGFloat = 10
  /// Longest time between two taps, in seconds.
  private static let longestPause: TimeInterval = 0.35
  /// Longest way between two taps, in points.
  private static let widestPause: CGFloat = 45

  private let count: Int
  private var done = 0
  private var finger: (number: Int, track: TouchTrack)?
  private var lastLift: (point: CGPoint, time: TimeInterval)?

  init(_ count: Int, _ context: GestureContext) {
    self.count = max(1, count)
    super.init(context)
  }

  override var deadline: TimeInterval? {
    if let finger { return finger.track.startTime + Self.longestTouch }
    return lastLift.map { $0.time + Self.longestPause }
  }

  override func take(_ moment: TouchMoment) -> GesturePhase<CGPoint> {
    for change in moment.changes {
      guard step(change, moment.time) else { return .failed }
      if done == count { return .ended(change.point) }
    }
    if moment.changes.isEmpty, let deadline, moment.time >= deadline { return .failed }
    return moment.isFinal && finger == nil ? .failed : .possible(nil)
  }

  /// Takes in what one finger does; false where that is no tap.
  private func step(_ change: TouchMoment.Change, _ time: TimeInterval) -> Bool {
    switch change.phase {
    case .began:
      guard finger == nil else { return false }
      if let last = lastLift {
        guard time - last.time <= Self.longestPause, change.point.distance(to: last.point) <= Self.widestPause
        else { return false }
      }
      finger = (change.finger, TouchTrack(change.point, time))
    case .moved:
      finger?.track.move(to: change.point, time)
      guard (finger?.track.distance ?? 0) <= Self.longestWay else { return false }
    case .ended:
      guard let track = finger?.track, time - track.startTime < Self.longestTouch else { return false }
      guard track.start.distance(to: change.point) <= Self.longestWay else { return false }
      finger = nil
      lastLift = (change.point, time)
      done += 1
    case .cancelled: return false
    }
    return true
  }
}
