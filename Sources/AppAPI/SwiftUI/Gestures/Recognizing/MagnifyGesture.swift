/// Moving two fingers apart or together.
public struct MagnifyGesture {
  /// How much larger or smaller a view is made.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How many times as far apart the fingers are.
    public var magnification: CGFloat
    /// How fast that changes, in times a second.
    public var velocity: CGFloat
    /// The middle of the fingers at first, in parts of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at first, in the view's points.
    public var startLocation: CGPoint
  }

  /// How much the distance has to change before it is this gesture.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension MagnifyGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    let least = minimumScaleDelta
    return MappedMachine(PinchMachine(context) { abs($0.scale - 1) >= least }) { pinch in
      Value(
        time: Date(), magnification: pinch.scale, velocity: 0, startAnchor: context.unitPoint(pinch.start),
        startLocation: context.point(pinch.start, in: .local))
    }
  }

  var takesTaps: Bool { false }
}

/// Moving two fingers apart or together; `MagnifyGesture` tells more.
public struct MagnificationGesture {
  /// How much the distance has to change before it is this gesture.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  /// How many times as far apart the fingers are.
  public typealias Value = CGFloat
  /// Has no body of its own.
  public typealias Body = Never
}

extension MagnificationGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<CGFloat> {
    let least = minimumScaleDelta
    return MappedMachine(PinchMachine(context) { abs($0.scale - 1) >= least }, \.scale)
  }

  var takesTaps: Bool { false }
}
