/// Moving a finger over the screen, beginning on a view.
public struct DragGesture {
  /// How far the finger has to move before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// In whose points places are given.
  public var coordinateSpace: CoordinateSpace

  /// Where the finger is and where it came from.
  public struct Value: Equatable, Sendable {
    /// When the finger was here.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came to the screen.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// The way from where it came to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were lifted now.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
    }

    /// The way to where it would come to rest if it were lifted now.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// How many seconds of its present speed a finger that is lifted would still go.
    private static let coasting: CGFloat = 0.25
  }

  /// Makes the gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes the gesture.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension DragGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> { DragMachine(self, context) }
  var takesTaps: Bool { false }
}

/// Recognises that a finger moves.
final class DragMachine: GestureMachine<DragGesture.Value> {
  private let gesture: DragGesture
  private var finger: (number: Int, track: TouchTrack)?
  private var isActive = false

  init(_ gesture: DragGesture, _ context: GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override func take(_ moment: TouchMoment) -> GesturePhase<DragGesture.Value> {
    for change in moment.changes {
      if change.phase == .began {
        if finger == nil { finger = (change.finger, TouchTrack(change.point, moment.time)) }
      } else if change.finger == finger?.number {
        if change.phase == .cancelled { return .failed }
        if finger?.track.point != change.point { finger?.track.move(to: change.point, moment.time) }
        noteDistance()
        if change.phase == .ended { return isActive ? value.map { .ended($0) } ?? .failed : .failed }
      }
    }
    noteDistance()
    if isActive, let value { return .active(value) }
    return moment.isFinal && finger == nil ? .failed : .possible(nil)
  }

  private func noteDistance() {
    if let finger, finger.track.distance >= gesture.minimumDistance { isActive = true }
  }

  private var value: DragGesture.Value? {
    guard let track = finger?.track else { return nil }
    let space = gesture.coordinateSpace
    return DragGesture.Value(
      time: Date(), location: context.point(track.point, in: space),
      startLocation: context.point(track.start, in: space), velocity: track.velocity)
  }
}
