/// How two fingers lie to each other, against how they lay at first.
struct Pinch {
  /// How many times as far apart they are.
  let scale: CGFloat
  /// How far the line between them is turned, in radians.
  let turn: Double
  /// Their middle at first, on the screen.
  let start: CGPoint
}

/// Follows two fingers; another kind of gesture decides from which change on it is made.
final class PinchMachine: GestureMachine<Pinch> {
  private let counts: (Pinch) -> Bool
  private var fingers: [(number: Int, point: CGPoint)] = []
  private var start: (distance: CGFloat, angle: Double, middle: CGPoint)?
  private var turn = 0.0
  private var isActive = false

  init(_ context: GestureContext, counts: @escaping (Pinch) -> Bool) {
    self.counts = counts
    super.init(context)
  }

  override func take(_ moment: TouchMoment) -> GesturePhase<Pinch> {
    for change in moment.changes {
      switch change.phase {
      case .began:
        guard fingers.count < 2 else { continue }
        fingers.append((change.finger, change.point))
        begin()
      case .moved: move(change)
      case .ended:
        guard fingers.contains(where: { $0.number == change.finger }) else { continue }
        guard isActive, let pinch else { return .failed }
        return .ended(pinch)
      case .cancelled: return .failed
      }
    }
    guard let pinch else { return moment.isFinal && fingers.isEmpty ? .failed : .possible(nil) }
    if counts(pinch) { isActive = true }
    return isActive ? .active(pinch) : .possible(nil)
  }

  private func begin() {
    guard let line else { return }
    let (a, b) = (fingers[0].point, fingers[1].point)
    start = (line.distance, line.angle, CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
  }

  private func move(_ change: TouchMoment.Change) {
    guard let index = fingers.firstIndex(where: { $0.number == change.finger }) else { return }
    let former = line?.angle
    fingers[index].point = change.point
    guard let former, let now = line?.angle else { return }
    // The short way round, so that more than half a turn adds up.
    var step = now - former
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    turn += step
  }

  private var line: (distance: CGFloat, angle: Double)? {
    guard fingers.count == 2 else { return nil }
    let (a, b) = (fingers[0].point, fingers[1].point)
    return (a.distance(to: b), atan2(Double(b.y - a.y), Double(b.x - a.x)))
  }

  private var pinch: Pinch? {
    guard let start, let line, start.distance > 0 else { return nil }
    return Pinch(scale: line.distance / start.distance, turn: turn, start: start.middle)
  }
}

extension GestureContext {
  /// A point of the screen in parts of the view's size.
  func unitPoint(_ point: CGPoint) -> UnitPoint {
    guard frame.width > 0, frame.height > 0 else { return .center }
    return UnitPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
  }
}
