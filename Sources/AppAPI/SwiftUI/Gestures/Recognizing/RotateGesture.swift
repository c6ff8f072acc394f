/// Turning two fingers around each other.
public struct RotateGesture {
  /// How far a view is turned.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How far the fingers are turned.
    public var rotation: Angle
    /// How fast that changes, in a second.
    public var velocity: Angle
    /// The middle of the fingers at first, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at first, in the view's points.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn before it is this gesture.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension RotateGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    let least = minimumAngleDelta.radians
    return MappedMachine(PinchMachine(context) { abs($0.turn) >= least }) { pinch in
      Value(
        time: Date(), rotation: .radians(pinch.turn), velocity: .zero,
        startAnchor: context.unitPoint(pinch.start),
        startLocation: context.point(pinch.start, in: .local))
    }
  }

  var takesTaps: Bool { false }
}

/// Turning two fingers around each other; `RotateGesture` tells more.
public struct RotationGesture {
  /// How far the fingers have to turn before it is this gesture.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// How far the fingers are turned.
  public typealias Value = Angle
  /// Has no body of its own.
  public typealias Body = Never
}

extension RotationGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Angle> {
    let least = minimumAngleDelta.radians
    return MappedMachine(PinchMachine(context) { abs($0.turn) >= least }) { .radians($0.turn) }
  }

  var takesTaps: Bool { false }
}
